import { expect, test } from '@jest/globals';
import { app, useApp } from '../../../test/app.js';
import { loggedIn, type Client } from '../../../test/client.js';
import { makeBooking } from '../../../test/permissions/scene.js';
import { newId } from '../../core/ids.js';
import { inTransaction } from '../../core/transaction.js';
import { decideHeld, useAdmin } from '../conversation/moderation.factory.js';
import { makeUser } from '../user/user.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { sendReminders } from './reminder.service.js';

useApp();
useAdmin();

/** An enquiry that was sent this number of hours ago. */
async function sentAgo(hours: number, city = 'Udaipur') {
  const [user, venue] = [await makeUser(), await makeVenue({ city })];
  const { bookingId: id } = await makeBooking(user.id, venue.id);
  await app().sql(`UPDATE booking SET created_at = now() - make_interval(hours => $2) WHERE id = $1`, [
    id,
    hours,
  ]);
  return { id, user, venue };
}

const run = () => sendReminders(app().services.database);

const emailsTo = (address: string) =>
  app().sql<{ subject: string; paragraphs: string[]; links: { label: string }[] | null }>(
    `SELECT payload->>'subject' AS subject, payload->'paragraphs' AS paragraphs, payload->'links' AS links
     FROM graphile_worker._private_jobs WHERE payload->>'to' = $1`,
    [address],
  );
const subjects = async (address: string) => (await emailsTo(address)).map(({ subject }) => subject);
const waiting = expect.stringMatching(/^An enquiry is waiting for your answer: /);
const unanswered = expect.stringMatching(/ hasn’t replied yet$/);

test('the owner gets a reminder after 48 hours and the couple an email after 72, each once', async () => {
  const [early, late, later] = [await sentAgo(47), await sentAgo(49), await sentAgo(73)];
  for (let i = 0; i < 2; i++) await run();
  expect(await subjects(early.venue.email)).toEqual([]);
  expect([await subjects(late.venue.email), await subjects(late.user.email)]).toEqual([[waiting], []]);
  expect([await subjects(later.venue.email), await subjects(later.user.email)]).toEqual([
    [waiting],
    [unanswered],
  ]);
});

test('the couple’s dashboard says so until the business answers; nobody else sees it', async () => {
  const { id, user, venue } = await sentAgo(73);
  const [couple, owner] = [await loggedIn(user.id), await loggedIn(venue.id)];
  const shown = async (http: Client) =>
    (
      await http.gql<{ booking: { isUnanswered: boolean } }>(
        'query Q($id: ID!) { booking(id: $id) { isUnanswered } }',
        { id },
      )
    ).data.booking.isUnanswered;
  expect(await shown(couple)).toBe(false);
  await run();
  expect([await shown(couple), await shown(owner)]).toEqual([true, false]);
  await app().sql(
    `INSERT INTO message (id, booking_id, sender_id, from_couple, client_id, body) VALUES ($1, $2, $3, false, $1, 'Yes')`,
    [newId(), id, venue.id],
  );
  expect(await shown(couple)).toBe(false);
});

test('each reminder is sent once, even if jobs run at the same time', async () => {
  const enquiries = await Promise.all(Array.from({ length: 60 }, () => sentAgo(80)));
  await Promise.all(Array.from({ length: 8 }, run));
  await run();
  for (const { user, venue } of enquiries)
    expect([await subjects(venue.email), await subjects(user.email)]).toEqual([[waiting], [unanswered]]);
});

test('reminders are sent while another transaction uses the booking', async () => {
  const { id, user, venue } = await sentAgo(80);
  await inTransaction(app().services.database, async (tx) => {
    await tx.sql(`SELECT FROM booking WHERE id = $1 FOR NO KEY UPDATE`, [id]);
    await run();
  });
  expect([await subjects(venue.email), await subjects(user.email)]).toEqual([[waiting], [unanswered]]);
});

