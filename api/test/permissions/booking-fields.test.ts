import { expect, test } from '@jest/globals';
import type { GraphQLObjectType } from 'graphql';
import { makeAdmin } from '../../src/features/admin/admin.factory.js';
import { makeUser } from '../../src/features/user/user.factory.js';
import { makeVenue } from '../../src/features/venue/venue.factory.js';
import { getSchema } from '../../src/graphql/schema.js';
import { app, useApp } from '../app.js';
import { loggedIn, type Client } from '../client.js';
import {
  endEvent,
  inDays,
  makeBooking,
  makeDateOffer,
  makeLabel,
  makeMessage,
  makeQuote,
  makeReview,
  makeVisit,
} from './scene.js';

useApp();

/** In every text that only some may read. */
const VALUE = 'Kingfisher';

type Reader = 'couple' | 'business' | 'admin';

const PARTIES: readonly Reader[] = ['couple', 'business'];

/** Fields of a booking that not everybody who may read it sees: how to query them, and who gets a value. */
const PRIVATE: Record<string, [selection: string, readers: readonly Reader[]]> = {
  code: ['code', ['couple']],
  listingContact: ['listingContact { phone }', ['couple']],
  lockedUntil: ['lockedUntil', ['business']],
  labels: ['labels { name }', ['business']],
  privateNote: ['privateNote', ['business']],
  waitingSince: ['waitingSince', ['business']],
  isUnread: ['isUnread', ['business']],
  isUnanswered: ['isUnanswered', ['couple']],
  canConfirmEvent: ['canConfirmEvent', ['business']],
  canReview: ['canReview', ['couple']],
  myReview: ['myReview { message }', ['couple']],
  rejectionNote: ['rejectionNote', PARTIES],
  timeline: ['timeline { nodes { ... on Message { body } } }', PARTIES],
  unreadMessages: ['unreadMessages', ['business']],
  canSendMessages: ['canSendMessages', PARTIES],
  quote: ['quote { note }', PARTIES],
  quotes: ['quotes { note }', PARTIES],
  eventConfirmation: ['eventConfirmation { myStatement }', ['business']],
};

/** Fields with the same value for the couple, the business and admins. */
const SHARED = [
  ...['id', 'createdAt', 'status', 'decidedAt', 'rejectionReason', 'coupleDeleted', 'messagesCloseAt'],
  ...['listingId', 'listingKind', 'listingName', 'listingCity', 'listingMaxGuests', 'listingPublic'],
  ...['name', 'location', 'eventType', 'typeOfEvent', 'date', 'requestedDate', 'guests', 'message'],
  ...['dateOffer', 'history', 'visit'],
  // After a withdrawal the business no longer gets these; see the last test.
  ...['contact', 'address'],
];

/** Fields of the shared objects. */
const SELECTIONS: Record<string, string> = {
  dateOffer: 'dateOffer { dates }',
  history: 'history { kind date }',
  visit: 'visit { status slots }',
};

/** A pending enquiry, a rejected one and one whose event is over; with everything that their readers can see. */
async function makeBookings() {
  const [user, venue, admin] = [await makeUser(), await makeVenue(), await makeAdmin()];
  const callers = {
    couple: await loggedIn(user.id),
    business: await loggedIn(venue.id),
    admin: await loggedIn(admin.id),
  };
  const { bookingId: rejected } = await makeBooking(user.id, venue.id);
  await app().sql(
    `UPDATE booking SET status = 'rejected', decided_at = now(), rejection_reason = 'OTHER', rejection_note = $2 WHERE id = $1`,
    [rejected, VALUE],
  );
  const { bookingId: past } = await makeBooking(user.id, venue.id);
  await endEvent(past);
  await app().sql(`UPDATE booking SET requested_date = $2 WHERE id = $1`, [past, inDays(9)]);
  const { bookingId: denied } = await makeBooking(user.id, venue.id);
  await endEvent(denied, 2);
  await app().sql(
    `INSERT INTO event_confirmation (booking_id, took_place, business_statement) VALUES ($1, false, $2)`,
    [denied, VALUE],
  );
  const fixtures = await makeBooking(user.id, venue.id);
  const { bookingId: pending } = fixtures;
  await makeMessage(fixtures, VALUE);
  // From before the events, so that the couple can still review them.
  const { id: reviewId } = await makeReview({ userId: user.id, listingId: venue.id });
  await app().sql(`UPDATE review SET updated_at = now() - interval '9 days' WHERE id = $1`, [reviewId]);
  await app().sql(
    `INSERT INTO notification (id, account_id, kind, booking_id, params) VALUES (gen_random_uuid(), $1, 'message_received', $2, '{"recipient": "owner", "count": 1}')`,
    [venue.id, pending],
  );
  await makeQuote(fixtures, 'open', VALUE);
  await makeVisit(fixtures);
  await makeDateOffer(fixtures);
  await app().sql(
    `INSERT INTO booking_event (id, booking_id, kind, event_date) VALUES (gen_random_uuid(), $1, 'reschedule_cancelled', '2027-02-14')`,
    [pending],
  );
  const labelId = await makeLabel(venue.id, VALUE);
  await app().sql(`INSERT INTO booking_label (booking_id, label_id) VALUES ($1, $2)`, [pending, labelId]);
  await app().sql(`INSERT INTO booking_note (booking_id, listing_id, body) VALUES ($1, $2, $3)`, [
    ...[pending, venue.id, VALUE],
  ]);
  await app().sql(
    `UPDATE booking SET wrong_codes = 5, locked_until = now() + interval '1 hour' WHERE id = $1`,
    [pending],
  );
  await app().sql(`UPDATE booking SET created_at = now() - interval '3 days' WHERE id = $1`, [pending]);
  await app().sql(`INSERT INTO enquiry_reminder (booking_id, recipient) VALUES ($1, 'couple')`, [pending]);
  return { callers, pending, past, denied, rejected };
}

