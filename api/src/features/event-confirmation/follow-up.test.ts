import { beforeEach, expect, test } from '@jest/globals';
import { app, useApp } from '../../../test/app.js';
import { loggedIn, type Client } from '../../../test/client.js';
import { denyEvent, endEvent, inDays, makeBooking, makeReview } from '../../../test/permissions/scene.js';
import { inTransaction } from '../../core/transaction.js';
import { makeUser } from '../user/user.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { askAfterEvents } from './follow-up.service.js';

useApp();

beforeEach(() => app().sql(`DELETE FROM booking`));

/** An approved booking whose event was this number of days ago. */
async function past(days = 1) {
  const [user, venue] = [await makeUser(), await makeVenue()];
  const { bookingId } = await makeBooking(user.id, venue.id);
  await endEvent(bookingId, days);
  return { bookingId, user, venue };
}

/** Today in India at this time. */
const today = (time: string) => new Date(`${inDays(0)}T${time}:00+05:30`);

const run = (now = today('10:00')) => askAfterEvents(app().services.database, now);

const subjects = async (address: string) =>
  (
    await app().sql<{ subject: string }>(
      `SELECT payload->>'subject' AS subject FROM graphile_worker._private_jobs WHERE payload->>'to' = $1`,
      [address],
    )
  ).map(({ subject }) => subject);

const howWasIt = expect.stringMatching(/^How was it at /);
const tookPlace = expect.stringMatching(/^Did .* take place\?$/);

test('both parties are asked from ten in the morning after the event, for a week', async () => {
  const [ahead, last, old] = [await past(0), await past(1), await past(9)];
  await run(today('09:59'));
  expect([await subjects(last.user.email), await subjects(last.venue.email)]).toEqual([[], []]);
  for (let i = 0; i < 2; i++) await run();
  expect([await subjects(last.user.email), await subjects(last.venue.email)]).toEqual([
    [howWasIt],
    [tookPlace],
  ]);
  for (const { user, venue } of [ahead, old])
    expect([await subjects(user.email), await subjects(venue.email)]).toEqual([[], []]);
});

test('each party is asked once, even if jobs run at the same time', async () => {
  const bookings = await Promise.all(Array.from({ length: 60 }, () => past()));
  await Promise.all(Array.from({ length: 20 }, () => run()));
  await run();
  for (const { user, venue } of bookings)
    expect([await subjects(user.email), await subjects(venue.email)]).toEqual([[howWasIt], [tookPlace]]);
});

test('both parties are asked while another transaction uses the booking', async () => {
  const { bookingId, user, venue } = await past();
  await inTransaction(app().services.database, async (tx) => {
    await tx.sql(`SELECT FROM booking WHERE id = $1 FOR NO KEY UPDATE`, [bookingId]);
    await run();
  });
  expect([await subjects(user.email), await subjects(venue.email)]).toEqual([[howWasIt], [tookPlace]]);
});

test('nobody is asked who has answered already, nor for bookings that were not approved', async () => {
  const [reviewed, denied, gone, suspended] = [...[await past(), await past(), await past(), await past()]];
  if (!reviewed || !denied || !gone || !suspended) throw new Error('missing bookings');
  const pending = { user: await makeUser(), venue: await makeVenue() };
  const { bookingId } = await makeBooking(pending.user.id, pending.venue.id);
  await app().sql(`UPDATE booking SET event_date = today_in_india() - 1 WHERE id = $1`, [bookingId]);
  await makeReview({ userId: reviewed.user.id, listingId: reviewed.venue.id });
  await denyEvent(denied.bookingId);
  await app().sql(`UPDATE booking SET user_id = NULL WHERE id = $1`, [gone.bookingId]);
  await app().sql(
    `UPDATE listing SET status = 'suspended', suspension_reason = 'Prices', suspended_at = now() WHERE id = $1`,
    [suspended.venue.id],
  );
  await run();
  expect([await subjects(reviewed.user.email), await subjects(reviewed.venue.email)]).toEqual([
    [],
    [tookPlace],
  ]);
  expect([await subjects(denied.user.email), await subjects(denied.venue.email)]).toEqual([[howWasIt], []]);
  expect([await subjects(pending.user.email), await subjects(pending.venue.email)]).toEqual([[], []]);
  expect([await subjects(gone.user.email), await subjects(gone.venue.email)]).toEqual([[], [tookPlace]]);
  expect(await subjects(suspended.user.email)).toEqual([]);
});

