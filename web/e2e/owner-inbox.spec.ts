import { sql } from './database';
import { expectAccessible } from './accessibility';
import { newBusiness, newCouple } from './accounts';
import { enquireAt } from './enquiries';
import { expect, onPhoneAndDesktop, test, type Page } from './fixtures';
import { fillDate, inDays } from './forms';
import { ask } from './network';
import { expectNoSidewaysScroll, open } from './pages';
import { visitor } from './visitors';

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

onPhoneAndDesktop((phone) => {
  test('a reload shows enquiries that moved to a later page, without those that left it', async ({
    page,
    context,
    browser,
  }) => {
    const { id } = await newBusiness(browser, context, 'venue', `Kesar Bagh ${phone ? 'phone' : 'desktop'}`);
    const couple = await visitor(browser);
    await newCouple(couple.context(), 'Asha Rao');
    await enquireAt(couple.context(), id, 40, { name: 'Asha Rao' });
    await sql(
      `INSERT INTO booking SELECT (jsonb_populate_record(b, jsonb_build_object('id', gen_random_uuid(), 'user_id', null,
         'name', 'Guest ' || n, 'event_date', b.event_date + n))).*
       FROM booking b, generate_series(1, 14) n WHERE b.listing_id = $1`,
      [id],
    );
    await sql(
      `INSERT INTO notification SELECT (jsonb_populate_record(n, jsonb_build_object('id', gen_random_uuid()))).*
       FROM notification n, generate_series(1, 7) WHERE account_id = $1 AND kind = 'enquiry_received'`,
      [id],
    );
    await open(page, '/notification?status=pending&sort=date');
    await page.getByRole('button', { name: 'Load more' }).first().click();
    const cards = page.getByRole('article', { name: /^(Asha Rao|Guest \d+)$/ });
    await expect(cards).toHaveCount(15);
    // A decision that was cancelled doesn’t keep the card.
    await card(page, 'Guest 13')
      .getByRole('button', { name: /^Reject/ })
      .click();
    const rejecting = page.getByRole('dialog', { name: 'Reject this enquiry?' });
    await rejecting.getByRole('button', { name: 'Cancel' }).click();
    await expect(rejecting).toBeHidden();
    await sql(`UPDATE booking SET event_date = event_date + 30 WHERE listing_id = $1 AND name = 'Guest 2'`, [
      id,
    ]);
    await sql(
      `UPDATE booking SET status = 'withdrawn', decided_at = now() WHERE listing_id = $1 AND name = 'Guest 13'`,
      [id],
    );
    await page.getByRole('button', { name: 'Load more' }).last().click();
    const unread = page.getByRole('button', { name: 'Mark as read' });
    // The first one says that the listing was approved.
    await expect(unread).toHaveCount(9);
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await expect(unread).toHaveCount(0);
    await expect(card(page, 'Guest 13')).toHaveCount(0);
    await expect(cards.last()).toHaveAccessibleName('Guest 2');
    await expect(cards).toHaveCount(14);
  });

  test('an enquiry stays in its place in a full inbox after decisions, until the next visit', async ({
    page,
    context,
    browser,
  }) => {
    const { id } = await newBusiness(browser, context, 'venue', `Bakul Bagh ${phone ? 'phone' : 'desktop'}`);
    const couple = await visitor(browser);
    await newCouple(couple.context(), 'Asha Rao');
    const booking = await enquireAt(couple.context(), id, 40, { name: 'Asha Rao' });
    await sql(`UPDATE booking SET created_at = now() - interval '1 day' WHERE id = $1`, [booking.id]);
    // Four newer ones and twelve older ones, all of them unread.
    await sql(
      `INSERT INTO booking SELECT (jsonb_populate_record(b, jsonb_build_object('id', gen_random_uuid(), 'user_id', null,
         'name', 'Guest ' || n, 'created_at', b.created_at + (4.5 - n) * interval '1 hour'))).*
       FROM booking b, generate_series(1, 16) n WHERE b.id = $1`,
      [booking.id],
    );
    await sql(
      `INSERT INTO notification SELECT (jsonb_populate_record(n, jsonb_build_object('id', gen_random_uuid(),
         'booking_id', b.id))).*
       FROM notification n JOIN booking b ON b.listing_id = n.account_id AND b.id <> n.booking_id
       WHERE n.booking_id = $1`,
      [booking.id],
    );
    await open(page, '/notification');
    const asha = card(page, 'Asha Rao');
    const names = page.getByRole('main').getByRole('article').getByRole('heading', { level: 2 });
    await expect(names).toHaveText(
      [1, 2, 3, 4, 'Asha', 5, 6, 7, 8, 9, 10, 11].map((n) => (n === 'Asha' ? 'Asha Rao' : `Guest ${n}`)),
    );
    await expect(asha.getByText('Unread', { exact: true })).toBeVisible();

    await asha.getByRole('button', { name: 'Offer dates to Asha Rao' }).press('Enter');
    const offer = page.getByRole('dialog', { name: 'Offer other dates' });
    await fillDate(offer, inDays(60), 'First date');
    await offer.getByRole('button', { name: 'Send offer' }).press('Enter');
    await expect(asha).toContainText('You offered');
    await expect(asha.getByText('History')).toBeVisible();
    await expect(asha.getByText('Unread', { exact: true })).toHaveCount(0);
    await expect(names.nth(4)).toHaveText('Asha Rao');
    await expect(asha.getByRole('button', { name: 'Offer dates to Asha Rao' })).toBeFocused();

    await test.step('while other enquiries arrive, and more are loaded', async () => {
      const other = await visitor(browser);
      await newCouple(other.context(), 'Bina Shah');
      await enquireAt(other.context(), id, 50, { name: 'Bina Shah' });
      await expect(names.first()).toHaveText('Bina Shah');
      await expect(names.nth(4)).toHaveText('Asha Rao');
      await page.getByRole('button', { name: 'Load more' }).first().click();
      await expect(names).toHaveCount(18);
      await expect(names.nth(4)).toHaveText('Asha Rao');
    });

    await asha.getByRole('button', { name: 'Reject the enquiry of Asha Rao' }).press('Enter');
    const rejecting = page.getByRole('dialog', { name: 'Reject this enquiry?' });
    await rejecting.getByRole('radio', { name: 'Date taken' }).check();
    await rejecting.getByRole('button', { name: 'Reject' }).press('Enter');
    await expect(asha.getByText('Rejected', { exact: true })).toBeVisible();
    await expect(names.nth(4)).toHaveText('Asha Rao');
    await expect(names.nth(4)).toBeFocused();
    await asha.getByText('History').click();
    await expect(asha.getByRole('listitem').last()).toContainText('You rejected it: Date taken');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await page.getByRole('link', { name: 'Rejected 1' }).click();
    await expect(names).toHaveText(['Asha Rao']);
    await page.getByRole('link', { name: 'All 18' }).click();
    await expect(names.last()).toHaveText('Asha Rao');
    await open(page, '/notification');
    await expect(names).toHaveCount(12);
    await expect(asha).toHaveCount(0);
  });

  test('an owner marks by keyboard that a thank-you needs no answer, and undoes it', async ({
    page,
    context,
    browser,
  }) => {
    const { id } = await newBusiness(browser, context, 'venue', `Neem Bagh ${phone ? 'phone' : 'desktop'}`);
    const couple = await visitor(browser);
    await newCouple(couple.context(), 'Asha Rao');
    const booking = await enquireAt(couple.context(), id, 40, { name: 'Asha Rao' });
    await sql(`UPDATE booking SET status = 'approved', decided_at = now() WHERE id = $1`, [booking.id]);
    const write = (body: string) =>
      ask(
        couple.request,
        'mutation S($input: SendMessageInput!) { sendMessage(input: $input) { userErrors { message } } }',
        { input: { bookingId: booking.id, clientId: crypto.randomUUID(), body } },
      );
    await write('Thank you!');
    await open(page, '/notification?status=answer');
    const asha = card(page, 'Asha Rao');
    const tab = page
      .getByRole('navigation', { name: 'Status' })
      .getByRole('link', { name: /Needs an answer/ });
    await asha.getByRole('button', { name: 'No answer needed for Asha Rao' }).press('Enter');
    const toast = page
      .getByRole('status')
      .filter({ hasText: 'Asha Rao needs no answer until they write again.' });
    const undo = toast.getByRole('button', { name: 'Undo' });
    await expect(undo).toBeFocused();
    const button = asha.getByRole('button', { name: /^No answer needed/ });
    await expect(button).toHaveCount(0);
    await expect(tab).toHaveAccessibleName('Needs an answer 0');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await undo.press('Enter');
    await expect(button).toBeVisible();
    await expect(tab).toHaveAccessibleName('Needs an answer 1');
    await expect(undo).toHaveCount(0);
    await expect(asha.getByRole('heading', { name: 'Asha Rao' })).toBeFocused();
    await button.click();
    await expect(tab).toHaveAccessibleName('Needs an answer 0');
    await expect(asha).toBeVisible();
    // Another visit of the list.
    const all = page.getByRole('link', { name: 'All 1' });
    await all.click();
    // The URL changes before the page.
    await expect(all).toHaveAttribute('aria-current', 'page');
    await tab.click();
    await expect(page.getByRole('heading', { name: 'Everything is answered' })).toBeVisible();
    await expect(asha).toHaveCount(0);
    await ask(
      page.request,
      'mutation N($id: ID!) { setAnswerNeeded(bookingId: $id, needed: true) { userErrors { message } } }',
      { id: booking.id },
    );

    await open(page, `/bookings/${booking.id}`);
    if (phone) await page.getByText('Details and actions').click();
    const mark = page.getByRole('button', { name: 'No answer needed for Asha Rao' }).locator('visible=true');
    await mark.click();
    await expect(undo).toBeFocused();
    await expect(mark).toHaveCount(0);
    await write('Is the lawn lit at night?');
    await expect(mark).toBeVisible();
  });
});
