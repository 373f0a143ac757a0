import { beforeEach, describe, expect, test } from '@jest/globals';
import { app, useApp } from '../../../test/app.js';
import { loggedIn, type Client } from '../../../test/client.js';
import { sentEmails } from '../../../test/messages/outbox.js';
import { notificationsOf } from '../../../test/notifications.js';
import { newId } from '../../core/ids.js';
import { inDays, makeBooking, makeDateOffer, makeQuote, timeOn } from '../../../test/permissions/scene.js';
import { listenToAnnouncements, send } from '../conversation/conversation.factory.js';
import { sendReminders } from '../response/reminder.service.js';
import { makeUser } from '../user/user.factory.js';
import { makeVenue } from '../venue/venue.factory.js';

useApp();

let bookingId: string;
let user: { id: string; email: string };
let venue: { id: string; email: string };
let couple: Client;
let owner: Client;

beforeEach(async () => {
  [user, venue] = [await makeUser(), await makeVenue({ name: 'Jheel Mahal' })];
  ({ bookingId } = await makeBooking(user.id, venue.id));
  [couple, owner] = [await loggedIn(user.id), await loggedIn(venue.id)];
});

const approve = () =>
  app().sql(`UPDATE booking SET status = 'approved', decided_at = now() WHERE id = $1`, [bookingId]);

/** Moves the enquiry and what happened to it into the past. */
async function age(hours: number): Promise<void> {
  for (const [table, column, id] of [
    ['booking', 'created_at', 'id'],
    ['message', 'created_at', 'booking_id'],
    ['no_answer_needed', 'marked_at', 'booking_id'],
  ])
    await app().sql(
      `UPDATE ${table} SET ${column} = ${column} - make_interval(hours => $2) WHERE ${id} = $1`,
      [bookingId, hours],
    );
}

const waitingSince = async (): Promise<string | null> =>
  (
    await owner.gql<{ booking: { waitingSince: string | null } }>(
      'query Q($id: ID!) { booking(id: $id) { waitingSince } }',
      { id: bookingId },
    )
  ).data.booking.waitingSince;

const work = async () =>
  (await owner.gql<{ ownerWork: { needsAnswer: number } }>('{ ownerWork { needsAnswer } }')).data.ownerWork
    .needsAnswer;

async function setNeeded(needed: boolean): Promise<string | null> {
  const { data } = await owner.gql<{
    answer: { booking: { waitingSince: string | null } | null; userErrors: object[] };
  }>(
    `mutation M($id: ID!, $needed: Boolean!) {
       answer: setAnswerNeeded(bookingId: $id, needed: $needed) { booking { waitingSince } userErrors { code } } }`,
    { id: bookingId, needed },
  );
  expect(data.answer.userErrors).toEqual([]);
  return data.answer.booking?.waitingSince ?? null;
}

const act = async (caller: Client, document: string, variables: object = { id: bookingId }) => {
  const { data, errors } = await caller.gql<{ answer: { userErrors: object[] } }>(document, variables);
  expect([errors, data.answer.userErrors]).toEqual([undefined, []]);
};

const block = (caller: Client) =>
  act(caller, 'mutation M($id: ID!) { answer: blockConversation(bookingId: $id) { userErrors { code } } }');

describe.each(['couple', 'owner'] as const)('after the %s has blocked the other', (side) => {
  const blocker = () => (side === 'couple' ? couple : owner);

  test('messages of an approved couple wait for no answer, as none can be sent', async () => {
    await approve();
    await send(couple, bookingId, 'Thank you!');
    expect(await waitingSince()).not.toBeNull();
    await block(blocker());
    expect([await waitingSince(), await work()]).toEqual([null, 0]);
  });

  test('a pending enquiry waits for its decision', async () => {
    await block(blocker());
    expect(await waitingSince()).not.toBeNull();
    await act(
      owner,
      'mutation M($id: ID!) { answer: rejectBooking(id: $id, reason: DATE_TAKEN) { userErrors { code } } }',
    );
    expect(await waitingSince()).toBeNull();
  });

  test('a requested date waits for its decision', async () => {
    await approve();
    await requestDate();
    await block(blocker());
    expect(await waitingSince()).not.toBeNull();
    await act(
      owner,
      'mutation M($id: ID!, $date: String!) { answer: declineReschedule(id: $id, date: $date) { userErrors { code } } }',
      { id: bookingId, date: inDays(120) },
    );
    expect(await waitingSince()).toBeNull();
  });
});