test('an event that moves to another date is a new one', async () => {
  const { bookingId, user, venue } = await past(3);
  await run();
  await app().sql(`UPDATE booking SET event_date = event_date + 1, requested_date = NULL WHERE id = $1`, [
    bookingId,
  ]);
  await run();
  expect([await subjects(user.email), await subjects(venue.email)]).toEqual([
    [howWasIt, howWasIt],
    [tookPlace, tookPlace],
  ]);
});

test.each([
  ['before the event', `event_date - 1`, true],
  ['on its day', `event_date`, true],
  ['the day after it', `event_date + 1`, false],
])('a couple whose review was last edited %s', async (_, day, isAsked) => {
  const { bookingId, user, venue } = await past(2);
  const { id } = await makeReview({ userId: user.id, listingId: venue.id });
  await app().sql(
    `UPDATE review SET updated_at = (SELECT (${day}) + time '23:59' FROM booking WHERE booking.id = $2)
       AT TIME ZONE 'Asia/Kolkata' WHERE id = $1`,
    [id, bookingId],
  );
  await run();
  expect(await subjects(user.email)).toEqual(isAsked ? [howWasIt] : []);
  const couple = await loggedIn(user.id);
  expect(await eventOf(couple, bookingId)).toEqual({
    canReview: isAsked,
    myReview: { id, verified: !isAsked },
  });
  await writeReview(couple, venue.id);
  expect(await eventOf(couple, bookingId)).toEqual({ canReview: false, myReview: { id, verified: true } });
});

test('a couple that reviewed an earlier event at the same place is asked about the next one', async () => {
  const { bookingId: engagement, user, venue } = await past(40);
  const { bookingId: wedding } = await makeBooking(user.id, venue.id);
  await endEvent(wedding, 1);
  const { id } = await makeReview({ userId: user.id, listingId: venue.id });
  await app().sql(`UPDATE review SET updated_at = now() - interval '30 days' WHERE id = $1`, [id]);
  await run();
  expect(await subjects(user.email)).toEqual([howWasIt]);
  const couple = await loggedIn(user.id);
  expect((await eventOf(couple, engagement)).canReview).toBe(false);
  expect((await eventOf(couple, wedding)).canReview).toBe(true);
  const { eventMonth } = await writeReview(couple, venue.id);
  expect(eventMonth).toBe(inDays(-1).slice(0, 7));
  expect((await eventOf(couple, wedding)).canReview).toBe(false);
});

test('the booking asks its couple for a review until there is one', async () => {
  const { bookingId, user, venue } = await past();
  const couple = await loggedIn(user.id);
  expect(await eventOf(couple, bookingId)).toEqual({ canReview: true, myReview: null });
  const { id } = await writeReview(couple, venue.id);
  expect(await eventOf(couple, bookingId)).toEqual({ canReview: false, myReview: { id, verified: true } });
});

interface BookedEvent {
  canReview: boolean;
  myReview: { id: string; verified: boolean } | null;
}

const eventOf = async (couple: Client, id: string) =>
  (
    await couple.gql<{ booking: BookedEvent }>(
      'query B($id: ID!) { booking(id: $id) { canReview myReview { id verified } } }',
      { id },
    )
  ).data.booking;

/** Writes or updates the couple's review, which verifies it. */
async function writeReview(couple: Client, listingId: string) {
  const { data } = await couple.gql<{
    writeReview: { userErrors: unknown[]; review: { id: string; verified: boolean; eventMonth: string } };
  }>(
    `mutation W($input: ReviewInput!) {
      writeReview(input: $input) { userErrors { code } review { id verified eventMonth } } }`,
    { input: { listingId, message: 'We danced until three.' } },
  );
  expect(data.writeReview).toMatchObject({ userErrors: [], review: { verified: true } });
  return data.writeReview.review;
}
