import { beforeEach, describe, expect, test } from '@jest/globals';
import { app, useApp } from '../../../test/app.js';
import { loggedIn, type Client } from '../../../test/client.js';
import {
  inDays,
  makeBlockedPeriod,
  makeLabel,
  makeQuote,
  makeVisit,
} from '../../../test/permissions/scene.js';
import { newId } from '../../core/ids.js';
import { makeAdmin } from '../admin/admin.factory.js';
import { BOOKING_EVENT_KINDS } from '../booking/booking-event.js';
import { makeVenue } from '../venue/venue.factory.js';
import { INBOX_FILTER_NAMES, type InboxFilter } from './inbox.constants.js';
import { hoursAgo, INBOX, inboxIds, makeEnquiry, type Inbox } from './inbox.factory.js';
import { deleteOldNotes } from './label.service.js';

useApp();

let venue: { id: string };
let owner: Client;

beforeEach(async () => {
  venue = await makeVenue({ max_guests: 450 });
  owner = await loggedIn(venue.id);
});

const enquiry = (columns?: Record<string, unknown>) => makeEnquiry(venue.id, columns);
const idsOf = (variables: object) => inboxIds(owner, variables);

const insertMessage = (bookingId: string, fromCouple: boolean, at = new Date(), holdReason?: 'phone') =>
  app().sql(
    `INSERT INTO message (id, booking_id, sender_id, from_couple, client_id, body, created_at, hold_reason)
     SELECT $1, id, CASE WHEN $3 THEN user_id ELSE listing_id END, $3, $1, 'Is it covered?', $4, $5
     FROM booking WHERE id = $2`,
    [newId(), bookingId, fromCouple, at, holdReason],
  );

const insertEvent = (bookingId: string, kind: string, by: 'user_id' | 'listing_id' = 'user_id') =>
  app().sql(
    `INSERT INTO booking_event (id, booking_id, kind, actor_id)
     SELECT $1, id, $3::booking_event_kind, ${by} FROM booking WHERE id = $2`,
    [newId(), bookingId, kind],
  );

const countsOf = async (variables: object = {}) => {
  const { data } = await owner.gql<{ enquiryInboxCounts: { filter: InboxFilter; count: number }[] }>(
    `query Q($labelId: ID, $search: String) { enquiryInboxCounts(labelId: $labelId, search: $search) { filter count } }`,
    variables,
  );
  return Object.fromEntries(data.enquiryInboxCounts.map(({ filter, count }) => [filter, count]));
};