/** The booking in which a field has a value; for the others, the pending one. */
const BOOKING_OF: Record<string, 'past' | 'denied' | 'rejected'> = {
  ...{ rejectionNote: 'rejected', eventConfirmation: 'denied' },
  ...{ canConfirmEvent: 'past', canReview: 'past', listingContact: 'past' },
};

async function valueOf(caller: Client, id: string, field: string): Promise<unknown> {
  const { data, errors } = await caller.gql<{ booking: Record<string, unknown> }>(
    `query Q($id: ID!) { booking(id: $id) { ${PRIVATE[field]?.[0] ?? SELECTIONS[field] ?? field} } }`,
    { id },
  );
  expect(errors).toBeUndefined();
  return data.booking[field];
}

/** Whether any leaf of a value is truthy. */
const hasValue = (value: unknown): boolean =>
  typeof value === 'object' && value ? Object.values(value).some(hasValue) : Boolean(value);

test('private fields have a value for their readers only', async () => {
  const { callers, ...ids } = await makeBookings();
  for (const [field, [, readers]] of Object.entries(PRIVATE)) {
    const id = ids[BOOKING_OF[field] ?? 'pending'];
    const seen: Record<string, boolean> = {};
    for (const [reader, caller] of Object.entries(callers))
      seen[reader] = hasValue(await valueOf(caller, id, field));
    const [couple, business, admin] = (['couple', 'business', 'admin'] as const).map((reader) =>
      readers.includes(reader),
    );
    expect([field, seen]).toEqual([field, { couple, business, admin }]);
  }
});

test('shared fields have the same value for all readers', async () => {
  const { callers, pending, past, denied, rejected } = await makeBookings();
  for (const field of SHARED) {
    let isSet = false;
    for (const id of [pending, past, denied, rejected]) {
      const value = await valueOf(callers.couple, id, field);
      isSet ||= hasValue(value);
      for (const reader of ['business', 'admin'] as const)
        expect([field, await valueOf(callers[reader], id, field)]).toEqual([field, value]);
    }
    // There is no deleted couple among the readers.
    expect([field, isSet]).toEqual([field, field !== 'coupleDeleted']);
  }
});

test('every field is private or shared', async () => {
  const type = (await getSchema()).getType('Booking') as GraphQLObjectType;
  // block.test.ts is about `blockedByMe`, which differs per viewer.
  expect([...Object.keys(PRIVATE), ...SHARED, 'blockedByMe'].sort()).toEqual(
    Object.keys(type.getFields()).sort(),
  );
});

test('after a withdrawal, the business no longer sees the contact; the couple and admins do', async () => {
  const { callers, pending } = await makeBookings();
  await callers.couple.gql('mutation W($id: ID!) { withdrawBooking(id: $id) { userErrors { message } } }', {
    id: pending,
  });
  for (const field of ['contact', 'address']) {
    expect(await valueOf(callers.business, pending, field)).toBe('');
    for (const reader of ['couple', 'admin'] as const)
      expect(await valueOf(callers[reader], pending, field)).not.toBe('');
  }
});
