import { expect, test } from '@jest/globals';
import { makeAdmin } from '../features/admin/admin.factory.js';
import { makeUser } from '../features/user/user.factory.js';
import { makeVendor } from '../features/vendor/vendor.factory.js';
import { makeVenue } from '../features/venue/venue.factory.js';
import { app, useApp } from '../../test/app.js';
import { loggedIn } from '../../test/client.js';
import { makeBooking, makeEnquiry, makeNotification } from '../../test/permissions/scene.js';

useApp();

/**
 * Clients repeat a decision if its response was lost. They get the original response, and nobody is notified twice.
 */
type Decision = () => Promise<{ status: number; body: unknown }>;

const decisionOf = (kind: 'venue' | 'vendor', values: object) => async (): Promise<Decision> => {
  const make = kind === 'venue' ? makeVenue : makeVendor;
  const [{ id }, admin] = [await make({ status: 'pending' }), await loggedIn((await makeAdmin()).id)];
  return () => admin.rest('PUT', `/${kind}/${id}`, values);
};

const bookingDecision = (approve: boolean) => async (): Promise<Decision> => {
  const [{ id: uId }, { id: vId }] = [await makeUser(), await makeVenue()];
  const { code } = await makeBooking(uId, vId);
  const owner = await loggedIn(vId);
  return () => owner.rest('PATCH', `/bookings/${vId}`, { uId, bookingId: approve ? code : 'Rejected' });
};

const decisions: [string, () => Promise<Decision>][] = [
  ['a booking is approved', bookingDecision(true)],
  ['a booking is rejected', bookingDecision(false)],
  ['a venue is approved', decisionOf('venue', { isVerified: 'Approved' })],
  ['a venue is rejected', decisionOf('venue', { isVerified: 'Rejected', reason: 'No pictures' })],
  ['a venue is ranked', decisionOf('venue', { rank: 7 })],
  ['a vendor is approved', decisionOf('vendor', { isVerified: 'Approved', rank: 3 })],
  [
    'an enquiry is marked as read',
    async () => {
      const [id, admin] = [await makeEnquiry(), await loggedIn((await makeAdmin()).id)];
      return () => admin.rest('PATCH', `/enquiry/${id}`);
    },
  ],
  [
    'a notification is marked as read',
    async () => {
      const { id: vId } = await makeVenue();
      const [nId, owner] = [await makeNotification(vId), await loggedIn(vId)];
      return () => owner.rest('PATCH', '/notification/update', { vId, nId });
    },
  ],
];

/** Returns what decisions leave behind: events, audit entries, notifications and emails. */
const sideEffects = () =>
  app().sql(`SELECT (SELECT count(*) FROM booking_event) AS events, (SELECT count(*) FROM audit) AS entries,
    (SELECT json_agg(read_at ORDER BY id) FROM notification) AS notifications, (SELECT count(*) FROM graphile_worker._private_jobs) AS emails`);

test.each(decisions)('%s: repeating it changes nothing', async (_name, prepare) => {
  const decide = await prepare();
  const none = await sideEffects();
  const first = await decide();
  expect(first.status).toBe(200);
  const once = await sideEffects();
  expect(once).not.toEqual(none);
  const again = await decide();
  expect([again.status, again.body]).toEqual([200, first.body]);
  expect(await sideEffects()).toEqual(once);
});

test.each([
  ['approveBooking', ', code: "CODE"'],
  ['rejectBooking', ''],
])('%s twice concurrently notifies once', async (field, code) => {
  const [couple, venue] = [await makeUser(), await makeVenue()];
  const booking = await makeBooking(couple.id, venue.id);
  const owner = await loggedIn(venue.id);
  const decide = `mutation { ${field}(id: "${booking.bookingId}"${code.replace('CODE', booking.code)}) { userErrors { code } } }`;
  const answers = await Promise.all([owner.gql(decide), owner.gql(decide)]);
  expect(answers.map(({ data }) => data)).toEqual(Array(2).fill({ [field]: { userErrors: [] } }));
  const notified = await app().sql(`SELECT account_id FROM notification WHERE booking_id = $1`, [
    booking.bookingId,
  ]);
  expect(notified).toHaveLength(2);
  expect(
    await app().sql(`SELECT kind FROM booking_event WHERE booking_id = $1 AND kind <> 'sent'`, [
      booking.bookingId,
    ]),
  ).toHaveLength(1);
});

test('setting the same rank again has no effect', async () => {
  const { id } = await makeVenue({ rank: 5 });
  const admin = await loggedIn((await makeAdmin()).id);
  const rank = await admin.gql('mutation R($id: ID!) { rankListing(id: $id, rank: 5) { rank } }', { id });
  expect(rank.data).toEqual({ rankListing: { rank: 5 } });
  expect(await app().sql(`SELECT action FROM audit WHERE target_id = $1`, [id])).toEqual([]);
});
