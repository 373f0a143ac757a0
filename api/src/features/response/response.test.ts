import { describe, expect, test } from '@jest/globals';
import { app, useApp } from '../../../test/app.js';
import { client, loggedIn } from '../../../test/client.js';
import { inDays, makeBooking, reportAs } from '../../../test/permissions/scene.js';
import { newId } from '../../core/ids.js';
import { makeAdmin } from '../admin/admin.factory.js';
import { decideHeld, useAdmin } from '../conversation/moderation.factory.js';
import { makeUser } from '../user/user.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { refreshResponses } from './response.service.js';

useApp();
useAdmin();

interface Past {
  /** Hours since it was sent. */
  sent: number;
  /** Hours from then to the answer. */
  answered?: number;
  status?: 'pending' | 'approved' | 'rejected' | 'withdrawn';
  /** Hours from sending to the decision, if it isn't the answer. */
  decided?: number;
  /** The kind of the answer, if it isn't the decision. */
  kind?: string;
}

/** Inserts an enquiry as it would have been sent and answered in the past. */
async function enquire(listingId: string, past: Past): Promise<void> {
  const { sent, answered, status = 'pending', decided = answered, kind = status } = past;
  const { bookingId } = await makeBooking((await makeUser()).id, listingId);
  await app().sql(
    `UPDATE booking SET created_at = now() - make_interval(hours => $2), status = $3::booking_status,
       decided_at = CASE WHEN $3 <> 'pending' THEN now() - make_interval(hours => $2 - $4) END,
       event_date = event_date + (random() * 300)::int
     WHERE id = $1`,
    [bookingId, sent, status, decided ?? 0],
  );
  if (answered !== undefined)
    await app().sql(
      `INSERT INTO booking_event (id, booking_id, kind, actor_id, created_at)
       SELECT gen_random_uuid(), id, $2::booking_event_kind, listing_id, created_at + make_interval(hours => $3)
       FROM booking WHERE id = $1`,
      [bookingId, kind, answered],
    );
}

/** Inserts an enquiry that its business answered within an hour by a message that is held. Returns the message's ID. */
async function answerHeld(listingId: string): Promise<string> {
  const { bookingId } = await makeBooking((await makeUser()).id, listingId);
  const messageId = newId();
  await app().sql(`UPDATE booking SET created_at = now() - interval '200 hours' WHERE id = $1`, [bookingId]);
  await app().sql(
    `INSERT INTO message (id, booking_id, sender_id, from_couple, client_id, body, created_at, hold_reason)
     SELECT $2, id, listing_id, false, $2, 'See jheelmahal.com', created_at + interval '1 hour', 'link'
     FROM booking WHERE id = $1`,
    [bookingId, messageId],
  );
  return messageId;
}

async function venueWith(...enquiries: Past[]): Promise<string> {
  const { id } = await makeVenue({ daily_capacity: 20 });
  for (const past of enquiries) await enquire(id, past);
  return id;
}

const figuresOf = async (id: string) =>
  (
    await client().gql<{ venue: { response: object | null } }>(
      `{ venue(id: "${id}") { response { enquiries answeredPercent approvedPercent medianMinutes } } }`,
    )
  ).data.venue.response;

const refresh = () => refreshResponses(app().tx);

/** Five enquiries: answered after 1, 3 and 100 hours, approved once, and two unanswered for more than 72 hours. */
const FIVE: Past[] = [
  { sent: 200, answered: 1, status: 'approved' },
  { sent: 200, answered: 3, status: 'rejected' },
  { sent: 200, answered: 100, kind: 'dates_offered' },
  { sent: 200 },
  { sent: 80, status: 'withdrawn', decided: 75 },
];
const OF_FIVE = { enquiries: 5, answeredPercent: 40, approvedPercent: 20, medianMinutes: 180 };

