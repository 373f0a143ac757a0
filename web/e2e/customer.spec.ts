import { expectAccessible } from './accessibility';
import { logIn, newCouple } from './accounts';
import { enquire, venueId } from './enquiries';
import { expect, type Page, test } from './fixtures';
import { fillDate, inDays } from './forms';
import { ask, holdQueries, slowUploads } from './network';
import { open, reload } from './pages';
import { visitor } from './visitors';
import { watch } from './watch';

const RED_DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAUAAAAFCAYAAACNbyblAAAAHElEQVQI12P4//8/w38GIAXDIBKE0DHxgljNBAAO9TXL0Y4OHwAAAABJRU5ErkJggg==',
  'base64',
);
const portrait = { name: 'me.png', mimeType: 'image/png', buffer: RED_DOT };

const REFUSED = {
  errors: [{ message: 'We are busy just now.', extensions: { code: 'UNAVAILABLE' } }] as const,
};

const profile = (page: Page) => page.getByRole('region', { name: /^Tara|^Ishaan|^Meher/ });
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'My Dashboard' }).getByRole('link', { name });
const indian = (day: string) =>
  new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric' }).format(
    new Date(`${day}T12:00:00+05:30`),
  );

async function wish(page: Page, ...venues: string[]): Promise<void> {
  for (const name of venues)
    await ask(
      page.request,
      'mutation W($id: ID!) { addToWishlist(listingId: $id) { wishlisted userErrors { message } } }',
      {
        id: await venueId(page.request, name),
      },
    );
}

