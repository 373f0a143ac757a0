import { describe, expect, test } from '@jest/globals';
import { app, useApp } from '../../../test/app.js';
import { client, loggedIn, type Client } from '../../../test/client.js';
import { inDays, makeBooking, makePackage, makeQuote } from '../../../test/permissions/scene.js';
import { sentEmails } from '../../../test/messages/outbox.js';
import { readableDay } from '../../core/day.js';
import { newId } from '../../core/ids.js';
import { makeAdmin } from '../admin/admin.factory.js';
import { isGstin } from '../listing/gstin.rules.js';
import { makeUser } from '../user/user.factory.js';
import { makeVendor } from '../vendor/vendor.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { deleteOldQuotes } from './quote.query.js';

useApp();

interface Quote {
  id: string;
  version: number;
  status: string;
  total: number;
}
interface Answer {
  booking: { quote: Quote | null } | null;
  userErrors: { code: string; field: string | null; message: string }[];
}
const ANSWER = '{ booking { quote { id version status total } } userErrors { code field message } }';

const LINE = { label: 'Vegetarian plate', quantity: 300, unit: 'PLATE', unitPrice: 145_000, gstRate: 5 };

const contentOf = (bookingId: string, changes: object = {}) => ({
  ...{ bookingId, clientId: newId(), date: inDays(90), guests: 300, validUntil: inDays(14) },
  ...{ lines: [LINE], discount: 1_000_000, included: 'Welcome drink', note: 'Without rooms' },
  ...changes,
});
const SEND = `mutation M($input: SendQuoteInput!) { answer: sendQuote(input: $input) ${ANSWER} }`;
const send = async (owner: Client, bookingId: string, changes: object = {}) =>
  (await owner.gql<{ answer: Answer }>(SEND, { input: contentOf(bookingId, changes) })).data.answer;
const accept = async (couple: Client, id: string) =>
  (
    await couple.gql<{ answer: Answer }>(`mutation M($id: ID!) { answer: acceptQuote(id: $id) ${ANSWER} }`, {
      id,
    })
  ).data.answer;
const decline = async (couple: Client, id: string, note = '') =>
  (
    await couple.gql<{ answer: Answer }>(
      `mutation M($id: ID!, $note: String!) { answer: declineQuote(id: $id, note: $note) ${ANSWER} }`,
      { id, note },
    )
  ).data.answer;
const withdraw = (couple: Client, id: string) =>
  couple.gql(`mutation M($id: ID!) { withdrawBooking(id: $id) { userErrors { message } } }`, { id });
const reject = (owner: Client, id: string) =>
  owner.gql(`mutation M($id: ID!) { rejectBooking(id: $id) { userErrors { message } } }`, { id });

/** An enquiry with its two parties, and a quote if its status is given. */
async function scene(status?: 'open' | 'accepted' | 'declined') {
  const [user, venue] = [await makeUser(), await makeVenue({ name: 'Jheel Mahal' })];
  const fixtures = await makeBooking(user.id, venue.id);
  const [couple, owner] = [await loggedIn(user.id), await loggedIn(venue.id)];
  const quoteId = status ? await makeQuote(fixtures, status) : '';
  return { ...fixtures, user, venue, couple, owner, quoteId };
}

const storedQuotes = (bookingId: string) =>
  app().sql<{ version: number; status: string; isOutdated: boolean }>(
    `SELECT version, status, is_outdated AS "isOutdated" FROM quote WHERE booking_id = $1 ORDER BY version`,
    [bookingId],
  );
const statuses = async (bookingId: string) => (await storedQuotes(bookingId)).map(({ status }) => status);
const eventsOf = (bookingId: string) =>
  app().sql<{ kind: string; version: number | null; actor: string | null }>(
    `SELECT kind, quote_version AS version, actor_id AS actor FROM booking_event WHERE booking_id = $1
     ORDER BY created_at, id`,
    [bookingId],
  );
