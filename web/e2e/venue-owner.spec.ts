import { expectAccessible } from './accessibility';
import { logIn, logInByForm, newBusiness, newCouple, PASSWORD } from './accounts';
import { enquire, venueId } from './enquiries';
import { expect, test, type Page } from './fixtures';
import { inDays } from './forms';
import { ask, holdQueries } from './network';
import { open } from './pages';
import { visitor } from './visitors';

/** Registers a venue; returns its ID, name and login address. */
async function newVenue(page: Page): Promise<{ id: string; name: string; email: string }> {
  const name = `Neelam Bagh ${Date.now()}`;
  const email = `neelam.${Date.now()}@mail.example`;
  const input = {
    ...{ businessName: name, city: 'udaipur', yourName: 'Leela Rathore', phone: '0294 000 0000' },
    ...{ email, password: PASSWORD },
  };
  await ask(
    page.request,
    'mutation R($input: RegisterVenueInput!) { registerVenue(input: $input) { userErrors { message } } }',
    { input },
  );
  await logIn(page.context(), 'venue', email);
  const { me } = await ask<{ me: { id: string } }>(page.request, '{ me { id } }');
  await page.context().clearCookies();
  return { id: me.id, name, email };
}

const decide = (admin: Page, id: string, approve: boolean, reason?: string) =>
  ask(
    admin.request,
    `mutation D($id: ID!, $approve: Boolean!, $reason: String) {
      decideListing(id: $id, approve: $approve, reason: $reason) { userErrors { message } } }`,
    { id, approve, reason },
  );

/** Has a couple review a venue and an admin publish it, because the account is new. */
async function review(couple: Page, admin: Page, listingId: string, message: string): Promise<void> {
  const { writeReview } = await ask<{ writeReview: { review: { id: string } } }>(
    couple.request,
    'mutation W($input: ReviewInput!) { writeReview(input: $input) { review { id } userErrors { message } } }',
    { input: { listingId, rating: 4, message } },
  );
  await ask(
    admin.request,
    'mutation P($id: ID!) { decideReview(id: $id, publish: true) { userErrors { message } } }',
    {
      id: writeReview.review.id,
    },
  );
}

const menu = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Venue dashboard' }).getByRole('link', { name });

