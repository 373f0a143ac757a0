import { expectAccessible, expectContrast } from './accessibility';
import { logIn, newBusiness, newCouple } from './accounts';
import { enquireAt } from './enquiries';
import { composer, write } from './conversation';
import { expect, onPhoneAndDesktop, test, type Page } from './fixtures';
import { inDays } from './forms';
import { ask } from './network';
import { expectNoSidewaysScroll, open } from './pages';
import { visitor } from './visitors';

onPhoneAndDesktop((phone) => {
  test('home shows the work of a business, its week and its figures', async ({ page, context }) => {
    await logIn(context, 'venue');
    await open(page, '/venueProfilePage/home');
    const main = page.getByRole('main');
    const work = main.getByRole('region', { name: 'To do' });
    await expect(work.getByRole('link', { name: /^Answer \d+/ })).toBeVisible();
    await expect(main.getByRole('region', { name: 'The next seven days' })).toBeVisible();
    const views = main.getByRole('region', { name: 'Views' });
    await expect(views.getByRole('table')).toBeHidden();
    await views.getByText('Show Views as a table').press('Enter');
    // A head and thirteen weeks.
    await expect(views.getByRole('row')).toHaveCount(14);
    const shown = Number((await views.locator('b').textContent())?.replaceAll(',', ''));
    const weeks = await views.getByRole('cell').allTextContents();
    expect(weeks.reduce((sum, text) => sum + Number(text.replaceAll(',', '')), 0)).toBe(shown);
    await expect(main).toContainText('Couples see this on your card and your page');
    await expectAccessible(page);
    await expectContrast(page);
    await expectNoSidewaysScroll(page);

    await work.getByRole('link', { name: /guests requested, you seat 600/ }).click();
    await expect(page).toHaveURL('/notification?status=guests');
    await expect(page.getByRole('article').first()).toContainText('900');
  });

  test('a new business sees what is missing, here and on its page; visitors don’t', async ({
    page,
    context,
    browser,
  }) => {
    const name = `Nai Haveli ${phone ? 'phone' : 'desktop'}`;
    const { id } = await newBusiness(browser, context, 'venue', name);
    const couple = await visitor(browser, { viewport: page.viewportSize() });
    await newCouple(couple.context(), 'Ira Sen');
    const firstHeading = page.getByRole('main').getByRole('heading', { level: 2 }).first();
    await open(page, '/venueProfilePage/home');
    await expect(firstHeading).toHaveText('Get your listing ready');
    await enquireAt(couple.context(), id, 60);
    await open(page, '/venueProfilePage/home');
    await expect(firstHeading).toHaveText('To do');
    const checklist = page.getByRole('region', { name: 'Get your listing ready' });
    await expect(checklist.getByText('0 of 5 done')).toBeVisible();
    await expect(checklist.getByRole('button', { name: 'Hide this checklist' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Answer 1 enquiry', exact: true })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await checklist.getByRole('link', { name: 'Five photos' }).click();
    await expect(page).toHaveURL('/venueProfilePage/gallery');

    await open(page, `/venuelist/${id}`);
    const hidden = page.getByRole('region', { name: 'Only you see this' });
    await expect(hidden.getByRole('link', { name: 'How to reach' })).toBeVisible();
    await expectAccessible(page);
    await open(couple, `/venuelist/${id}`);
    await expect(couple.getByRole('heading', { name, level: 1 })).toBeVisible();
    await expect(couple.getByText('Only you see this')).toHaveCount(0);
    const response = await (await visitor(browser)).request.get(`/venuelist/${id}`);
    expect(await response.text()).not.toContain('Only you see this');
  });

  test('an accepted quote is work until its enquiry is approved', async ({ page, context, browser }) => {
    const { id } = await newBusiness(browser, context, 'venue', `Manzoori ${phone ? 'phone' : 'desktop'}`);
    const couple = await visitor(browser);
    await newCouple(couple.context(), 'Ira Sen');
    const booking = await enquireAt(couple.context(), id, 60, { name: 'Ira Sen' });
    const line = { label: 'Vegetarian plate', quantity: 180, unit: 'PLATE', unitPrice: 145_000, gstRate: 5 };
    const { sendQuote } = await ask<{ sendQuote: { booking: { quote: { id: string } } } }>(
      page.request,
      'mutation S($input: SendQuoteInput!) { sendQuote(input: $input) { booking { quote { id } } userErrors { message } } }',
      {
        input: {
          ...{ bookingId: booking.id, clientId: crypto.randomUUID(), date: inDays(60), guests: 180 },
          ...{ validUntil: inDays(14), lines: [line], discount: 0 },
        },
      },
    );
    await ask(
      couple.request,
      'mutation A($id: ID!) { acceptQuote(id: $id) { userErrors { message } } }',
      sendQuote.booking.quote,
    );
    await open(page, '/venueProfilePage/home');
    const work = page.getByRole('region', { name: 'To do' });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await work.getByRole('link', { name: 'Approve 1 enquiry with an accepted quote' }).click();
    await expect(page).toHaveURL('/notification?status=quote-accepted');
    const filter = page.getByRole('link', { name: /^Quote accepted/ });
    await expect(filter).toHaveText('Quote accepted 1');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const card = page.getByRole('article', { name: 'Ira Sen' });
    await card.getByRole('button', { name: 'Approve' }).click();
    await page.getByRole('dialog').getByRole('textbox').fill(booking.code);
    await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
    await expect(card.getByText('Approved', { exact: true })).toBeVisible();
    await expect(filter).toHaveText('Quote accepted 0');
    await open(page, '/venueProfilePage/home');
    await expect(work).toContainText('You’re all caught up.');
  });
});

for (const role of ['venue', 'vendor'] as const) {
  const name = `Gulab ${role}`;
  const pages = (page: Page) => {
    const menu = page.getByRole('navigation', { name: `${role === 'venue' ? 'Venue' : 'Vendor'} dashboard` });
    const main = page.getByRole('main');
    return {
      /** Follows a link of the menu, and waits for the page. */
      go: async (title: 'Home' | 'Profile') => {
        await menu.getByRole('link', { name: title, exact: true }).click();
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(title);
      },
      work: main.getByRole('region', { name: 'To do' }),
    };
  };

  test(`the home and the profile of a ${role} show new work while they are open`, async ({
    page,
    context,
    browser,
  }) => {
    const { id } = await newBusiness(browser, context, role, name);
    const couple = await visitor(browser);
    await newCouple(couple.context(), 'Ira Sen');
    const socket = page.waitForEvent('websocket');
    await open(page, `/${role}ProfilePage/home`);
    const { go, work } = pages(page);
    await expect(work).toContainText('You’re all caught up.');
    // The first event comes once the server listens for changes.
    await (await socket).waitForEvent('framereceived', ({ payload }) => String(payload).includes('"next"'));
    const booking = await enquireAt(couple.context(), id, 60);
    await expect(work.getByRole('link', { name: 'Answer 1 enquiry', exact: true })).toBeVisible();

    await go('Profile');
    await expect(work.getByRole('link', { name: 'Answer 1 enquiry', exact: true })).toBeVisible();
    await ask(
      couple.request,
      'mutation W($id: ID!) { withdrawBooking(id: $id) { userErrors { message } } }',
      { id: booking.id },
    );
    await expect(work).toContainText('You’re all caught up.');
    await go('Home');
    await expect(work).toContainText('You’re all caught up.');
  });

  test(`what a ${role} has just answered is no longer on its home and profile`, async ({
    page,
    context,
    browser,
  }) => {
    const { id } = await newBusiness(browser, context, role, name);
    const couple = await visitor(browser);
    await newCouple(couple.context(), 'Ira Sen');
    const { id: bookingId } = await enquireAt(couple.context(), id, 60, { name: 'Ira Sen' });
    await open(page, `/bookings/${bookingId}`);
    const { go, work } = pages(page);
    // Nothing is unread anymore, so that only the answer changes something.
    await expect(page.getByRole('link', { name: 'Enquiries', exact: true }).first()).toBeVisible();
    await go('Profile');
    await expect(work.getByRole('link', { name: 'Answer 1 enquiry', exact: true })).toBeVisible();
    await go('Home');
    await work.getByRole('link', { name: 'Answer 1 enquiry', exact: true }).click();
    await page
      .getByRole('article', { name: 'Ira Sen' })
      .getByRole('link', { name: /^Messages/ })
      .click();
    await write(page, 'Ira Sen', 'Yes, on all sides.');
    await expect(composer(page, 'Ira Sen')).toHaveValue('');
    await expect(page.getByText('Sent', { exact: true })).toBeVisible();
    await go('Home');
    await expect(work).toContainText('You’re all caught up.');
    await go('Profile');
    await expect(work).toContainText('You’re all caught up.');
  });
}
