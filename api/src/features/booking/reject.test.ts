import { describe, expect, test } from '@jest/globals';
import { app, useApp } from '../../../test/app.js';
import { client, loggedIn, type Client } from '../../../test/client.js';
import { makeBooking } from '../../../test/permissions/scene.js';
import { sweep } from '../../../test/worker.js';
import { makeAdmin } from '../admin/admin.factory.js';
import { makeUser } from '../user/user.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { REJECTION_REASONS } from './booking.constants.js';

useApp();

const REJECT = `mutation R($id: ID!, $reason: RejectionReason, $note: String) {
  answer: rejectBooking(id: $id, reason: $reason, note: $note) {
    booking { status rejectionReason rejectionNote } userErrors { code field message } } }`;

const reject = async (owner: Client, variables: { id: string; reason?: string; note?: string | null }) =>
  (await owner.gql<{ answer: { booking: unknown; userErrors: unknown[] } }>(REJECT, variables)).data.answer;

/** A pending enquiry, with its couple and owner. */
async function pending() {
  const [user, venue] = [await makeUser(), await makeVenue()];
  const { bookingId: id } = await makeBooking(user.id, venue.id);
  return { id, user, venue, couple: await loggedIn(user.id), owner: await loggedIn(venue.id) };
}

const seenBy = async (who: Client, id: string) =>
  (
    await who.gql<{ booking: object }>(
      'query Q($id: ID!) { booking(id: $id) { status rejectionReason rejectionNote } }',
      { id },
    )
  ).data.booking;