const changeGuests = (bookingId: string) =>
  app().sql(`UPDATE booking SET guests = guests + 50 WHERE id = $1`, [bookingId]);

const READ = `query Q($id: ID!) { booking(id: $id) { name contact
  quote { version status } quotes { version status declineNote total
    lines { label quantity unit unitPrice gstRate amount discount gst } } } }`;
interface Read {
  booking: { contact: string; quote: object | null; quotes: object[] } | null;
}
const read = async (caller: Client, id: string) => (await caller.gql<Read>(READ, { id })).data.booking;

describe('a quote', () => {
  test('is sent, declined for a change, sent again and accepted', async () => {
    const { bookingId, couple, owner, user, venue } = await scene();
    const first = await send(owner, bookingId);
    expect(first).toEqual({
      booking: { quote: { id: expect.any(String), version: 1, status: 'OPEN', total: 44_625_000 } },
      userErrors: [],
    });
    const declined = await decline(couple, first.booking?.quote?.id ?? '', 'Without the welcome drink?');
    expect(declined.booking?.quote?.status).toBe('DECLINED');
    const second = await send(owner, bookingId, { discount: 2_000_000 });
    expect(second.booking?.quote).toMatchObject({ version: 2, status: 'OPEN', total: 43_575_000 });
    const id = second.booking?.quote?.id ?? '';
    expect((await accept(couple, id)).booking?.quote).toMatchObject({ id, status: 'ACCEPTED' });
    expect(await eventsOf(bookingId)).toEqual([
      { kind: 'quote_sent', version: 1, actor: venue.id },
      { kind: 'quote_declined', version: 1, actor: user.id },
      { kind: 'quote_sent', version: 2, actor: venue.id },
      { kind: 'quote_accepted', version: 2, actor: user.id },
    ]);
    for (const party of [couple, owner])
      expect(await read(party, bookingId)).toMatchObject({
        quote: { version: 2, status: 'ACCEPTED' },
        quotes: [
          { version: 2, status: 'ACCEPTED', total: 43_575_000, declineNote: null },
          {
            ...{ version: 1, status: 'DECLINED', declineNote: 'Without the welcome drink?' },
            lines: [{ ...LINE, amount: 43_500_000, discount: 1_000_000, gst: 2_125_000 }],
          },
        ],
      });
  });

  test('shows in the conversation of both parties', async () => {
    const { bookingId, owner } = await scene();
    await send(owner, bookingId);
    const { data } = await owner.gql(
      `query Q($id: ID!) { booking(id: $id) { timeline { nodes { ... on BookingEvent { kind actor quoteVersion } } } } }`,
      { id: bookingId },
    );
    expect(data).toMatchObject({
      booking: { timeline: { nodes: [{ kind: 'QUOTE_SENT', actor: 'BUSINESS', quoteVersion: 1 }] } },
    });
  });

  test('supersedes the open version', async () => {
    const { bookingId, couple, owner, quoteId } = await scene('open');
    await send(owner, bookingId);
    expect(await statuses(bookingId)).toEqual(['superseded', 'open']);
    expect((await accept(couple, quoteId)).userErrors).toMatchObject([
      { code: 'CONFLICT', message: 'There is a newer version of this quote. Check it first.' },
    ]);
  });

  test('of the same client ID is sent once', async () => {
    const { bookingId, owner } = await scene();
    const clientId = newId();
    for (let i = 0; i < 7; i++) expect((await send(owner, bookingId, { clientId })).userErrors).toEqual([]);
    expect(await storedQuotes(bookingId)).toHaveLength(1);
    expect(await eventsOf(bookingId)).toHaveLength(1);
  });

  test('stays as it is once it is accepted', async () => {
    const { bookingId, couple, owner, quoteId } = await scene('accepted');
    expect((await accept(couple, quoteId)).userErrors).toEqual([]);
    expect((await decline(couple, quoteId)).userErrors).toMatchObject([
      { message: 'You have accepted this quote.' },
    ]);
    expect((await send(owner, bookingId)).userErrors).toMatchObject([
      { message: 'A quote for this booking is already accepted.' },
    ]);
    await changeGuests(bookingId);
    await withdraw(couple, bookingId);
    expect(await storedQuotes(bookingId)).toEqual([{ version: 1, status: 'accepted', isOutdated: false }]);
    const change = (statement: string) => expect(app().sql(statement, [quoteId])).rejects;
    await change(`UPDATE quote SET note = 'x' WHERE id = $1`).toMatchObject({ constraint: 'quote_final' });
    await change(`UPDATE quote_line SET label = 'x' WHERE quote_id = $1`).toMatchObject({
      constraint: 'quote_content',
    });
    await change(`DELETE FROM quote_line WHERE quote_id = $1`).toMatchObject({ constraint: 'quote_sums' });
    await change(
      `INSERT INTO quote_line SELECT quote_id, 1, label, quantity, unit, 0, gst_rate, 0, 0, 0 FROM quote_line WHERE quote_id = $1`,
    ).toMatchObject({ constraint: 'quote_sums' });
  });

  test('doesn’t change while it is open', async () => {
    const { quoteId } = await scene('open');
    await expect(
      app().sql(`UPDATE quote SET valid_until = valid_until + 1 WHERE id = $1`, [quoteId]),
    ).rejects.toMatchObject({ constraint: 'quote_content' });
  });

  test.each(['date', 'guests'] as const)('is outdated once the couple changes the %s', async (part) => {
    const { bookingId, couple, owner, quoteId } = await scene('open');
    const changed = part === 'date' ? { date: inDays(100) } : { guests: 350 };
    const { data } = await couple.gql<{ answer: Answer }>(
      `mutation M($input: UpdateEnquiryInput!) { answer: updateEnquiry(input: $input) ${ANSWER} }`,
      { input: { id: bookingId, date: inDays(90), ...changed } },
    );
    expect(data.answer.booking?.quote?.status).toBe('OUTDATED');
    expect((await accept(couple, quoteId)).userErrors).toMatchObject([
      {
        code: 'CONFLICT',
        message: 'The date or the number of guests has changed since this quote. Ask for a new one.',
      },
    ]);
    await expect(
      app().sql(`UPDATE quote SET status = 'accepted', closed_at = now() WHERE id = $1`, [quoteId]),
    ).rejects.toMatchObject({ constraint: 'quote_current' });
    expect((await send(owner, bookingId)).userErrors).toMatchObject(
      [{ message: /^The couple changed the date or the number of guests/ }].map(({ message }) => ({
        message: expect.stringMatching(message) as unknown,
      })),
    );
    expect((await send(owner, bookingId, changed)).booking?.quote).toMatchObject({
      version: 2,
      status: 'OPEN',
    });
  });

  test('expires after its last day in India', async () => {
    const { couple, quoteId, bookingId } = await scene();
    const id = await makeQuote({ bookingId });
    await app().sql(`ALTER TABLE quote DISABLE TRIGGER quote_guard`);
    await app().sql(
      `UPDATE quote SET created_at = now() - interval '3 days', valid_until = today_in_india() - 1 WHERE id = $1`,
      [id],
    );
    await app().sql(`ALTER TABLE quote ENABLE TRIGGER quote_guard`);
    expect(quoteId).toBe('');
    expect((await accept(couple, id)).userErrors).toMatchObject([
      { message: `This quote was valid until ${readableDay(inDays(-1))}. Ask for a new one.` },
    ]);
    await expect(
      app().sql(`UPDATE quote SET status = 'accepted', closed_at = now() WHERE id = $1`, [id]),
    ).rejects.toMatchObject({ constraint: 'quote_not_expired' });
    expect((await decline(couple, id, 'Is it still possible?')).booking?.quote?.status).toBe('DECLINED');
  });

  test('can be accepted on its last day', async () => {
    const { couple, owner, bookingId } = await scene();
    const { booking } = await send(owner, bookingId, { validUntil: inDays(0) });
    expect((await accept(couple, booking?.quote?.id ?? '')).userErrors).toEqual([]);
  });

  test('is also sent for an approved booking, and approving needs none', async () => {
    const { bookingId, code, couple, owner } = await scene();
    const approved = await owner.gql<{ answer: object }>(
      `mutation M($id: ID!, $code: String!) { answer: approveBooking(id: $id, code: $code) { booking { status } } }`,
      { id: bookingId, code },
    );
    expect(approved.data.answer).toEqual({ booking: { status: 'APPROVED' } });
    const { booking } = await send(owner, bookingId);
    expect((await accept(couple, booking?.quote?.id ?? '')).booking?.quote?.status).toBe('ACCEPTED');
  });

  test('counts as an answer of the business', async () => {
    const { bookingId, couple, owner, quoteId } = await scene('open');
    const answers = () => app().sql(`SELECT FROM business_answer WHERE booking_id = $1`, [bookingId]);
    await decline(couple, quoteId);
    expect(await answers()).toHaveLength(0);
    await send(owner, bookingId);
    expect(await answers()).toHaveLength(1);
  });

  test('is sent five times an hour at most', async () => {
    const { bookingId, owner } = await scene();
    for (let i = 0; i < 5; i++) expect((await send(owner, bookingId)).userErrors).toEqual([]);
    const { errors } = await owner.gql(SEND, { input: contentOf(bookingId) });
    expect(errors?.[0]).toMatchObject({
      message: expect.stringMatching(/^You have sent 5 versions of this quote within the last hour/),
      extensions: { code: 'TOO_MANY_REQUESTS' },
    });
  });

  test.each([
    ['no lines', { lines: [] }, 'lines', 'Add at least one line'],
    ['51 lines', { lines: Array.from({ length: 51 }, () => LINE) }, 'lines', 'Please use at most 50 lines'],
    ['no label', { lines: [{ ...LINE, label: ' ' }] }, 'lines[0].label', 'Say what this line is for'],
    ['no quantity', { lines: [{ ...LINE, quantity: 0 }] }, 'lines[0].quantity', 'Enter a quantity above 0'],
    [
      'three decimals',
      { lines: [LINE, { ...LINE, quantity: 1.005 }] },
      'lines[1].quantity',
      'Enter a number with up to two decimals, such as 300 or 2.5',
    ],
    [
      'a negative price',
      { lines: [{ ...LINE, unitPrice: -100 }] },
      'lines[0].unitPrice',
      'Enter an amount of ₹0 or more',
    ],
    [
      'a price of 20 digits',
      { lines: [{ ...LINE, unitPrice: 1e19 }] },
      'lines[0].unitPrice',
      'The price of one unit can be up to ₹10 crore',
    ],
    [
      'an unknown rate',
      { lines: [{ ...LINE, gstRate: 17 }] },
      'lines[0].gstRate',
      'Choose one of the GST rates',
    ],
    [
      'a total of zero',
      { lines: [{ ...LINE, unitPrice: 0 }], discount: 0 },
      'lines',
      'The total must be more than ₹0',
    ],
    ['a discount of everything', { discount: 43_500_000 }, 'lines', 'The total must be more than ₹0'],
    [
      'a total above ₹1,000 crore',
      { lines: [{ ...LINE, quantity: 1000, unitPrice: 10_000_000_000 }] },
      'lines',
      'The total can be up to ₹1,000 crore',
    ],
    ['a negative discount', { discount: -1 }, 'discount', 'Enter an amount of ₹0 or more'],
    [
      'a discount above the subtotal',
      { discount: 43_500_001 },
      'discount',
      'The discount can’t be more than the subtotal',
    ],
    ['a past day', { validUntil: inDays(-1) }, 'validUntil', 'Choose today or a later date'],
    [
      'a day after the event',
      { validUntil: inDays(91) },
      'validUntil',
      `Choose a day until the event on ${readableDay(inDays(90))}.`,
    ],
    [
      'a day in more than a year',
      { validUntil: inDays(366) },
      'validUntil',
      'Please choose a date within a year',
    ],
    ['no day', { validUntil: 'soon' }, 'validUntil', 'This is not a valid date'],
  ])('with %s is refused', async (_, changes, field, message) => {
    const { bookingId, owner } = await scene();
    expect((await send(owner, bookingId, changes)).userErrors).toEqual([
      { code: expect.stringMatching(/^(INVALID|CONFLICT)$/), field, message },
    ]);
    expect(await storedQuotes(bookingId)).toEqual([]);
  });

  test('takes whole numbers of paise only', async () => {
    const { bookingId, owner } = await scene();
    const { errors } = await owner.gql(SEND, { input: contentOf(bookingId, { discount: 1.5 }) });
    expect(errors?.[0]?.message).toBe('input.discount has a value that does not fit its type.');
  });

  test.each(['rejected', 'withdrawn', 'expired', 'blocked'] as const)(
    'is neither sent nor accepted once the enquiry is %s',
    async (end) => {
      const { bookingId, couple, owner, user, venue, quoteId } = await scene('open');
      if (end === 'blocked')
        await app().sql(`INSERT INTO account_block (account_id, blocked_id) VALUES ($1, $2)`, [
          venue.id,
          user.id,
        ]);
      else if (end === 'expired')
        await app().sql(`UPDATE booking SET event_date = today_in_india() - 1 WHERE id = $1`, [bookingId]);
      else
        await app().sql(`UPDATE booking SET status = $2::booking_status, decided_at = now() WHERE id = $1`, [
          bookingId,
          end,
        ]);
      expect((await send(owner, bookingId)).userErrors).toHaveLength(1);
      expect((await accept(couple, quoteId)).userErrors).toHaveLength(1);
      expect(await statuses(bookingId)).toEqual([end === 'blocked' || end === 'expired' ? 'open' : 'closed']);
    },
  );
});

