import { expect, test } from '@jest/globals';
import { makeUser } from '../src/features/user/user.factory.js';
import { makeVenue } from '../src/features/venue/venue.factory.js';
import { app, useApp } from './app.js';
import { loggedIn } from './client.js';
import {
  endEvent,
  makeBooking,
  makeLabel,
  makeMessage,
  makeQuote,
  makeVisit,
  reportAs,
} from './permissions/scene.js';
import { sweep } from './worker.js';

useApp();

const WORD = 'Kingfisher';

/** A rejected enquiry and a disputed event, with the word wherever either party can write. */
async function makeBookings() {
  const [user, venue] = [await makeUser(), await makeVenue()];
  const { bookingId: denied } = await makeBooking(user.id, venue.id);
  await endEvent(denied);
  await app().sql(
    `INSERT INTO event_confirmation (booking_id, took_place, business_statement, couple_statement) VALUES ($1, false, $2, $2)`,
    [denied, WORD],
  );
  const enquiry = await makeBooking(user.id, venue.id);
  const { bookingId: rejected } = enquiry;
  await makeQuote(enquiry, 'declined', WORD);
  await makeVisit(enquiry);
  const messageId = await makeMessage(enquiry, WORD);
  await reportAs(venue.id, messageId);
  await app().sql(`UPDATE message_report SET note = $2 WHERE message_id = $1`, [messageId, WORD]);
  const labelId = await makeLabel(venue.id, WORD);
  await app().sql(`INSERT INTO booking_label (booking_id, label_id) VALUES ($1, $2)`, [rejected, labelId]);
  await app().sql(`INSERT INTO booking_note (booking_id, listing_id, body) VALUES ($1, $2, $3)`, [
    ...[rejected, venue.id, WORD],
  ]);
  const owner = await loggedIn(venue.id);
  await owner.gql(
    'mutation R($id: ID!, $note: String) { rejectBooking(id: $id, note: $note) { userErrors { code } } }',
    { id: rejected, note: WORD },
  );
  await app().sql(`UPDATE booking SET message = $2 WHERE id = ANY($1)`, [[denied, rejected], WORD]);
  return { venue, owner, ids: [denied, rejected] };
}

/** Returns the tables with a row that contains the word. */
async function tablesWithWord(): Promise<string[]> {
  const tables = await app().sql<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY table_name`,
  );
  const found = await app().sql<{ name: string }>(
    tables
      .map(({ name }) => `(SELECT '${name}' AS name FROM "${name}" t WHERE t::text LIKE '%${WORD}%' LIMIT 1)`)
      .join(' UNION ALL '),
  );
  return found.map(({ name }) => name);
}

test('two years after the event, bookings keep their fields but not what the parties wrote', async () => {
  const { venue, owner, ids } = await makeBookings();
  const written = ['booking', 'booking_note', 'message', 'message_report', 'notification', 'quote'];
  const staying = ['enquiry_label', 'event_confirmation'];
  await sweep();
  expect(await tablesWithWord()).toEqual([...written, ...staying].sort());
  // Moving the event would delete the answer about it, so the trigger is off here.
  await app().sql(`ALTER TABLE booking DISABLE TRIGGER booking_deletes_event_confirmation`);
  await app().sql(
    `UPDATE booking SET event_date = today_in_india() - interval '2 years 1 day' WHERE id = ANY($1)`,
    [ids],
  );
  await app().sql(`ALTER TABLE booking ENABLE TRIGGER booking_deletes_event_confirmation`);
  await sweep();
  expect(await tablesWithWord()).toEqual(staying);
  const { body } = await owner.rest<Record<string, unknown>[]>('GET', `/bookings/${venue.id}`);
  expect(body).toHaveLength(2);
  for (const booking of body)
    expect(booking).toMatchObject({
      ...{ name: 'Ananya Sharma', contact: '0000012345', location: 'Udaipur', address: '22 Fatehpura' },
      ...{ guests: 300, message: '' },
    });
});
