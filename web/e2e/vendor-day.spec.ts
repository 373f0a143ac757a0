import type { Route } from '@playwright/test';
import { expectAccessible } from './accessibility';
import { logInByForm, newBusiness, newCouple } from './accounts';
import { enquireAt } from './enquiries';
import { expect, type Page, test } from './fixtures';
import { inDays } from './forms';
import { answerTo, ask } from './network';
import { open, reload } from './pages';
import { visitor } from './visitors';

const day = (days: number) =>
  new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric' }).format(
    new Date(`${inDays(days)}T12:00:00+05:30`),
  );

/** Simulates returning to the tab: the page polls at once instead of at the next interval. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

/** Responds like a busy server. */
const refuse = (route: Route) =>
  route.fulfill({
    json: {
      errors: [{ message: 'We are busy just now.', extensions: { code: 'UNAVAILABLE' } }],
    },
  });

test('a vendor’s day', async ({ page, context, browser }) => {
  test.slow();
  const { id, email } = await newBusiness(browser, context, 'vendor', 'Chandni Mehendi');
  await context.clearCookies();

  await test.step('logs in and edits the business', async () => {
    await open(page, '/login');
    await logInByForm(page, 'vendor', email);
    await page.waitForURL('/vendorProfilePage');
    await page.getByRole('link', { name: 'Business', exact: true }).click();
    await page.getByRole('button', { name: 'Edit business data' }).click();
    const form = page.getByRole('form', { name: 'Edit business data' });
    await expect(page.getByRole('button', { name: 'Edit personal data' })).toBeDisabled();
    await form.getByLabel('Business name').fill('');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('Please enter your business name!')).toBeVisible();
    await form.getByLabel('Business name').fill('Chandni Mehendi Ghar');
    await form.getByLabel('City').fill('jaipur');
    await form.getByLabel('Experience in years').fill('7');
    await form.getByLabel('Willing to travel').selectOption('Yes');
    await form.getByLabel('Price note').fill('Travel outside Jaipur is extra.');
    await form.getByLabel('Summary').fill('Bridal hands and feet, with the names hidden in them.');

    // Neither a link nor an unreachable server loses the input.
    await page.getByRole('link', { name: 'Packages', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
    await page.route('**/graphql', refuse);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/Your business data was not saved/)).toBeVisible();
    await page.unroute('**/graphql');
    await expect(form.getByLabel('Experience in years')).toHaveValue('7');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Your business data was saved.')).toBeVisible();
    const panel = page.getByRole('region', { name: 'Business data' });
    await expect(panel).toContainText('Jaipur, Rajasthan');
    await expect(panel).toContainText('7 years');
    await expect(page.getByRole('button', { name: 'Edit business data' })).toBeFocused();
  });

  await test.step('offers packages; the public page shows the cheapest', async () => {
    await page.getByRole('link', { name: 'Packages', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'No packages yet' })).toBeVisible();
    const add = async (name: string, price: string, advance: string) => {
      await page.getByRole('button', { name: 'Add package' }).click();
      const form = page.getByRole('form', { name: 'Add a package' });
      await form.getByLabel('Package name').fill(name);
      await form.getByLabel('Price in rupees').fill(price);
      await form.getByLabel('Minimum advance').fill(advance);
      return form;
    };
    const form = await add('Bride, both hands', '9000', '9500');
    await expect(form).toContainText('A couple pays ₹3,600 (40%) to book');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('Minimum advance can’t be more than the price')).toBeVisible();
    await form.getByLabel('Minimum advance').fill('2000');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('article', { name: 'Bride, both hands' })).toContainText('₹9,000');
    const second = await add('Guests, one hand', '300', '0');
    await second.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Couples see your cheapest package first: ₹300.')).toBeVisible();
    const guests = page.getByRole('button', { name: 'Move Guests, one hand up' });
    await guests.press('Enter');
    await expect(page.getByRole('article').first()).toHaveAccessibleName('Guests, one hand');
    await expect(guests).toBeFocused();
    await expectAccessible(page);

    const couple = await visitor(browser);
    await open(couple, `/vendor/MehendiArtist/${id}`);
    await expect(couple.getByText('Cheapest package').first()).toContainText('₹300');
    await expect(couple.getByText('Travel outside Jaipur is extra.').first()).toBeVisible();
    await expect(
      couple.getByRole('list', { name: 'Packages' }).first().getByRole('listitem').first(),
    ).toContainText('Guests, one hand');

    const row = page.getByRole('article', { name: 'Guests, one hand' });
    await row.getByRole('button', { name: 'Edit' }).click();
    const edit = page.getByRole('form', { name: 'Edit Guests, one hand' });
    await edit.getByLabel('Price in rupees').fill('450');
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(row).toContainText('₹450');
    // The cached page is invalidated shortly after the change.
    await expect(async () => {
      await reload(couple);
      await expect(couple.getByText('Cheapest package').first()).toContainText('₹450', { timeout: 1000 });
    }).toPass();
    await couple.context().close();
    await row.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(row).toHaveCount(0);
    await expect(page.getByText('Couples see your cheapest package first: ₹9,000.')).toBeVisible();
  });

  await test.step('approves an enquiry that arrived while the inbox was open', async () => {
    await page.getByRole('link', { name: /^Enquiries/ }).click();
    await expect(page.getByRole('heading', { name: 'No enquiries yet' })).toBeVisible();
    await expect(page.getByRole('article', { name: 'Listing approved' })).toBeVisible();
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(page.getByRole('link', { name: 'Enquiries', exact: true })).toBeVisible();
    const couple = await visitor(browser);
    await newCouple(couple.context(), 'Meher Gill');
    const booking = await enquireAt(couple.context(), id, 50, { name: 'Meher Gill' });
    await comeBack(page);
    const card = page.getByRole('article', { name: 'Meher Gill' });
    await expect(card).toContainText('Pending');
    await expect(page.getByRole('link', { name: 'Enquiries 1', exact: true })).toBeVisible();

    await card.getByRole('button', { name: 'Approve' }).click();
    const otp = page.getByRole('dialog', { name: 'Enter OTP' });
    await otp.getByRole('textbox').fill(booking.code);
    await otp.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText(`Meher Gill is booked for ${day(50)}.`)).toBeVisible();
    const booked = page.getByRole('article', { name: 'Meher Gill' });
    await expect(booked.getByText('Approved', { exact: true })).toBeVisible();

    await ask(
      couple.request,
      'mutation P($id: ID!, $date: String!) { requestReschedule(id: $id, date: $date) { userErrors { message } } }',
      { id: booking.id, date: inDays(57) },
    );
    await comeBack(page);
    await expect(booked).toContainText(`Requested new date: ${day(57)}`);
    const dateChanges = page.getByRole('link', { name: 'Date changes' });
    await dateChanges.click();
    await expect(dateChanges).toHaveAttribute('aria-current', 'page');
    await booked.getByRole('button', { name: 'Accept' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByText(`Meher Gill’s booking is now on ${day(57)}.`)).toBeVisible();
    // It stays in its place until the owner opens another list.
    await booked.getByText('History').click();
    await expect(booked.getByRole('listitem').last()).toContainText(`You accepted ${day(57)}`);
    const all = page.getByRole('link', { name: /^All \d+$/ });
    await all.click();
    await expect(all).toHaveAttribute('aria-current', 'page');
    await expect(booked).toBeVisible();
    await expect(dateChanges).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'No date changes' })).toBeVisible();
    await all.click();
    await expect(booked).toBeVisible();
  });

  await test.step('marks a notification as read', async () => {
    const couple = await visitor(browser);
    await newCouple(couple.context(), 'Jasleen Brar');
    await enquireAt(couple.context(), id, 80, { name: 'Jasleen Brar' });
    await comeBack(page);
    const notificationCard = page
      .getByRole('article', { name: 'New enquiry' })
      .filter({ hasText: 'Jasleen Brar' });
    await expect(notificationCard.getByText('New', { exact: true })).toBeVisible();

    // If the request is rejected, it is unread again, with an error.
    await page.route('**/graphql', refuse);
    await notificationCard.getByRole('button', { name: 'Mark as Read' }).click();
    await expect(page.getByText(/The notification was not marked as read/)).toBeVisible();
    await expect(notificationCard.getByText('New', { exact: true })).toBeVisible();
    await page.unroute('**/graphql');

    const marked = answerTo(page, 'MarkNotificationRead');
    await notificationCard.getByRole('button', { name: 'Mark as Read' }).click();
    await expect(notificationCard.getByText('Read', { exact: true })).toBeVisible();
    await expect(notificationCard.getByRole('heading')).toBeFocused();
    await marked;
    await expect(page.getByRole('link', { name: 'Enquiries', exact: true })).toBeVisible();
    await expectAccessible(page);
    await reload(page);
    await expect(notificationCard.getByText('Read', { exact: true })).toBeVisible();
  });
});