describe('filters', () => {
  test('find each kind of enquiry, and count what they find', async () => {
    const fresh = await enquiry();
    const waiting = await enquiry({ created_at: hoursAgo(49) });
    const justWithin = await enquiry({ created_at: hoursAgo(47) });
    const answered = await enquiry({ created_at: hoursAgo(60) });
    await insertMessage(answered, false, hoursAgo(50));
    const writesAgain = await enquiry({ created_at: hoursAgo(60) });
    await insertMessage(writesAgain, false, hoursAgo(55));
    await insertMessage(writesAgain, true, hoursAgo(1));
    const approved = await enquiry({ status: 'approved', decided_at: new Date() });
    const moving = await enquiry({ status: 'approved', decided_at: new Date(), event_date: inDays(100) });
    await app().sql(`UPDATE booking SET requested_date = $2 WHERE id = $1`, [moving, inDays(120)]);
    await insertEvent(moving, 'reschedule_requested');
    const rejected = await enquiry({ status: 'rejected', decided_at: new Date() });
    const withdrawn = await enquiry({ status: 'withdrawn', decided_at: new Date() });
    const expired = await enquiry({ created_at: hoursAgo(200), event_date: inDays(-1) });
    const tooMany = await enquiry({ guests: 900 });
    const quoted = await enquiry();
    await makeQuote({ bookingId: quoted });
    await insertEvent(quoted, 'quote_sent', 'listing_id');
    const accepted = await enquiry();
    await makeQuote({ bookingId: accepted }, 'accepted');
    await insertEvent(accepted, 'quote_sent', 'listing_id');
    const agreed = await enquiry({
      ...{ status: 'approved', decided_at: new Date(), event_date: inDays(110) },
    });
    const past = await enquiry({ created_at: hoursAgo(200) });
    for (const bookingId of [agreed, past]) await makeQuote({ bookingId }, 'accepted');
    await app().sql(`UPDATE booking SET event_date = $2 WHERE id = $1`, [past, inDays(-2)]);
    const expected: Record<InboxFilter, string[]> = {
      ALL: [
        ...[fresh, waiting, justWithin, answered, writesAgain, approved, moving, rejected, withdrawn],
        ...[expired, tooMany, quoted, accepted, agreed, past],
      ],
      NEEDS_ANSWER: [fresh, waiting, justWithin, writesAgain, moving, tooMany],
      WAITING_LONG: [waiting],
      PENDING: [fresh, waiting, justWithin, answered, writesAgain, tooMany, quoted, accepted],
      QUOTED: [quoted, accepted],
      QUOTE_ACCEPTED: [accepted],
      NEARLY_FULL: [],
      TOO_MANY_GUESTS: [tooMany],
      DATE_CHANGE: [moving],
      APPROVED: [approved, moving, agreed],
      REJECTED: [rejected],
      WITHDRAWN: [withdrawn],
      EXPIRED: [expired, past],
    };
    const counts = await countsOf();
    for (const filter of INBOX_FILTER_NAMES) {
      expect([filter, (await idsOf({ filter })).sort()]).toEqual([filter, expected[filter].sort()]);
      expect([filter, counts[filter]]).toEqual([filter, expected[filter].length]);
    }
  });

  test('every decision of the business answers what the couple wrote before', async () => {
    const answers = [];
    for (const [i, kind] of BOOKING_EVENT_KINDS.entries()) {
      const bookingId = await enquiry({
        ...{ status: 'approved', decided_at: new Date(), event_date: inDays(100 + i) },
      });
      await insertMessage(bookingId, true);
      await insertEvent(bookingId, kind, 'listing_id');
      if (!(await idsOf({ filter: 'NEEDS_ANSWER' })).includes(bookingId)) answers.push(kind);
    }
    expect(answers).toEqual([
      ...['approved', 'rejected', 'reschedule_accepted', 'reschedule_declined', 'dates_offered'],
      ...['visit_offered', 'visit_confirmed', 'visit_moved', 'visit_cancelled', 'quote_sent'],
    ]);
  });

  test.each(['acceptReschedule', 'declineReschedule'])(
    '%s answers the request and its message',
    async (field) => {
      const bookingId = await enquiry({ status: 'approved', decided_at: new Date() });
      await insertMessage(bookingId, true);
      await app().sql(`UPDATE booking SET requested_date = $2 WHERE id = $1`, [bookingId, inDays(120)]);
      await insertEvent(bookingId, 'reschedule_requested');
      expect(await idsOf({ filter: 'NEEDS_ANSWER' })).toEqual([bookingId]);
      const { data } = await owner.gql<Refusal>(
        `mutation M($id: ID!, $date: String!) { answer: ${field}(id: $id, date: $date) { userErrors { code message field } } }`,
        { id: bookingId, date: inDays(120) },
      );
      expect(data.answer.userErrors).toEqual([]);
      expect(await idsOf({ filter: 'NEEDS_ANSWER' })).toEqual([]);
    },
  );

  test('a message that the business can’t see doesn’t wait for it', async () => {
    const bookingId = await enquiry();
    await insertMessage(bookingId, false);
    await insertMessage(bookingId, true, new Date(), 'phone');
    expect(await idsOf({ filter: 'NEEDS_ANSWER' })).toEqual([]);
    await insertMessage(bookingId, true);
    expect(await idsOf({ filter: 'NEEDS_ANSWER' })).toEqual([bookingId]);
  });

  test('a requested visit waits for the business until it answers', async () => {
    const bookingId = await enquiry();
    await insertMessage(bookingId, false);
    expect(await idsOf({ filter: 'NEEDS_ANSWER' })).toEqual([]);
    await makeVisit({ bookingId }, 'requested');
    await insertEvent(bookingId, 'visit_requested');
    expect(await idsOf({ filter: 'NEEDS_ANSWER' })).toEqual([bookingId]);
    await app().sql(`UPDATE visit SET status = 'offered' WHERE booking_id = $1`, [bookingId]);
    expect(await idsOf({ filter: 'NEEDS_ANSWER' })).toEqual([]);
  });

  test('a date is nearly full with one place left of several, unless it is blocked', async () => {
    const [one, other] = [await enquiry(), await enquiry({ event_date: inDays(91) })];
    expect(await idsOf({ filter: 'NEARLY_FULL' })).toEqual([]);
    await app().sql(`UPDATE listing SET daily_capacity = 2 WHERE id = $1`, [venue.id]);
    await enquiry({ status: 'approved', decided_at: new Date() });
    await app().sql(
      `INSERT INTO offline_booking (id, listing_id, event_date, name, note) VALUES ($1, $2, $3, 'Kavya', '')`,
      [newId(), venue.id, inDays(91)],
    );
    expect((await idsOf({ filter: 'NEARLY_FULL' })).sort()).toEqual([one, other].sort());
    await makeBlockedPeriod(venue.id, inDays(91));
    expect(await idsOf({ filter: 'NEARLY_FULL' })).toEqual([one]);
    await app().sql(
      `INSERT INTO offline_booking (id, listing_id, event_date, name, note) VALUES ($1, $2, $3, 'Kavya', '')`,
      [newId(), venue.id, inDays(90)],
    );
    expect(await idsOf({ filter: 'NEARLY_FULL' })).toEqual([]);
  });

  test('search finds names, messages and types of event, also typed ones', async () => {
    const named = await enquiry({ name: 'Zubin & Tara' });
    const asks = await enquiry({ message: 'Is there a HELIPAD?' });
    const sangeet = await enquiry({ event_type: 'SANGEET' });
    const typed = await enquiry({ event_type: 'OTHER', event_type_text: 'Godh Bharai' });
    expect(await idsOf({ search: 'zubin' })).toEqual([named]);
    expect(await idsOf({ search: 'helipad' })).toEqual([asks]);
    expect(await idsOf({ search: 'sange' })).toEqual([sangeet]);
    expect(await idsOf({ search: 'bharai' })).toEqual([typed]);
    // “Other” is what the typed one would be called otherwise.
    expect(await idsOf({ search: 'other' })).toEqual([]);
    expect(await idsOf({ search: '%' })).toEqual([]);
    expect((await countsOf({ search: 'sange' })).ALL).toBe(1);
  });
});