describe('an answered enquiry waits again', () => {
  test('after the couple has accepted an offered date', async () => {
    const offer = await makeDateOffer({ bookingId });
    await app().sql(
      `INSERT INTO booking_event (id, booking_id, kind, actor_id, offered_dates) VALUES ($1, $2, 'dates_offered', $3, $4)`,
      [newId(), bookingId, venue.id, [offer.date]],
    );
    expect(await waitingSince()).toBeNull();
    await act(
      couple,
      'mutation M($offerId: ID!, $date: String!) { answer: acceptDateOffer(id: $offerId, date: $date) { userErrors { code } } }',
      { offerId: offer.id, date: offer.date },
    );
    expect([await waitingSince(), await work()]).toEqual([expect.any(String), 1]);
    await act(
      owner,
      'mutation M($id: ID!) { answer: rejectBooking(id: $id, reason: DATE_TAKEN) { userErrors { code } } }',
    );
    expect(await waitingSince()).toBeNull();
  });

  test.each(['pending', 'approved'])(
    'after the couple has declined a quote of a %s booking',
    async (status) => {
      if (status === 'approved') await approve();
      const quoteId = await makeQuote({ bookingId });
      await send(owner, bookingId, 'Our quote');
      expect(await waitingSince()).toBeNull();
      await act(
        couple,
        'mutation M($quoteId: ID!) { answer: declineQuote(id: $quoteId, note: "Without rooms?") { userErrors { code } } }',
        { quoteId },
      );
      expect([await waitingSince(), await work()]).toEqual([expect.any(String), 1]);
      await send(owner, bookingId, 'Certainly');
      expect(await waitingSince()).toBeNull();
    },
  );
});

describe('after a decision or the date, an enquiry waits', () => {
  const DECIDED = {
    'the business has rejected it': `status = 'rejected', decided_at = now() - interval '1 hour'`,
    'the couple has withdrawn it': `status = 'withdrawn', decided_at = now() - interval '1 hour'`,
    'it has expired': `event_date = today_in_india() - 1`,
    'the event has taken place': `status = 'approved', decided_at = now() - interval '2 days', event_date = today_in_india() - 1`,
  };

  test.each(Object.entries(DECIDED))('for an answer to what the couple wrote since %s', async (_, change) => {
    await send(couple, bookingId, 'Is the verandah covered?');
    await age(72);
    await app().sql(`UPDATE booking SET ${change} WHERE id = $1`, [bookingId]);
    expect([await waitingSince(), await work()]).toEqual([null, 0]);
    await send(couple, bookingId, 'Would 3 March work?');
    expect([await waitingSince(), await work()]).toEqual([expect.any(String), 1]);
    expect(await setNeeded(false)).toBeNull();
    expect(await setNeeded(true)).not.toBeNull();
    await send(owner, bookingId, 'Yes, it would.');
    expect([await waitingSince(), await work()]).toEqual([null, 0]);
  });

  test('for nothing once its conversation is closed', async () => {
    await app().sql(`UPDATE booking SET status = 'rejected', decided_at = now() WHERE id = $1`, [bookingId]);
    await send(couple, bookingId, 'Would 3 March work?');
    await age(31 * 24);
    await app().sql(`UPDATE booking SET decided_at = now() - interval '31 days' WHERE id = $1`, [bookingId]);
    expect([await waitingSince(), await work()]).toEqual([null, 0]);
  });

  test('for a decision on a requested date that is ahead', async () => {
    await approve();
    await requestDate();
    await app().sql(`UPDATE booking SET event_date = today_in_india() - 1 WHERE id = $1`, [bookingId]);
    expect([await waitingSince(), await work()]).toEqual([expect.any(String), 1]);
  });
});

const requestDate = () =>
  act(
    couple,
    'mutation M($id: ID!, $date: String!) { answer: requestReschedule(id: $id, date: $date) { userErrors { code } } }',
    { id: bookingId, date: inDays(120) },
  );