test('nobody is reminded of enquiries that are answered, decided or expired', async () => {
  const [offered, written, withdrawn, expired] = await Promise.all(
    [80, 80, 80, 80].map((hours) => sentAgo(hours)),
  );
  if (!offered || !written || !withdrawn || !expired) throw new Error('missing enquiries');
  await app().sql(
    `INSERT INTO booking_event (id, booking_id, kind, actor_id) VALUES (gen_random_uuid(), $1, 'dates_offered', $2)`,
    [offered.id, offered.venue.id],
  );
  await app().sql(
    `INSERT INTO message (id, booking_id, sender_id, from_couple, client_id, body)
     VALUES (gen_random_uuid(), $1, $2, false, gen_random_uuid(), 'Yes, it is.')`,
    [written.id, written.venue.id],
  );
  await app().sql(`UPDATE booking SET status = 'withdrawn', decided_at = now() WHERE id = $1`, [
    withdrawn.id,
  ]);
  await app().sql(`UPDATE booking SET event_date = today_in_india() - 1 WHERE id = $1`, [expired.id]);
  await run();
  for (const { user, venue } of [offered, written, withdrawn, expired])
    expect([await subjects(venue.email), await subjects(user.email)]).toEqual([[], []]);
});

test('a held answer counts like any other, however an admin decides', async () => {
  for (const release of [undefined, true, false]) {
    const { id, user, venue } = await sentAgo(80);
    const messageId = newId();
    await app().sql(
      `INSERT INTO message (id, booking_id, sender_id, from_couple, client_id, body, created_at, hold_reason)
       SELECT $2, id, listing_id, false, $2, 'See jheelmahal.com', created_at + interval '10 minutes', 'link'
       FROM booking WHERE id = $1`,
      [id, messageId],
    );
    if (release !== undefined) expect(await decideHeld(messageId, release, 'No')).toEqual([]);
    const before = [await subjects(venue.email), await subjects(user.email)];
    await run();
    expect([await subjects(venue.email), await subjects(user.email)]).toEqual(before);
  }
});

const block = (accountId: string, blockedId: string) =>
  app().sql(`INSERT INTO account_block (account_id, blocked_id) VALUES ($1, $2)`, [accountId, blockedId]);

test('nobody is reminded of an enquiry once the couple has blocked the business', async () => {
  const [byCouple, byBoth] = [await sentAgo(80), await sentAgo(80)];
  for (const { user, venue } of [byCouple, byBoth]) await block(user.id, venue.id);
  await block(byBoth.venue.id, byBoth.user.id);
  await run();
  for (const { user, venue } of [byCouple, byBoth])
    expect([await emailsTo(venue.email), await emailsTo(user.email)]).toEqual([[], []]);
});

test('a business that has blocked the couple is asked to decide, and neither to write', async () => {
  const { user, venue } = await sentAgo(80);
  await block(venue.id, user.id);
  await run();
  const [[owner], [couple]] = [await emailsTo(venue.email), await emailsTo(user.email)];
  expect(owner?.paragraphs.at(-1)).toBe(
    'Approve or reject it. Couples see on your page how quickly you usually reply.',
  );
  expect(couple?.paragraphs).toContain('You can wait, or withdraw your enquiry.');
});

test('the couple gets three similar listings that are free on the date and take the guests', async () => {
  const city = 'Nashik';
  const { id, user } = await sentAgo(80, city);
  const named = (name: string, overrides: object = {}) => makeVenue({ city, name, ...overrides });
  const best = await Promise.all([9, 8, 7, 6].map((rank) => named(`Rank ${rank}`, { rank })));
  const full = await named('Full', { rank: 10 });
  const blocked = await named('Blocked', { rank: 10 });
  await named('Small', { rank: 10, guest_capacity: '100', max_guests: 100 });
  await named('Pending', { rank: 10, status: 'pending' });
  await makeVenue({ city: 'Pune', name: 'Elsewhere', rank: 10 });
  const other = await makeBooking((await makeUser()).id, full.id);
  await app().sql(`UPDATE booking SET status = 'approved', decided_at = now() WHERE id = $1`, [
    other.bookingId,
  ]);
  await app().sql(
    `INSERT INTO blocked_period (id, listing_id, first_day, last_day, note)
     SELECT gen_random_uuid(), $1, event_date, event_date, '' FROM booking WHERE id = $2`,
    [blocked.id, id],
  );
  await run();
  const [mail] = await emailsTo(user.email);
  const [booking] = await app().sql<{ date: string }>(
    'SELECT event_date::text AS date FROM booking WHERE id = $1',
    [id],
  );
  expect(mail?.links).toEqual([
    ...best.slice(0, 3).map((venue, index) => ({
      label: `Rank ${9 - index}, ${city}`,
      // The date is for the enquiry form.
      path: `/venuelist/${venue.id}?date=${booking?.date}`,
    })),
    { label: 'Withdraw enquiry', path: `/bookings/${id}?withdraw=1` },
  ]);
});