test('a couple’s whole day', async ({ page, browser }) => {
  test.setTimeout(120_000);
  const email = `tara.${Date.now()}@mail.example`;

  await test.step('they sign up, and arrive at their profile', async () => {
    await open(page, '/Signup');
    await page.getByLabel('Name', { exact: true }).fill('Tara Iyer');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Mobile Number').fill('0000011111');
    await page.getByLabel('Password', { exact: true }).fill('Shaadi#2027');
    await page.getByLabel('Confirm Password').fill('Shaadi#2027');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    // Signing up logs in; after three seconds the dialog leads to the dashboard.
    await page.waitForURL('/userProfilePage');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Dashboard');
    await expect(tab(page, 'Profile')).toHaveAttribute('aria-current', 'page');
    for (const [term, value] of [
      ['name', 'Tara Iyer'],
      ['phoneNumber', '00000 11111'],
      ['address', 'Not Available'],
      ['email', email],
    ] as const)
      await expect(
        profile(page).getByText(term, { exact: true }).locator('..').getByText(value),
      ).toBeVisible();
  });

  await test.step('they edit it: missing and invalid fields are marked, and no input is lost', async () => {
    await page.getByRole('button', { name: 'Edit profile' }).click();
    const address = page.getByLabel('Address');
    const underline = () => address.evaluate((input) => getComputedStyle(input.parentElement!).boxShadow);
    const red = await underline();
    await address.fill('9 Lake Road, Udaipur');
    await expect.poll(underline).not.toBe(red);
    await page.getByLabel('City').fill('uDAIPUR');
    await page.getByLabel('Phone number').fill('12345');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Mobile number must be 10 digits')).toBeVisible();
    await expect(address).toHaveValue('9 Lake Road, Udaipur');
    await page.getByLabel('Phone number').fill('0000022222');

    await tab(page, 'Wishlist').click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(question).toBeHidden();
    await expect(page).toHaveURL('/userProfilePage');
    await expect(address).toHaveValue('9 Lake Road, Udaipur');

    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Profile saved.')).toBeVisible();
    const pencil = page.getByRole('button', { name: 'Edit profile' });
    await expect(pencil).toBeFocused();
    await pencil.press('Enter');
    await page.getByRole('button', { name: 'Cancel' }).press('Enter');
    await expect(pencil).toBeFocused();
    for (const value of ['00000 22222', '9 Lake Road, Udaipur', 'Udaipur'])
      await expect(profile(page).getByText(value, { exact: true })).toBeVisible();
  });

  await test.step('they upload their picture', async () => {
    await page.getByRole('button', { name: 'Edit profile' }).click();
    await page.getByLabel('Upload a picture').setInputFiles(portrait);
    await expect(page.getByText('File uploaded').first()).toBeVisible();
    await expect(profile(page).locator('picture')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await reload(page);
    await expect(profile(page).locator('picture')).toBeVisible();
  });

  await test.step('they save a venue, and find it in their wishlist', async () => {
    await open(page, '/venuelist?q=Kesar Kothi');
    const saved = page.waitForResponse((response) => response.url().endsWith('/graphql'));
    await page.getByRole('button', { name: 'Wishlist: Kesar Kothi' }).click();
    await saved;
    await page.getByRole('link', { name: 'Profile of Tara Iyer' }).click();
    await tab(page, 'Wishlist').click();
    const card = page.getByRole('article', { name: 'Kesar Kothi' });
    await expect(card.getByText(/^Max Guests: [\d,]+$/)).toBeVisible();
    await expect(card.getByRole('link', { name: /^View Venue/ })).toHaveAttribute('href', /^\/venuelist\/.+/);
  });

  await test.step('they enquire, and the owner approves with their code', async () => {
    await enquire(page.context(), 'Jheel Mahal', 400, { name: 'Tara Iyer' });
    await tab(page, 'Bookings').click();
    await expect(page).toHaveURL('/userProfilePage?tab=bookings');
    const booking = page.getByRole('article', { name: 'Jheel Mahal' });
    await expect(booking.getByText('Pending')).toBeVisible();
    const [code = ''] = /\b\d(?: ?\d){5}\b/.exec(await booking.innerText()) ?? [];

    const owner = await visitor(browser);
    await logIn(owner.context(), 'venue');
    const { myBookings } = await ask<{ myBookings: { nodes: { id: string }[] } }>(
      page.request,
      '{ myBookings(first: 1) { nodes { id } } }',
    );
    const id = myBookings.nodes[0]?.id;
    await ask(
      owner.request,
      'mutation A($id: ID!, $code: String!) { approveBooking(id: $id, code: $code) { userErrors { message } } }',
      { id, code: code.replaceAll(' ', '') },
    );
    await reload(page);
    await expect(booking.getByText('Approved', { exact: true })).toBeVisible();

    await booking.getByRole('button', { name: /^Request another date/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Request another date' });
    await fillDate(dialog, inDays(400));
    await dialog.getByRole('button', { name: 'Request' }).click();
    await expect(dialog.getByText(/^Your booking is already on .*\.$/)).toBeVisible();
    await fillDate(dialog, inDays(407));
    await dialog.getByRole('button', { name: 'Request' }).click();
    await expect(booking.getByText(`You requested ${indian(inDays(407))}`).first()).toBeVisible();
    await booking.getByRole('button', { name: /^Cancel request/ }).click();
    await expect(booking.getByRole('button', { name: /^Cancel request/ })).toHaveCount(0);
    await booking.getByRole('button', { name: /^Request another date/ }).click();
    await fillDate(dialog, inDays(408));
    await dialog.getByRole('button', { name: 'Request' }).click();
    await expect(booking.getByText('hasn’t replied yet')).toBeVisible();

    await ask(
      owner.request,
      'mutation A($id: ID!, $date: String!) { acceptReschedule(id: $id, date: $date) { userErrors { message } } }',
      { id, date: inDays(408) },
    );
    await reload(page);
    await booking.getByText('History').click();
    await expect(booking.getByRole('listitem')).toContainText([
      'You sent the enquiry',
      'Jheel Mahal approved it with your code',
      `You requested ${indian(inDays(407))}`,
      `You cancelled your request for ${indian(inDays(407))}`,
      `You requested ${indian(inDays(408))}`,
      `Jheel Mahal accepted ${indian(inDays(408))}`,
    ]);
  });

  await test.step('they cancel the first logout, then log out', async () => {
    await tab(page, 'LogOut').click();
    await expect(page).toHaveURL('/userProfilePage?tab=logout');
    const dialog = page.getByRole('alertdialog', { name: 'Confirm Logout' });
    await expect(dialog).toContainText('Are you sure you want to log out?');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL('/userProfilePage?tab=profile');
    await expect(dialog).toBeHidden();
    await tab(page, 'LogOut').click();
    await dialog.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('/');
    await page.goto('/userProfilePage');
    await page.waitForURL((url) => url.pathname === '/login');
  });
});

test.describe('the wishlist', () => {
  test('has the specified texts for loading, errors and an empty list', async ({ page, context }) => {
    await newCouple(context, 'Ishaan Bose');
    await open(page, '/userProfilePage');
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('MyWishlist')
        ? route.fulfill({ json: REFUSED })
        : route.continue(),
    );
    await tab(page, 'Wishlist').click();
    await expect(page.getByText('Failed to load wishlist. Please try again later.')).toBeVisible();
    await page.unroute('**/graphql');
    const release = await holdQueries(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Loading your wishlist...')).toBeVisible();
    release();
    await expect(page.getByText('Your wishlist is empty.')).toBeVisible();
    await expectAccessible(page);
  });

  test('a removed item can be restored with the keyboard alone', async ({ page, context }) => {
    await newCouple(context, 'Meher Gill');
    await wish(page, 'Jheel Mahal', 'Kesar Kothi');
    await open(page, '/userProfilePage?tab=wishlist');
    const cards = page.getByRole('article', { name: /Kothi|Mahal/ });
    await expect(cards).toHaveCount(2);
    // Newest first.
    await expect(cards.first()).toContainText('Kesar Kothi');
    const heart = cards.first().getByRole('button', { name: 'Take Kesar Kothi off your wishlist' });
    await heart.focus();
    await page.keyboard.press('Enter');
    const undo = page.getByRole('button', { name: /^Undo/ });
    await expect(undo).toBeFocused();
    await expect(page.getByText('Kesar Kothi is no longer on your wishlist.')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(heart).toBeFocused();
    await expect(cards).toHaveCount(2);
    await page.keyboard.press('Enter');
    await tab(page, 'Profile').click();
    await tab(page, 'Wishlist').click();
    await expect(cards).toHaveCount(1);
    await expect(page.getByText('is no longer on your wishlist')).toHaveCount(0);
  });

  test('its pictures rotate, and each dot shows its picture', async ({ browser }) => {
    const page = await visitor(browser, { reducedMotion: 'no-preference' });
    const { problems } = watch(page);
    await newCouple(page.context(), 'Meher Anand');
    await wish(page, 'Jheel Mahal');
    await open(page, '/userProfilePage?tab=wishlist');
    const dots = page.getByRole('group', { name: 'Photos of Jheel Mahal' }).getByRole('button');
    await expect(dots.first()).toHaveAttribute('aria-current', 'true');
    await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true', { timeout: 6000 });
    await dots.nth(3).click();
    await expect(dots.nth(3)).toHaveAttribute('aria-current', 'true');
    expect(problems).toEqual([]);
  });
});

test.describe('the profile', () => {
  test('asks before unsaved edits are lost, even when the tab is closed', async ({ page, context }) => {
    await newCouple(context, 'Ishaan Rao');
    await open(page, '/userProfilePage');
    const pencil = page.getByRole('button', { name: 'Edit profile' });
    await pencil.click();
    await expect(pencil).toHaveAttribute('aria-pressed', 'true');
    await pencil.click();
    await expect(page.getByLabel('Address')).toHaveCount(0);

    await pencil.click();
    await page.getByLabel('Address').fill('1 Mill Street');
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await page.getByRole('button', { name: 'Cancel' }).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByLabel('Address')).toHaveCount(0);
    await expect(pencil).toBeFocused();

    await pencil.click();
    await page.getByLabel('Address').fill('2 Mill Street');
    await pencil.click();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(page.getByLabel('Address')).toHaveValue('2 Mill Street');
    const dialogOpened = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const native = await dialogOpened;
    expect(native.type()).toBe('beforeunload');
    await native.dismiss();

    await page.getByRole('banner').getByRole('link', { name: 'Venues' }).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL('/venuelist');
    await page.goBack();
    await expect(profile(page).getByText('Not Available')).toBeVisible();
  });

  test('an error keeps the input', async ({ page, context }) => {
    await newCouple(context, 'Tara Dutt');
    await open(page, '/userProfilePage');
    await page.getByRole('button', { name: 'Edit profile' }).click();
    await page.getByLabel('Address').fill('5 Hill View');
    await page.route('**/graphql', (route) => route.fulfill({ json: REFUSED }));
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(REFUSED.errors[0].message)).toBeVisible();
    await expect(page.getByLabel('Address')).toHaveValue('5 Hill View');
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(profile(page).getByText('5 Hill View')).toBeVisible();
  });

  test('a picture shows its upload progress, and can be cancelled, replaced and removed', async ({
    page,
    context,
  }) => {
    await newCouple(context, 'Meher Shah');
    await open(page, '/userProfilePage');
    await page.getByRole('button', { name: 'Edit profile' }).click();
    const picker = page.getByLabel(/^Upload a picture|^Change picture/);
    await picker.setInputFiles({ ...portrait, name: 'notes.txt', mimeType: 'text/plain' });
    await expect(page.getByText('Please choose a JPEG, PNG, WebP or AVIF picture.')).toBeVisible();

    await slowUploads(page, 300_000);
    const large = { ...portrait, name: 'large.png', buffer: Buffer.concat([RED_DOT, Buffer.alloc(4e6)]) };
    await picker.setInputFiles(large);
    const bar = page.getByRole('progressbar', { name: 'Upload of large.png' });
    await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(1);
    await page.getByRole('button', { name: 'Cancel the upload of large.png' }).click();
    await expect(bar).toHaveCount(0);
    await slowUploads(page, -1);

    await picker.setInputFiles(portrait);
    await expect(profile(page).locator('picture')).toBeVisible();
    await page.getByRole('button', { name: 'Remove picture' }).click();
    const refused = { user: null, userErrors: [{ field: null, code: 'CONFLICT', message: 'Not now.' }] };
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('SetAvatar')
        ? route.fulfill({ json: { data: { setAvatar: refused } } })
        : route.fallback(),
    );
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByRole('alert')).toContainText('Not now.');
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Remove picture' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(profile(page).locator('picture')).toHaveCount(0);
    await expect(page.getByLabel('Upload a picture')).toBeEnabled();
    await expectAccessible(page);
  });
});

test('at 360 pixels every view fits and can be reached', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await logIn(context, 'user');
  for (const view of ['profile', 'wishlist', 'bookings', 'reviews', 'stories']) {
    await open(page, `/userProfilePage?tab=${view}`);
    await page.waitForLoadState('networkidle');
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    for (const name of ['Profile', 'Wishlist', 'Bookings', 'Reviews', 'Stories', 'LogOut'])
      await expect(tab(page, name)).toBeInViewport({ ratio: 1 });
  }
});

test('articles have a separate column next to the dashboard', async ({ page, context }) => {
  await logIn(context, 'user');
  await open(page, '/userProfilePage');
  const blogs = page.getByRole('complementary', { name: 'Wedding Blog' });
  await expect(blogs.getByRole('article')).toHaveCount(8);
  const column = await blogs.getByRole('list').boundingBox();
  expect(column?.height).toBe(700);
  const slot = await blogs.getByRole('listitem').first().boundingBox();
  expect(slot?.height).toBe(410);
});