describe('the order', () => {
  test('pages by cursor in every order', async () => {
    const ids = [];
    for (let i = 0; i < 5; i++)
      ids.push(await enquiry({ created_at: hoursAgo(i + 1), event_date: inDays(30 + ((i * 2) % 5)) }));
    for (const order of ['UNREAD_FIRST', 'NEWEST', 'EVENT_DATE']) {
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const { enquiryInbox }: Inbox = (await owner.gql<Inbox>(INBOX, { order, first: 2, after })).data;
        seen.push(...enquiryInbox.nodes.map(({ id }) => id));
        after = enquiryInbox.pageInfo.hasNextPage ? enquiryInbox.pageInfo.endCursor : null;
      } while (after);
      expect([order, seen]).toEqual([
        order,
        order === 'EVENT_DATE' ? [ids[0], ids[3], ids[1], ids[4], ids[2]] : ids,
      ]);
    }
  });
});

interface Refusal {
  answer: { userErrors: { code: string; message: string; field: string | null }[] };
}
const add = (name: string) =>
  owner.gql<Refusal>(
    'mutation M($name: String!) { answer: addEnquiryLabel(name: $name) { userErrors { code message field } } }',
    { name },
  );
const setLabels = (bookingId: string, labelIds: readonly string[], http = owner) =>
  http.gql<Refusal>(
    'mutation M($bookingId: ID!, $labelIds: [ID!]!) { answer: setEnquiryLabels(bookingId: $bookingId, labelIds: $labelIds) { userErrors { code message field } } }',
    { bookingId, labelIds },
  );