test('the notification bell of a public page updates by itself, also without a connection for changes', async ({
  page,
  context,
  browser,
}) => {
  await page.routeWebSocket('**/subscriptions', (socket) => socket.close());
  await page.clock.install();
  const { id } = await newBusiness(browser, context, 'venue', 'Neem Haveli');
  await open(page, '/blogs');
  const bell = page.getByRole('banner').getByRole('link', { name: /^Notifications/ });
  await page.clock.fastForward(16_000);
  const before = await bell.getAttribute('aria-label');
  const couple = await visitor(browser);
  await newCouple(couple.context(), 'Nandini Rao');
  await enquireAt(couple.context(), id, 40);
  await expect(async () => {
    await page.clock.fastForward(16_000);
    expect(await bell.getAttribute('aria-label')).not.toBe(before);
  }).toPass();
  await expect(bell).toHaveAccessibleName(/\d+ unread$/);
  await bell.click();
  await expect(page.getByRole('article', { name: 'Tara Menon' })).toBeVisible();
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(page.getByRole('button', { name: 'Mark all as read' })).toHaveCount(0);
  await page.getByRole('link', { name: /^Unread/ }).click();
  await expect(page.getByText('You have read everything.')).toBeVisible();
});

test('a couple’s search for a city notifies its venues anonymously', async ({ page, context, browser }) => {
  const owner = await visitor(browser);
  // A separate city, so that venues of concurrent tests are not notified.
  await newBusiness(browser, owner.context(), 'venue', 'Amaltas Bagh', 'Jodhpur');
  await newCouple(context, 'Kavya Pillai');
  await open(page, '/');
  await page.getByLabel('Where is the wedding?').selectOption('Jodhpur');
  const interestSent = page.waitForResponse(
    (response) => response.request().postData()?.includes('addCityInterest') ?? false,
  );
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
  await page.waitForURL(/\/venuelist\?city=Jodhpur/);
  await interestSent;
  await open(owner, '/notification');
  const notificationCard = owner.getByRole('article', { name: 'Looking for a venue' }).first();
  await expect(notificationCard).toContainText('A couple is looking for a venue in Jodhpur.');
  await expect(notificationCard).not.toContainText('Kavya');
});