describe('privacy', () => {
  test('only the two parties read a quote, not even admins', async () => {
    const { bookingId, quoteId } = await scene('open');
    const admin = await loggedIn((await makeAdmin()).id);
    expect(await read(admin, bookingId)).toMatchObject({ quote: null, quotes: [] });
    for (const other of [
      client(),
      await loggedIn((await makeUser()).id),
      await loggedIn((await makeVenue()).id),
    ])
      expect(await read(other, bookingId).catch(() => null)).toBeNull();
    const other = await loggedIn((await makeUser()).id);
    const { errors } = await other.gql(`mutation M($id: ID!) { acceptQuote(id: $id) ${ANSWER} }`, {
      id: quoteId,
    });
    expect(errors?.[0]).toMatchObject({ message: 'Quote not found', extensions: { code: 'NOT_FOUND' } });
  });

  test('the business keeps reading its quote after a withdrawal, without the contact', async () => {
    const { bookingId, couple, owner } = await scene('open');
    await withdraw(couple, bookingId);
    expect(await read(owner, bookingId)).toMatchObject({
      ...{ contact: '', quote: { version: 1, status: 'CLOSED' }, quotes: [{ total: 44_625_000 }] },
    });
  });

  test('the other side keeps the quote when an account is deleted', async () => {
    const { bookingId, owner, user } = await scene('open');
    await app().sql(`DELETE FROM account WHERE id = $1`, [user.id]);
    expect(await read(owner, bookingId)).toMatchObject({ quote: { status: 'CLOSED' } });
  });

  test('quotes are deleted two years after the event', async () => {
    const { bookingId } = await scene('accepted');
    const age = (days: number) =>
      app().sql(`UPDATE booking SET event_date = today_in_india() - $2::int WHERE id = $1`, [
        bookingId,
        days,
      ]);
    await age(720);
    await deleteOldQuotes(app().tx);
    expect(await storedQuotes(bookingId)).toHaveLength(1);
    await age(740);
    await deleteOldQuotes(app().tx);
    expect(await storedQuotes(bookingId)).toEqual([]);
  });
});