const LONG_DAY = new Intl.DateTimeFormat('en-IN', {
  ...({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const),
});

test.use({ viewport: { width: 1440, height: 900 } });

test('the day of a venue’s owner', async ({ page, browser }) => {
  test.slow();
  const venue = await newVenue(page);
  const admin = await visitor(browser);
  await logIn(admin.context(), 'admin');
  await decide(admin, venue.id, false, 'Please add your prices and an address.');

  await test.step('they log in, and see why their listing was rejected', async () => {
    await open(page, '/login');
    await logInByForm(page, 'venue', venue.email);
    await page.waitForURL((url) => url.pathname === '/venueProfilePage');
    const main = page.getByRole('main');
    await expect(main.getByText('Your listing was not approved.')).toBeVisible();
    await expect(main.getByText('Please add your prices and an address.')).toBeVisible();
    await expect(main.getByText('Rejected', { exact: true })).toBeVisible();
    await expect(main.getByText('Not Available')).toBeVisible();
  });

  await test.step('they change their contact details, and discard a change', async () => {
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Name').fill('');
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('Your name is required')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByText('Leela Rathore')).toBeVisible();
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Phone').fill('0294 000 1111');
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('0294 000 1111')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit' })).toBeFocused();
  });

  await test.step('they write their details and type their prices', async () => {
    await menu(page, 'Details').click();
    await expect(page.getByRole('heading', { name: 'Details', level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('Address').fill('4 Badi Lake Road');
    const packages = page.getByRole('textbox', { name: 'Food packages' });
    const form = page.getByRole('form', { name: 'Edit details' });
    await page.getByLabel('Veg price', { exact: true }).fill('40');
    await expect(form.getByText('₹40 for a whole plate? Check the amount.')).toBeVisible();
    await page.getByLabel('Veg price', { exact: true }).fill('₹1,400');
    await packages.fill('Veg 1,450, non-veg 1,900 per plate, minimum 150 plates.');
    await expect(form.getByText('Your description says veg ₹1,450, non-veg ₹1,900.')).toBeVisible();
    await form.getByRole('button', { name: 'Use these prices' }).click();
    await expect(page.getByLabel('Veg price', { exact: true })).toHaveValue('1450');
    await expect(page.getByLabel('Non-veg price')).toHaveValue('1900');
    await expect(form.getByText('Your description says')).toHaveCount(0);
    await page.getByLabel('Guest capacity').fill('300-600 guests');
    await expect(form.getByText('Shown as 600 pax')).toBeVisible();
    await form.getByRole('checkbox', { name: 'Wedding Lawns' }).check();
    await form.getByRole('checkbox', { name: 'Marriage Garden' }).check();
    await form.getByRole('checkbox', { name: 'Valet parking' }).check();
    await form.getByRole('radio', { name: /24 hours/ }).check();

    await menu(page, 'Calendar').click();
    const leave = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await leave.getByRole('button', { name: 'Keep editing' }).click();
    await expect(page.getByLabel('Address')).toHaveValue('4 Badi Lake Road');
  });

  await test.step('the input stays if saving fails, and is saved on retry', async () => {
    const form = page.getByRole('form', { name: 'Edit details' });
    const update = form.getByRole('button', { name: 'Update' });
    const message = 'We’re busy right now. Please try again in a moment.';
    await page.route('**/graphql', (route) =>
      route.fulfill({ json: { data: null, errors: [{ message, extensions: { code: 'UNAVAILABLE' } }] } }),
    );
    await update.click();
    await expect(page.getByText(`Your venue was not updated. ${message}`)).toBeVisible();
    await page.unroute('**/graphql');
    await expect(page.getByLabel('Address')).toHaveValue('4 Badi Lake Road');
    await update.click();
    const main = page.getByRole('main');
    await expect(main.getByText('300-600 guests (shown as 600 pax)')).toBeVisible();
    for (const text of [
      '4 Badi Lake Road',
      '₹1,450',
      '₹1,900',
      'Wedding Lawns',
      'Marriage Garden',
      'Valet parking',
    ])
      await expect(main.getByText(text, { exact: true })).toBeVisible();
    await expect(main.getByText(/full refund/)).toBeVisible();
  });

  await test.step('they preview the page, which visitors can’t see yet', async () => {
    const preview = page.context().waitForEvent('page');
    await page.getByRole('link', { name: /^Preview/ }).click();
    const shown = await preview;
    await expect(shown.getByText('Only you can see this page: it was not approved.')).toBeVisible();
    await expect(shown.getByRole('heading', { name: venue.name })).toBeVisible();
    await shown.close();
    const stranger = await visitor(browser);
    expect((await stranger.goto(`/venuelist/${venue.id}`))?.status()).toBe(404);
  });

  await test.step('they resubmit it, and it is approved', async () => {
    await menu(page, 'Profile').click();
    await page.getByRole('button', { name: 'Resubmit for approval' }).click();
    await expect(page.getByText(/You resubmitted your listing on/)).toBeVisible();
    await expect(page.getByRole('main').getByText('Pending', { exact: true })).toBeVisible();
    await decide(admin, venue.id, true);
    expect(await venueId(page.request, venue.name)).toBe(venue.id);
  });

  const couple = await visitor(browser);
  await newCouple(couple.context(), 'Meher Sethi');
  await enquire(couple.context(), venue.name, 40, { name: 'Meher Sethi' });
  await review(couple, admin, venue.id, 'The lawn was dry by noon, after a night of rain.');

  await test.step('the calendar shows the enquiries of a day, also by keyboard', async () => {
    const day = inDays(40);
    const long = LONG_DAY.format(new Date(day));
    await open(page, `/venueProfilePage/calendar?month=${day.slice(0, 7)}`);
    const cell = page.getByRole('table').getByRole('link', { name: new RegExp(`^${long}.*1 enquiry`) });
    await page.getByRole('table').getByRole('link').first().focus();
    for (let date = 1; date < Number(day.slice(8)); date++) await page.keyboard.press('ArrowRight');
    await expect(cell).toBeFocused();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('region', { name: long });
    await expect(panel.getByText('0 of 1 booked.')).toBeVisible();
    await expect(panel.getByRole('article')).toContainText('Meher Sethi');
    await expect(panel.getByRole('link', { name: 'Decide under Enquiries' })).toBeVisible();

    await page.getByLabel('Bookings that fit on one day').fill('51');
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('At most 50')).toBeVisible();
    await page.getByLabel('Bookings that fit on one day').fill('2');
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(panel.getByText('0 of 2 booked.')).toBeVisible();
  });

  await test.step('they reply to a review, once, and flag it', async () => {
    await menu(page, 'Reviews').click();
    await expect(page.getByRole('heading', { name: 'Reviews', level: 1 })).toBeVisible();
    const item = page.getByRole('article', { name: 'Meher S.' });
    await item.getByRole('button', { name: 'Answer' }).click();
    await item.getByRole('button', { name: 'Publish answer' }).click();
    await expect(item.getByText('Answer is required')).toBeVisible();
    await item.getByLabel('Your answer').fill('We’re sorry.');
    await item.getByRole('button', { name: 'Cancel' }).click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(item.getByLabel('Your answer')).toHaveValue('We’re sorry.');
    await item.getByRole('button', { name: 'Cancel' }).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(item.getByRole('button', { name: 'Answer' })).toBeFocused();
    await item.getByRole('button', { name: 'Answer' }).click();
    await item.getByLabel('Your answer').fill('We prayed, and had a tent.');
    await item.getByRole('button', { name: 'Publish answer' }).click();
    await expect(item.getByText('We prayed, and had a tent.')).toBeVisible();
    await expect(item.getByRole('button', { name: 'Answer' })).toHaveCount(0);

    await item.getByRole('button', { name: 'Flag' }).click();
    const dialog = page.getByRole('dialog', { name: 'Flag this review' });
    await expect(dialog).toContainText('until they have looked at it; we notify you of their decision.');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(dialog.getByText('Please describe what is wrong with this review')).toBeVisible();
    await dialog.getByLabel('What is wrong with it?').fill('It is about another lawn.');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect(item.getByText('Flagged', { exact: true })).toBeVisible();
    await expect(item).toContainText('It is about another lawn.');

    await open(couple, `/venuelist/${venue.id}`);
    await expect(couple.getByRole('article').filter({ hasText: 'The lawn was dry' })).toContainText(
      'We prayed, and had a tent.',
    );
    await expect(couple.getByText('Only you can see this page')).toHaveCount(0);
  });

  await test.step('they log out', async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/venueProfilePage/details');
    await page.waitForURL((url) => url.pathname === '/login');
  });
});

test('owners filter reviews by stars, and by whether they have a reply', async ({ page, context }) => {
  await logIn(context, 'venue');
  await open(page, '/venueProfilePage/reviews');
  const articles = page.getByRole('article');
  await expect(articles).toHaveCount(10);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(articles).toHaveCount(20);
  await page.getByLabel('Rating').selectOption('3 stars');
  await expect(page).toHaveURL(/rating=3/);
  await expect(articles.first().getByRole('img', { name: '3 out of 5 stars' })).toBeVisible();
  await expect(page.getByRole('img', { name: /[1245] out of 5 stars/ })).toHaveCount(0);
  // The second filter is added while the results of the first are loading.
  const release = await holdQueries(page);
  await page.getByLabel('Rating').selectOption('');
  await page.getByLabel('Your answer').selectOption('Answered');
  release();
  await expect(page).toHaveURL(/reviews\?answered=yes$/);
  await expect(page.getByRole('main').getByRole('button', { name: 'Answer' })).toHaveCount(0);
  await expect(articles.first()).toContainText('Your answer');
});

test('a vendor has the same calendar and reviews, but not a venue’s details', async ({ page, context }) => {
  await logIn(context, 'vendor');
  await open(page, '/vendorProfilePage/calendar');
  const vendorMenu = page.getByRole('navigation', { name: 'Vendor dashboard' });
  await expect(page.getByRole('table')).toBeVisible();
  await expect(vendorMenu.getByRole('link', { name: 'Details' })).toHaveCount(0);
  await vendorMenu.getByRole('link', { name: 'Reviews' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto('/venueProfilePage/details');
  await page.waitForURL((url) => url.pathname === '/login');
});

test('prices that an older client sent as text are confirmed or corrected by the owner', async ({
  page,
  browser,
}) => {
  const { id } = await newBusiness(browser, page.context(), 'venue', `Kamal Bagh ${Date.now()}`);
  const sendText = (foodPackages: string) =>
    ask(
      page.request,
      'mutation T($input: UpdateVenueInput!) { updateVenue(input: $input) { userErrors { message } } }',
      { input: { foodPackages } },
    );
  const main = page.getByRole('main');
  // One notification is the approval.
  const unread = (count: number) => page.getByRole('link', { name: `Enquiries ${count}` });

  await sendText('Veg thali rs. 3250 seated');
  await open(page, '/venueProfilePage/details');
  await expect(unread(2)).toBeVisible();
  await expect(main.getByText('veg ₹3,250, non-veg None')).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('button', { name: 'These are right' }).click();
  await expect(page.getByText('Your prices are confirmed.')).toBeVisible();
  await expect(main.getByRole('button', { name: 'These are right' })).toHaveCount(0);
  await expect(unread(1)).toBeVisible();

  await sendText('Rates on request');
  await open(page, '/venueProfilePage/details');
  await expect(main.getByText(/We found no price per plate/)).toBeVisible();
  const visitorPage = await visitor(browser);
  await open(visitorPage, `/venuelist/${id}`);
  await expect(visitorPage.getByRole('complementary', { name: 'Prices' })).toContainText('Price on request');
  await expect(visitorPage.getByRole('complementary', { name: 'Prices' })).not.toContainText('None');
  await main.getByRole('button', { name: 'Edit prices' }).click();
  await page.getByLabel('Non-veg price').fill('1,900');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(main.getByText('₹1,900', { exact: true })).toBeVisible();
  await expect(main.getByText(/We found no price/)).toHaveCount(0);
  await open(visitorPage, `/venuelist/${id}`);
  const panel = visitorPage.getByRole('complementary', { name: 'Prices' });
  await expect(panel).toContainText('₹1,900');
  await expect(panel).toContainText('None');
});