describe('the figures of a listing', () => {
  test('are computed from its answers of the last 90 days', async () => {
    const id = await venueWith(
      ...FIVE,
      // Not yet due, withdrawn before it was due, and older than 90 days.
      { sent: 71 },
      { sent: 200, status: 'withdrawn', decided: 71 },
      { sent: 91 * 24, answered: 1, status: 'approved' },
    );
    expect(await figuresOf(id)).toBeNull();
    await refresh();
    expect(await figuresOf(id)).toEqual(OF_FIVE);
  });

  test('count what the couple does as no answer, and a wrong code neither', async () => {
    const id = await venueWith(...FIVE.slice(0, 4), { sent: 90, answered: 1, kind: 'wrong_code' });
    await app().sql(
      `INSERT INTO booking_event (id, booking_id, kind, actor_id, created_at)
       SELECT gen_random_uuid(), id, 'rejected', user_id, created_at FROM booking WHERE listing_id = $1`,
      [id],
    );
    await refresh();
    expect(await figuresOf(id)).toEqual(OF_FIVE);
  });

  test('are shown from five enquiries on, and no longer below', async () => {
    const id = await venueWith(...FIVE.slice(1));
    await refresh();
    expect(await figuresOf(id)).toBeNull();
    await enquire(id, FIVE[0] ?? { sent: 200 });
    await refresh();
    expect(await figuresOf(id)).toEqual(OF_FIVE);
    await app().sql(
      `UPDATE booking SET created_at = now() - interval '91 days' WHERE listing_id = $1 AND status = 'approved'`,
      [id],
    );
    await refresh();
    expect(await figuresOf(id)).toBeNull();
  });

  test('have no median if nothing was answered', async () => {
    const id = await venueWith(...Array.from({ length: 6 }, () => ({ sent: 100 })));
    await refresh();
    expect(await figuresOf(id)).toEqual({
      ...{ enquiries: 6, answeredPercent: 0, approvedPercent: 0, medianMinutes: null },
    });
  });

  test('follow answers through the API', async () => {
    const id = await venueWith(...FIVE.slice(0, 4));
    const { bookingId } = await makeBooking((await makeUser()).id, id);
    const owner = await loggedIn(id);
    await owner.gql(
      `mutation { offerDates(id: "${bookingId}", dates: ["${inDays(100)}"]) { userErrors { code } } }`,
    );
    await refresh();
    expect(await figuresOf(id)).toEqual({
      ...{ enquiries: 5, answeredPercent: 60, approvedPercent: 20, medianMinutes: 120 },
    });
    const { bookingId: asked } = await makeBooking((await makeUser()).id, id);
    const { data } = await owner.gql<{ sendMessage: { userErrors: unknown[] } }>(
      `mutation M($input: SendMessageInput!) { sendMessage(input: $input) { userErrors { message } } }`,
      { input: { bookingId: asked, clientId: crypto.randomUUID(), body: 'The verandah is covered.' } },
    );
    expect(data.sendMessage.userErrors).toEqual([]);
    await refresh();
    expect(await figuresOf(id)).toMatchObject({ enquiries: 6, answeredPercent: 67 });
  });

  test('are announced when they change, and only then', async () => {
    const id = await venueWith(...FIVE);
    const received: string[] = [];
    const connection = await app().services.database.pool.connect();
    try {
      connection.on('notification', ({ payload = '' }) => received.push(...payload.split(' ')));
      await connection.query('LISTEN change');
      const tag = `listing:${id}`;
      const announced = async () => {
        await refresh();
        await connection.query('SELECT 1');
        return received.splice(0).includes(tag);
      };
      expect(await announced()).toBe(true);
      expect(await announced()).toBe(false);
      await enquire(id, { sent: 90 });
      expect(await announced()).toBe(true);
    } finally {
      await connection.query('UNLISTEN *');
      connection.release();
    }
  });

  test('count a message as an answer even if an admin removes it', async () => {
    const id = await venueWith(...FIVE);
    const messageId = newId();
    await app().sql(
      `INSERT INTO message (id, booking_id, sender_id, from_couple, client_id, body, created_at)
       SELECT $2, id, listing_id, false, $2, 'Ask someone else.', created_at + interval '5 hours' FROM booking
       WHERE listing_id = $1 AND status = 'pending'
         AND NOT EXISTS (SELECT FROM booking_event e WHERE e.booking_id = booking.id)`,
      [id, messageId],
    );
    await refresh();
    const before = await figuresOf(id);
    expect(before).toMatchObject({ enquiries: 5, answeredPercent: 60 });
    const [couple] = await app().sql<{ id: string }>(
      `SELECT user_id AS id FROM booking b JOIN message m ON m.booking_id = b.id WHERE m.id = $1`,
      [messageId],
    );
    await reportAs(couple?.id ?? '', messageId);
    const admin = await loggedIn((await makeAdmin()).id);
    const { data } = await admin.gql(
      `mutation { decideMessageReport(id: "${messageId}", decision: REMOVED, reason: "Rude") { userErrors { code } } }`,
    );
    expect(data).toEqual({ decideMessageReport: { userErrors: [] } });
    await refresh();
    expect(await figuresOf(id)).toEqual(before);
  });

  test('can be changed by nobody', async () => {
    const { id, email } = await makeVenue({ daily_capacity: 20 });
    for (const past of FIVE) await enquire(id, past);
    const [released, removed] = [await answerHeld(id), await answerHeld(id)];
    await refresh();
    const before = await figuresOf(id);
    expect(before).toEqual({ enquiries: 7, answeredPercent: 57, approvedPercent: 14, medianMinutes: 60 });
    const owner = await loggedIn(id);
    const admin = await loggedIn((await makeAdmin()).id);
    const perfect = { enquiries: 99, answeredPercent: 100, approvedPercent: 100, medianMinutes: 1 };

    // No mutation takes them.
    const { data } = await client().gql<{
      __schema: { types: { name: string; kind: string; inputFields: { name: string }[] | null }[] };
    }>('{ __schema { types { name kind inputFields { name } } } }');
    const inputs = data.__schema.types.flatMap(({ name, inputFields }) =>
      (inputFields ?? []).map((field) => `${name}.${field.name}`),
    );
    expect(inputs.filter((field) => /response|answered|median/i.test(field))).toEqual([]);
    // The free-form REST calls ignore or reject them.
    for (const who of [owner, admin])
      await who.rest('PUT', `/venue/${id}`, { email, response: perfect, ...perfect });
    // What admins can do to a listing changes nothing.
    await admin.gql(`mutation { rankListing(id: "${id}", rank: 10) { userErrors { code } } }`);
    await admin.gql(`mutation { decideListing(id: "${id}", approve: true) { userErrors { code } } }`);
    await admin.gql(
      `mutation { suspendListings(ids: ["${id}"], reason: "Prices differ") { userErrors { code } } }`,
    );
    await refresh();
    await admin.gql(`mutation { reinstateListings(ids: ["${id}"]) { userErrors { code } } }`);
    await refresh();
    expect(await figuresOf(id)).toEqual(before);
    // Nor does a decision about its messages, or how long it takes.
    expect(await decideHeld(released, true)).toEqual([]);
    expect(await decideHeld(removed, false, 'No links, please.')).toEqual([]);
    await refresh();
    expect(await figuresOf(id)).toEqual(before);
    // Not even a statement can store other figures, or figures of a listing that has none.
    await app().sql(
      `UPDATE listing_response SET enquiries = 99, answered_percent = 100, median_minutes = 1 WHERE listing_id = $1`,
      [id],
    );
    const other = await makeVenue();
    await app().sql(`INSERT INTO listing_response VALUES ($1, 99, 100, 100, 1)`, [other.id]);
    expect(await figuresOf(id)).toEqual(before);
    expect(await figuresOf(other.id)).toBeNull();
  });
});