describe('with 20 clients at once', () => {
  const several = <Result>(run: () => Promise<Result>) => Array.from({ length: 5 }, run);

  test('a quote is accepted once', async () => {
    const { bookingId, couple, quoteId, venue } = await scene('open');
    const answers = await Promise.all(Array.from({ length: 20 }, () => accept(couple, quoteId)));
    expect(answers.flatMap(({ userErrors }) => userErrors)).toEqual([]);
    expect(await eventsOf(bookingId)).toHaveLength(1);
    const emails = (await sentEmails()).filter(({ to }) => to === venue.email);
    expect(emails).toHaveLength(1);
  });

  test('one of two versions is accepted', async () => {
    for (let round = 0; round < 3; round++) {
      const { bookingId, couple, owner, quoteId } = await scene('open');
      await Promise.all([
        ...several(() => accept(couple, quoteId)),
        send(owner, bookingId),
        ...several(() => decline(couple, quoteId)),
      ]);
      const latest = (await read(owner, bookingId))?.quotes ?? [];
      await accept(couple, (await latestOf(bookingId)) ?? '');
      expect(latest.length).toBeGreaterThan(0);
      expect((await statuses(bookingId)).filter((status) => status === 'accepted')).toHaveLength(
        (await eventsOf(bookingId)).filter(({ kind }) => kind === 'quote_accepted').length,
      );
      const stored = await statuses(bookingId);
      expect(stored.filter((status) => status === 'accepted').length).toBeLessThanOrEqual(1);
      // A version that was accepted first keeps others from being sent.
      if (stored[0] === 'accepted') expect(stored).toEqual(['accepted']);
    }
  });

  const latestOf = async (bookingId: string) =>
    (
      await app().sql<{ id: string }>(
        `SELECT id FROM quote WHERE booking_id = $1 ORDER BY version DESC LIMIT 1`,
        [bookingId],
      )
    )[0]?.id;

  test.each([
    ['withdrawn', 'couple'],
    ['rejected', 'owner'],
  ] as const)('an enquiry is %s before or after its quote is accepted', async (end, side) => {
    for (let round = 0; round < 3; round++) {
      const { bookingId, couple, owner, quoteId } = await scene('open');
      const close = () => (side === 'couple' ? withdraw(couple, bookingId) : reject(owner, bookingId));
      await Promise.all([...several(() => accept(couple, quoteId)), ...several(close)]);
      const kinds = (await eventsOf(bookingId)).map(({ kind }) => kind).join();
      const [status] = await statuses(bookingId);
      expect([kinds, status]).toEqual(
        kinds.startsWith('quote_accepted') ? [`quote_accepted,${end}`, 'accepted'] : [end, 'closed'],
      );
    }
  });

  test('a quote is never accepted for another number of guests', async () => {
    for (let round = 0; round < 3; round++) {
      const { bookingId, couple, quoteId } = await scene('open');
      await Promise.all([...several(() => accept(couple, quoteId)), changeGuests(bookingId)]);
      const [quote] = await storedQuotes(bookingId);
      expect(quote).toEqual(
        quote?.isOutdated
          ? { version: 1, status: 'open', isOutdated: true }
          : { version: 1, status: 'accepted', isOutdated: false },
      );
    }
  });

  test('one booking has at most one open and one accepted version', async () => {
    const { bookingId } = await scene('open');
    const copy = (status: string) =>
      app().sql(
        `INSERT INTO quote (id, booking_id, client_id, version, status, event_date, guests, valid_until, line_count,
           subtotal, discount, gst, total, closed_at)
         SELECT $2, booking_id, $2, 2, $3, event_date, guests, valid_until, 1, 1, 0, 0, 1,
           CASE WHEN $3 <> 'open' THEN now() END FROM quote WHERE booking_id = $1`,
        [bookingId, newId(), status],
      );
    await expect(copy('open')).rejects.toMatchObject({ constraint: 'quote_open' });
    await app().sql(`UPDATE quote SET status = 'accepted', closed_at = now() WHERE booking_id = $1`, [
      bookingId,
    ]);
    await expect(copy('accepted')).rejects.toMatchObject({ constraint: 'quote_none_accepted' });
  });
});