describe('a conversation that the business marks as needing no answer', () => {
  test('is no work until the couple writes again', async () => {
    await approve();
    await send(couple, bookingId, 'Thank you!');
    expect([await waitingSince(), await work()]).toEqual([expect.any(String), 1]);
    expect(await setNeeded(false)).toBeNull();
    expect([await waitingSince(), await work()]).toEqual([null, 0]);
    await send(couple, bookingId, 'Is the verandah covered?');
    const [{ since } = {}] = await app().sql<{ since: Date }>(
      `SELECT max(created_at) AS since FROM message WHERE booking_id = $1`,
      [bookingId],
    );
    expect([await waitingSince(), await work()]).toEqual([since?.toISOString(), 1]);
  });

  test.each<[string, () => Promise<unknown>]>([
    [
      'changes the enquiry',
      () =>
        act(
          couple,
          'mutation M($id: ID!, $date: String!) { answer: updateEnquiry(input: { id: $id, date: $date }) { userErrors { code } } }',
          { id: bookingId, date: inDays(120) },
        ),
    ],
    [
      'requests a visit',
      () =>
        act(
          couple,
          'mutation M($id: ID!, $slots: [String!]!) { answer: requestVisit(bookingId: $id, slots: $slots) { userErrors { code } } }',
          { id: bookingId, slots: [timeOn(inDays(5))] },
        ),
    ],
    ['requests another date', () => approve().then(requestDate)],
  ])('waits again when the couple %s, and can be marked again', async (_, change) => {
    await setNeeded(false);
    await change();
    expect(await waitingSince()).not.toBeNull();
    expect(await setNeeded(false)).toBeNull();
  });

  test('waits as before once that is undone, also if it was marked earlier', async () => {
    await age(3);
    const enquired = await waitingSince();
    await setNeeded(false);
    expect(await setNeeded(true)).toBe(enquired);
    await setNeeded(false);
    await age(2);
    await send(couple, bookingId, 'Is the verandah covered?');
    const asked = await waitingSince();
    for (let i = 0; i < 2; i++) expect(await setNeeded(false)).toBeNull();
    for (let i = 0; i < 2; i++) expect(await setNeeded(true)).toBe(asked);
  });

  test('is neither answered nor anything that the couple learns of', async () => {
    const seen = async () => {
      const { data, errors } = await couple.gql(
        `query Q($id: ID!) { booking(id: $id) { waitingSince unreadMessages history { kind }
           timeline { nodes { __typename ... on Message { id isRead } ... on BookingEvent { kind } } } }
           inboxSummary { unreadCount version } }`,
        { id: bookingId },
      );
      expect(errors).toBeUndefined();
      return data;
    };
    await send(couple, bookingId, 'Thank you!');
    await sentEmails();
    const [before, notifications] = [await seen(), await notificationsOf(user.id)];
    const announcements = await listenToAnnouncements(bookingId);
    await setNeeded(false);
    expect(await announcements.received()).toEqual([]);
    await announcements.stop();
    expect(await seen()).toEqual(before);
    expect(await notificationsOf(user.id)).toEqual(notifications);
    expect(await sentEmails()).toEqual([]);
    expect(await app().sql(`SELECT FROM business_answer WHERE booking_id = $1`, [bookingId])).toEqual([]);
  });

  test('brings its owner no reminder, but the couple the email after 72 hours', async () => {
    await age(73);
    await setNeeded(false);
    expect(await reminded()).toEqual([user.email]);
    expect(await reminded()).toEqual([]);
  });

  test('brings a reminder after what came next has waited for 48 hours', async () => {
    await age(1);
    await setNeeded(false);
    await age(1);
    await send(couple, bookingId, 'Is the verandah covered?');
    await age(47);
    expect(await reminded()).toEqual([]);
    await age(2);
    expect(await reminded()).toEqual([venue.email]);
  });
});

/** Sends the reminders that are due. Returns who got one about this enquiry. */
async function reminded(): Promise<string[]> {
  await sentEmails();
  await sendReminders(app().services.database);
  return (await sentEmails()).filter(({ to }) => [user.email, venue.email].includes(to)).map(({ to }) => to);
}
