import type { Browser, BrowserContext } from '@playwright/test';
import { expectAccessible, expectContrast } from './accessibility';
import { newBusiness, newCouple } from './accounts';
import { composer } from './conversation';
import { sql } from './database';
import { confirmEmail, emailTo } from './emails';
import { enquireAt, offerDates } from './enquiries';
import { expect, test, type Page } from './fixtures';
import { inDays } from './forms';
import { ask } from './network';
import { expectNoSidewaysScroll, open } from './pages';
import { visitor } from './visitors';

const SIZE = { viewport: { width: 360, height: 740 }, hasTouch: true };
test.use(SIZE);

const NAME = 'Champa Bagh';

async function enquiry(browser: Browser, context: BrowserContext) {
  const owner = await visitor(browser, SIZE);
  const business = await newBusiness(browser, owner.context(), 'venue', NAME);
  await confirmEmail(owner.context(), business.email);
  const email = await newCouple(context, 'Tara Menon');
  await confirmEmail(context, email);
  const { id } = await enquireAt(context, business.id, 120);
  return { id, owner, ownerEmail: business.email, email };
}

/** Opens the page of a booking as an email links to it. */
async function openFrom(page: Page, mail: string, bookingId: string): Promise<void> {
  const plain = mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
  const [path] = new RegExp(`/bookings/${bookingId}[^\\s"<]*`).exec(plain) ?? [];
  await open(page, path ?? 'there is no link in this email');
}

async function expectUsable(page: Page, other: string): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await expectContrast(page);
  await composer(page, other).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Send' })).toBeInViewport();
}

test('a couple accepts an offered date by one tap', async ({ page, context, browser }) => {
  const { id, owner, email } = await enquiry(browser, context);
  await offerDates(owner.context(), id, 121, 122, 123);
  await openFrom(page, await emailTo(email, `${NAME} offers`), id);
  const accept = page.getByRole('button', { name: /^Accept/ });
  await expect(accept).toHaveCount(3);
  await expect(accept.last()).toBeInViewport({ ratio: 1 });
  await expectUsable(page, NAME);
  await accept.nth(1).tap();
  await expect(page.getByText(`Your enquiry to ${NAME} is now for`)).toBeVisible();
  await expect(accept).toHaveCount(0);
});

test('a business decides on an enquiry, and on a reschedule request', async ({ context, browser }) => {
  const { id, owner, ownerEmail } = await enquiry(browser, context);
  await openFrom(owner, await emailTo(ownerEmail, 'New enquiry:'), id);
  for (const name of [/^Approve/, /^Reject/]) {
    await expect(owner.getByRole('button', { name })).toHaveCount(1);
    await expect(owner.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  }
  await expectUsable(owner, 'Tara Menon');
  await owner.getByRole('button', { name: /^Approve/ }).tap();
  await expect(owner.getByRole('dialog', { name: 'Enter OTP' })).toBeVisible();

  await sql(`UPDATE booking SET status = 'approved', decided_at = now() WHERE id = $1`, [id]);
  await ask(
    context.request,
    'mutation R($id: ID!, $date: String!) { requestReschedule(id: $id, date: $date) { userErrors { message } } }',
    { id, date: inDays(130) },
  );
  await openFrom(owner, await emailTo(ownerEmail, 'New date requested'), id);
  for (const name of [/^Accept/, /^Decline/])
    await expect(owner.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  await expect(owner.getByRole('note').filter({ hasText: 'Requested new date' })).toBeInViewport({
    ratio: 1,
  });
  await expectUsable(owner, 'Tara Menon');
});

test('each side confirms the visit that the other one proposes', async ({ page, context, browser }) => {
  const { id, owner, email, ownerEmail } = await enquiry(browser, context);
  const { requested } = await ask<{
    requested: { booking: { visit: { id: string } } };
  }>(
    context.request,
    'mutation V($id: ID!, $slots: [String!]!) { requested: requestVisit(bookingId: $id, slots: $slots) { booking { visit { id } } userErrors { message } } }',
    { id, slots: [`${inDays(5)}T11:00+05:30`] },
  );
  await openFrom(owner, await emailTo(ownerEmail, 'Tara Menon would like to visit'), id);
  await expect(owner.getByRole('button', { name: /^Confirm/ })).toBeInViewport({ ratio: 1 });
  await expectUsable(owner, 'Tara Menon');

  await ask(
    owner.request,
    'mutation O($id: ID!, $slots: [String!]!) { offerVisitTimes(id: $id, slots: $slots) { userErrors { message } } }',
    { id: requested.booking.visit.id, slots: [`${inDays(7)}T10:15+05:30`] },
  );
  await openFrom(page, await emailTo(email, `${NAME} offers another time`), id);
  const confirm = page.getByRole('button', { name: /^Confirm/ });
  await expect(confirm).toBeInViewport({ ratio: 1 });
  await expectUsable(page, NAME);
  await confirm.tap();
  await expect(page.getByRole('region', { name: 'Visit', exact: true })).toContainText('Confirmed for');
  await open(page, `/bookings/${id}`);
  await expect(page.getByRole('region', { name: 'Visit', exact: true })).toBeHidden();
});

test('a couple sees the quote that it can accept', async ({ page, context, browser }) => {
  const { id, owner, email } = await enquiry(browser, context);
  const line = { label: 'Lawn', quantity: 1, unit: 'FLAT', unitPrice: 25_000_000, gstRate: 18 };
  await ask(
    owner.request,
    'mutation S($input: SendQuoteInput!) { sendQuote(input: $input) { userErrors { message } } }',
    {
      input: {
        ...{ bookingId: id, clientId: crypto.randomUUID(), date: inDays(120), guests: 180, lines: [line] },
        validUntil: inDays(20),
      },
    },
  );
  await openFrom(page, await emailTo(email, '=?UTF-8?'), id);
  await expect(page.getByText('Quote: ₹2,95,000')).toBeInViewport({ ratio: 1 });
  const accept = page.getByRole('button', { name: 'Accept the quote' });
  await expect(accept).toBeInViewport({ ratio: 1 });
  await expectUsable(page, NAME);
  await accept.tap();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept the quote' }).tap();
  await expect(page.getByText('You accepted the quote.').filter({ visible: true })).toBeVisible();
});