describe('labels', () => {
  test('are added, given to enquiries, filtered by, renamed and deleted', async () => {
    const [one, other] = [await enquiry(), await enquiry()];
    const labelId = await makeLabel(venue.id, 'Call back');
    await setLabels(one, [labelId]);
    await setLabels(one, [labelId]);
    expect(await idsOf({ labelId })).toEqual([one]);
    expect((await countsOf({ labelId })).ALL).toBe(1);
    await owner.gql(
      'mutation M($id: ID!) { renameEnquiryLabel(id: $id, name: "VIP") { userErrors { code } } }',
      {
        id: labelId,
      },
    );
    const { data } = await owner.gql<{ one: object; other: object }>(
      `query Q($one: ID!, $other: ID!) { one: booking(id: $one) { labels { name } } other: booking(id: $other) { labels { name } } }`,
      { one, other },
    );
    expect(data).toEqual({ one: { labels: [{ name: 'VIP' }] }, other: { labels: [] } });
    await owner.gql('mutation M($id: ID!) { deleteEnquiryLabel(id: $id) { userErrors { code } } }', {
      id: labelId,
    });
    expect(await app().sql('SELECT FROM booking_label WHERE booking_id = $1', [one])).toEqual([]);
  });

  test('have unique names, whatever the case', async () => {
    await add('Call back');
    expect((await add(' call BACK ')).data.answer.userErrors).toEqual([
      { code: 'CONFLICT', field: 'name', message: 'You already have a label with this name.' },
    ]);
    expect((await add('x'.repeat(31))).data.answer.userErrors).toMatchObject([{ field: 'name' }]);
  });

  test('are at most twenty per business, also if added at the same time', async () => {
    for (let i = 0; i < 18; i++) await makeLabel(venue.id);
    const results = await Promise.all(Array.from({ length: 6 }, (_, i) => add(`At once ${i}`)));
    const refused = results.flatMap(({ data }) => data.answer.userErrors);
    expect(refused).toHaveLength(4);
    expect(refused[0]?.message).toBe('You can have up to 20 labels. Delete one that you no longer need.');
    expect(await app().sql('SELECT FROM enquiry_label WHERE listing_id = $1', [venue.id])).toHaveLength(20);
  });

  test('are at most five per enquiry, also if given at the same time', async () => {
    const bookingId = await enquiry();
    const ids = [];
    for (let i = 0; i < 8; i++) ids.push(await makeLabel(venue.id));
    expect((await setLabels(bookingId, ids)).data.answer.userErrors).toMatchObject([{ code: 'INVALID' }]);
    await Promise.all([setLabels(bookingId, ids.slice(0, 5)), setLabels(bookingId, ids.slice(3))]);
    expect(await app().sql('SELECT FROM booking_label WHERE booking_id = $1', [bookingId])).toHaveLength(5);
    const inserts = ids.map((id) =>
      app()
        .sql('INSERT INTO booking_label VALUES ($1, $2) ON CONFLICT DO NOTHING', [bookingId, id])
        .catch(() => undefined),
    );
    await Promise.all(inserts);
    expect(await app().sql('SELECT FROM booking_label WHERE booking_id = $1', [bookingId])).toHaveLength(5);
  });

  test('of another business can be used in no way', async () => {
    const bookingId = await enquiry();
    const foreign = await makeLabel((await makeVenue()).id);
    expect((await setLabels(bookingId, [foreign])).errors).toMatchObject([
      { extensions: { code: 'NOT_FOUND' } },
    ]);
    expect(await idsOf({ labelId: foreign })).toEqual([]);
    await expect(
      app().sql('INSERT INTO booking_label VALUES ($1, $2)', [bookingId, foreign]),
    ).rejects.toThrow(/another business/);
  });
});