describe('suggested lines', () => {
  const suggest = async (owner: Client, bookingId: string) =>
    (
      await owner.gql<{ suggestedQuoteLines: object[] }>(
        `query Q($id: ID!) { suggestedQuoteLines(bookingId: $id) { label quantity unit unitPrice } }`,
        { id: bookingId },
      )
    ).data.suggestedQuoteLines;

  test('are the plate prices of a venue for every guest', async () => {
    const { bookingId, owner, venue } = await scene();
    await app().sql(`UPDATE listing SET veg_price = 1450, nonveg_price = 1750 WHERE id = $1`, [venue.id]);
    expect(await suggest(owner, bookingId)).toEqual([
      { label: 'Vegetarian plate', quantity: 300, unit: 'PLATE', unitPrice: 145_000 },
      { label: 'Non-vegetarian plate', quantity: 300, unit: 'PLATE', unitPrice: 175_000 },
    ]);
  });

  test('are the packages of a vendor', async () => {
    const [user, vendor] = [await makeUser(), await makeVendor()];
    const { bookingId } = await makeBooking(user.id, vendor.id);
    await makePackage(vendor.id);
    expect(await suggest(await loggedIn(vendor.id), bookingId)).toEqual([
      { label: 'Hands', quantity: 1, unit: 'FLAT', unitPrice: 900_000 },
    ]);
  });
});