describe('a rejection', () => {
  test.each(REJECTION_REASONS)('has a reason and a note that both sides see: %s', async (reason) => {
    const { id, couple, owner } = await pending();
    const rejected = { status: 'REJECTED', rejectionReason: reason, rejectionNote: 'We seat 450.' };
    expect(await reject(owner, { id, reason, note: ' We seat 450. ' })).toEqual({
      booking: rejected,
      userErrors: [],
    });
    for (const who of [couple, owner]) expect(await seenBy(who, id)).toEqual(rejected);
  });

  test('can’t have a note while one side has blocked the other', async () => {
    for (const side of ['couple', 'owner'] as const) {
      const { id, ...people } = await pending();
      await people[side].gql(
        'mutation B($id: ID!) { blockConversation(bookingId: $id) { userErrors { code } } }',
        {
          id,
        },
      );
      const { owner } = people;
      expect(await reject(owner, { id, reason: 'OTHER', note: 'You again' })).toEqual({
        booking: null,
        userErrors: [
          {
            ...{ code: 'INVALID', field: 'note' },
            message: 'You can’t send a note in this conversation. Leave it out to reject the enquiry.',
          },
        ],
      });
      expect(await reject(owner, { id, reason: 'OTHER' })).toMatchObject({ booking: { status: 'REJECTED' } });
    }
  });

  test('has no phone number or link in its note if the business is new', async () => {
    const { id, venue, owner } = await pending();
    const note = 'Our other lawn is free: 98290 44170';
    expect(await reject(owner, { id, reason: 'OTHER', note })).toEqual({
      booking: null,
      userErrors: [
        {
          ...{ code: 'INVALID', field: 'note' },
          message:
            'Your account is new, so please leave out phone numbers and links here. You can send them in a message, which we read first.',
        },
      ],
    });
    await app().sql(`UPDATE account SET created_at = now() - interval '25 hours' WHERE id = $1`, [venue.id]);
    expect(await reject(owner, { id, reason: 'OTHER', note })).toMatchObject({
      booking: { rejectionNote: note },
    });
  });

  test('is final: another reason or note is refused, and repeating it or giving none is not', async () => {
    const { id, couple, owner } = await pending();
    const given = { reason: 'TOO_FEW_GUESTS', note: 'From 200.' };
    await reject(owner, { id, ...given });
    const rejected = { status: 'REJECTED', rejectionReason: given.reason, rejectionNote: given.note };
    for (const other of [
      { ...given, note: 'From 300.' },
      { ...given, note: '' },
      { reason: 'DATE_TAKEN' },
      { reason: 'OTHER', note: 'No' },
    ])
      expect(await reject(owner, { id, ...other })).toEqual({
        booking: null,
        userErrors: [{ code: 'CONFLICT', field: null, message: 'This enquiry was already rejected.' }],
      });
    for (const same of [given, { ...given, note: ' From 200. ' }, {}, { reason: 'OTHER' }])
      expect(await reject(owner, { id, ...same })).toEqual({ booking: rejected, userErrors: [] });
    expect(await seenBy(couple, id)).toEqual(rejected);
  });

  test.each([null, '', '   '])('without a note has none: %j', async (note) => {
    const { id, owner } = await pending();
    expect((await reject(owner, { id, reason: 'OTHER', note })).booking).toMatchObject({
      rejectionNote: null,
    });
  });

  test('with a note that is too long changes nothing', async () => {
    const { id, owner } = await pending();
    expect((await reject(owner, { id, reason: 'OTHER', note: 'x'.repeat(301) })).userErrors).toMatchObject([
      { code: 'INVALID', field: 'note' },
    ]);
    expect(await seenBy(owner, id)).toMatchObject({ status: 'PENDING', rejectionReason: null });
  });

  test('without a reason counts as other, in both APIs', async () => {
    const [one, two] = [await pending(), await pending()];
    await reject(one.owner, { id: one.id });
    const { status, body } = await two.owner.rest('PATCH', `/bookings/${two.venue.id}`, {
      ...{ uId: two.user.id, bookingId: 'Rejected' },
    });
    expect([status, body]).toEqual([200, 'Rejected']);
    for (const { couple, id } of [one, two])
      expect(await seenBy(couple, id)).toEqual({
        ...{ status: 'REJECTED', rejectionReason: 'OTHER', rejectionNote: null },
      });
  });

  test('has a reason in the database exactly if the booking is rejected', async () => {
    const { id } = await pending();
    const set = (columns: string) => app().sql(`UPDATE booking SET ${columns} WHERE id = $1`, [id]);
    await expect(set(`rejection_reason = 'OTHER'`)).rejects.toMatchObject({ constraint: 'booking_rejected' });
    await expect(set(`rejection_note = 'Sorry'`)).rejects.toMatchObject({
      constraint: 'booking_rejection_note',
    });
    await expect(
      set(`status = 'rejected', decided_at = now(), rejection_reason = 'BORED'`),
    ).rejects.toMatchObject({ constraint: 'booking_rejection_reason' });
  });

  test('isn’t shown to others', async () => {
    const { id, owner } = await pending();
    await reject(owner, { id, reason: 'OTHER', note: 'Sorry' });
    expect(await seenBy(await loggedIn((await makeUser()).id), id)).toBeNull();
    expect(await seenBy(await loggedIn((await makeAdmin()).id), id)).toMatchObject({ rejectionNote: null });
    const { errors } = await client().gql('query Q($id: ID!) { booking(id: $id) { rejectionNote } }', { id });
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test('loses its note two years after the event', async () => {
    const { id, couple, owner } = await pending();
    await reject(owner, { id, reason: 'CLOSED_FOR_SEASON', note: 'Sorry' });
    const age = (days: number) =>
      app().sql(`UPDATE booking SET event_date = today_in_india() - $2::int WHERE id = $1`, [id, days]);
    const notified = async () =>
      (
        await couple.gql<{ notifications: { nodes: { text: string }[] } }>(
          '{ notifications(first: 1) { nodes { text } } }',
        )
      ).data.notifications.nodes[0]?.text;
    await age(720);
    await sweep();
    expect(await notified()).toContain('Sorry');
    expect(await seenBy(couple, id)).toMatchObject({ rejectionNote: 'Sorry' });
    await age(740);
    await sweep();
    expect(await notified()).toMatch(/Closed for the season\.$/);
    expect(await seenBy(couple, id)).toMatchObject({
      ...{ rejectionReason: 'CLOSED_FOR_SEASON', rejectionNote: null },
    });
  });
});