describe('private notes', () => {
  const note = (bookingId: string, text: string) =>
    owner.gql<Refusal>(
      'mutation M($id: ID!, $text: String!) { answer: setPrivateNote(bookingId: $id, note: $text) { userErrors { code message field } } }',
      { id: bookingId, text },
    );

  test('are refused for events more than two years ago, as they would be deleted, and can be cleared', async () => {
    const bookingId = await enquiry();
    await app().sql(`UPDATE booking SET event_date = today_in_india() - interval '2 years' WHERE id = $1`, [
      bookingId,
    ]);
    expect((await note(bookingId, 'Wants the terrace')).data.answer.userErrors).toEqual([]);
    await app().sql(`UPDATE booking SET event_date = event_date - 1 WHERE id = $1`, [bookingId]);
    expect((await note(bookingId, 'Wants the lawn')).data.answer.userErrors).toEqual([
      {
        ...{ code: 'CONFLICT', field: 'note' },
        message: 'Notes are kept for two years after the event, so a new one would be deleted tonight.',
      },
    ]);
    expect((await note(bookingId, '')).data.answer.userErrors).toEqual([]);
  });

  test('are visible to the business only, like labels, unread news and waiting', async () => {
    const bookingId = await enquiry();
    await note(bookingId, 'Wants the terrace');
    await setLabels(bookingId, [await makeLabel(venue.id, 'VIP')]);
    const [{ userId = '' } = {}] = await app().sql<{ userId: string }>(
      'SELECT user_id AS "userId" FROM booking WHERE id = $1',
      [bookingId],
    );
    const FIELDS =
      'query Q($id: ID!) { booking(id: $id) { privateNote labels { name } isUnread waitingSince } }';
    const seenBy = async (http: Client) =>
      (await http.gql<{ booking: object | null }>(FIELDS, { id: bookingId })).data.booking;
    const nothing = { privateNote: null, labels: [], isUnread: false, waitingSince: null };
    expect(await seenBy(owner)).toMatchObject({
      privateNote: 'Wants the terrace',
      labels: [{ name: 'VIP' }],
      waitingSince: expect.any(String),
    });
    expect(await seenBy(await loggedIn(userId))).toEqual(nothing);
    expect(await seenBy(await loggedIn((await makeAdmin()).id))).toEqual(nothing);
    expect(await seenBy(await loggedIn((await makeVenue()).id))).toBeNull();
    const rest = await owner.rest('GET', `/bookings/${venue.id}`);
    expect(rest.status).toBe(200);
    expect(JSON.stringify(rest.body)).not.toMatch(/terrace|VIP/);
  });

  test('are returned as they are by each mutation of a document', async () => {
    const bookingId = await enquiry();
    const { data } = await owner.gql(
      `mutation M($id: ID!) {
         one: setEnquiryLabels(bookingId: $id, labelIds: []) { booking { privateNote } }
         two: setPrivateNote(bookingId: $id, note: "Terrace") { booking { privateNote } }
       }`,
      { id: bookingId },
    );
    expect(data).toEqual({
      one: { booking: { privateNote: null } },
      two: { booking: { privateNote: 'Terrace' } },
    });
  });

  test('are replaced, deleted when empty, and limited', async () => {
    const bookingId = await enquiry();
    await note(bookingId, 'One');
    await note(bookingId, ' Two ');
    const notes = () => app().sql('SELECT body FROM booking_note WHERE booking_id = $1', [bookingId]);
    expect(await notes()).toEqual([{ body: 'Two' }]);
    expect((await note(bookingId, 'x'.repeat(2001))).data.answer.userErrors).toMatchObject([
      { field: 'note' },
    ]);
    await note(bookingId, '');
    expect(await notes()).toEqual([]);
  });

  test('are deleted two years after the event', async () => {
    const [old, recent] = [await enquiry(), await enquiry()];
    for (const id of [old, recent]) await note(id, 'Wants the terrace');
    await app().sql(`UPDATE booking SET event_date = $2 WHERE id = $1`, [old, inDays(-740)]);
    await deleteOldNotes(app().tx);
    expect(await app().sql('SELECT FROM booking_note WHERE booking_id = $1', [old])).toEqual([]);
    expect(await app().sql('SELECT FROM booking_note WHERE booking_id = $1', [recent])).toHaveLength(1);
  });
});