describe('a GSTIN', () => {
  test.each([
    ['27AAPFU0939F1ZV', true],
    ['29AAGCB7383J1Z4', true],
    ['27AAPFU0939F1ZW', false],
    ['27AAPFU0939F1Z', false],
    ['27aapfu0939f1zv', false],
    ['', false],
  ])('%s: %s', (value, valid) => {
    expect(isGstin(value)).toBe(valid);
  });

  test('is the owner’s, and is on the quotes that they send after that', async () => {
    const { bookingId, couple, owner, venue } = await scene('open');
    const update = (gstin: string | null) =>
      owner.gql<{ answer: { venue: { gstin: string } | null; userErrors: object[] } }>(
        `mutation M($input: UpdateVenueInput!) { answer: updateVenue(input: $input) { venue { gstin } userErrors { field message } } }`,
        { input: { gstin } },
      );
    expect((await update('27AAPFU0939F1ZX')).data.answer.userErrors).toEqual([
      {
        field: 'gstin',
        message: 'This is not a valid GSTIN. It has 15 characters, such as 27AAPFU0939F1ZV.',
      },
    ]);
    expect((await update(' 27aapfu 0939f1zv ')).data.answer.venue).toEqual({ gstin: '27AAPFU0939F1ZV' });
    const { data } = await couple.gql(`query Q($id: ID!) { venue(id: $id) { gstin } }`, { id: venue.id });
    expect(data).toEqual({ venue: { gstin: null } });
    await send(owner, bookingId);
    expect((await update('')).data.answer.venue).toEqual({ gstin: null });
    const quotes = await couple.gql(`query Q($id: ID!) { booking(id: $id) { quotes { gstin } } }`, {
      id: bookingId,
    });
    expect(quotes.data).toEqual({ booking: { quotes: [{ gstin: '27AAPFU0939F1ZV' }, { gstin: null }] } });
  });
});
