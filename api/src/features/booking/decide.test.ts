import { describe, expect, test } from '@jest/globals';
import { makeUser } from '../user/user.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { app, useApp } from '../../../test/app.js';
import { client, loggedIn, type Client } from '../../../test/client.js';
import { todayInIndia } from '../../core/day.js';
import { inDays } from '../../../test/permissions/scene.js';
import { WITHDRAW, type Outcome, send, makeSentEnquiry } from './booking.factory.js';

useApp();

const APPROVE = `mutation Approve($id: ID!, $code: String!) {
  approveBooking(id: $id, code: $code) { booking { id status code } userErrors { code field message } }
}`;
const REJECT = `mutation Reject($id: ID!) { rejectBooking(id: $id) { booking { status } userErrors { message } } }`;

const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

async function approve(owner: Client, id: string, code: string) {
  return owner.gql<{ approveBooking: Outcome }>(APPROVE, { id, code });
}

describe('approving', () => {
  test('succeeds once with the right code, from any number of tabs', async () => {
    const { owner, couple, id, code, venue } = await makeSentEnquiry();
    const answers = await Promise.all(Array.from({ length: 5 }, () => approve(owner, id, code)));
    for (const { data } of answers)
      expect(data.approveBooking).toEqual({
        booking: { id, status: 'APPROVED', code: null },
        userErrors: [],
      });
    const events = await app().sql(
      `SELECT 1 FROM booking_event WHERE booking_id = $1 AND kind = 'approved'`,
      [id],
    );
    expect(events).toHaveLength(1);
    const { data } = await couple.gql<{ venue: object }>(
      `query V($id: ID!) { venue(id: $id) { myBooking { status code } } }`,
      { id: venue.id },
    );
    expect(data.venue).toEqual({ myBooking: { status: 'APPROVED', code } });
  });

  test('counts wrong codes; five lock the approval, even for the right code', async () => {
    const { owner, id, code } = await makeSentEnquiry();
    for (let i = 0; i < 5; i++) {
      const { data } = await approve(owner, id, wrong(code));
      expect(data.approveBooking.userErrors).toEqual([
        { code: 'INVALID', field: 'code', message: 'Invalid OTP' },
      ]);
    }
    const locked = await approve(owner, id, code);
    expect(locked.status).toBe(429);
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(800);
    expect(locked.errors?.[0]?.extensions.code).toBe('TOO_MANY_REQUESTS');
    const tries = await app().sql(
      `SELECT 1 FROM booking_event WHERE booking_id = $1 AND kind = 'wrong_code'`,
      [id],
    );
    expect(tries).toHaveLength(5);
  });

  test('a decision is final', async () => {
    const { owner, couple, id, code } = await makeSentEnquiry();
    await owner.gql(REJECT, { id });
    const { data } = await approve(owner, id, code);
    expect(data.approveBooking.userErrors[0]).toMatchObject({
      message: 'This enquiry was already rejected.',
    });
    const withdrawn = await couple.gql<{ withdrawBooking: Outcome }>(WITHDRAW, { id });
    expect(withdrawn.data.withdrawBooking.userErrors[0]?.message).toBe('This enquiry was already rejected.');
    await expect(
      app().sql(`UPDATE booking SET status = 'approved' WHERE id = $1`, [id]),
    ).rejects.toMatchObject({
      constraint: 'booking_decision_final',
    });
  });

  test('of a concurrent approval and rejection, one wins', async () => {
    const { owner, id, code } = await makeSentEnquiry();
    await Promise.all([approve(owner, id, code), owner.gql(REJECT, { id })]);
    const [row] = await app().sql<{ status: string }>(`SELECT status FROM booking WHERE id = $1`, [id]);
    const events = await app().sql<{ kind: string }>(
      `SELECT kind FROM booking_event WHERE booking_id = $1 AND kind <> 'sent'`,
      [id],
    );
    expect(events).toEqual([{ kind: row?.status }]);
  });

  test('on a fully booked date is rejected with a clear message, even for two concurrent approvals', async () => {
    const venue = await makeVenue({ daily_capacity: 1 });
    const owner = await loggedIn(venue.id);
    const couples = await Promise.all([1, 2].map(async () => loggedIn((await makeUser()).id)));
    const bookings = await Promise.all(couples.map((couple) => send(couple, venue.id)));
    const answers = await Promise.all(
      bookings.map(({ booking }) => approve(owner, booking?.id ?? '', booking?.code ?? '')),
    );
    const messages = answers.flatMap(({ data }) =>
      data.approveBooking.userErrors.map(({ message }) => message),
    );
    expect(messages).toEqual([expect.stringMatching(/is already fully booked/)]);
    const approved = await app().sql(`SELECT 1 FROM booking WHERE listing_id = $1 AND status = 'approved'`, [
      venue.id,
    ]);
    expect(approved).toHaveLength(1);
  });

  test('another owner’s enquiry is not found, and couples can’t decide', async () => {
    const { couple, id, code } = await makeSentEnquiry();
    const stranger = await loggedIn((await makeVenue()).id);
    expect((await approve(stranger, id, code)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await approve(couple, id, code)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await approve(client(), id, code)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('an expired enquiry', () => {
  /** A pending enquiry whose date was yesterday. */
  async function expired() {
    const enquiring = await makeSentEnquiry();
    await app().sql(`UPDATE booking SET event_date = $2 WHERE id = $1`, [enquiring.id, inDays(-1)]);
    return enquiring;
  }

  test('can’t be approved, even with the right code', async () => {
    const { owner, id, code } = await expired();
    for (const tried of [code, wrong(code)]) {
      const { data } = await approve(owner, id, tried);
      expect(data.approveBooking).toEqual({
        booking: null,
        userErrors: [
          {
            code: 'CONFLICT',
            field: null,
            message: expect.stringMatching(
              / has passed\. The couple can send a new enquiry for another date\.$/,
            ),
          },
        ],
      });
    }
    expect(await app().sql(`SELECT status, wrong_codes FROM booking WHERE id = $1`, [id])).toEqual([
      { status: 'pending', wrong_codes: 0 },
    ]);
  });

  test('can be approved on the day itself', async () => {
    const { owner, id, code } = await makeSentEnquiry({ date: todayInIndia() });
    expect((await approve(owner, id, code)).data.approveBooking.booking?.status).toBe('APPROVED');
  });

  test('isn’t open: the couple can send another one, but only one, from any number of tabs', async () => {
    const { venue, couple, id } = await expired();
    const mine = () =>
      couple.gql<{ venue: { myBooking: { id: string } | null } }>(
        'query V($id: ID!) { venue(id: $id) { myBooking { id } } }',
        { id: venue.id },
      );
    expect((await mine()).data.venue.myBooking).toBeNull();
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => send(couple, venue.id)));
    const [again] = new Set(outcomes.map(({ booking }) => booking?.id));
    expect(new Set(outcomes.map(({ booking }) => booking?.id)).size).toBe(1);
    expect(again).not.toBe(id);
    expect((await mine()).data.venue.myBooking?.id).toBe(again);
  });

  test('can’t be reopened by the database while another one is open', async () => {
    const { venue, couple, id } = await expired();
    await send(couple, venue.id);
    await expect(
      app().sql(`UPDATE booking SET event_date = $2 WHERE id = $1`, [id, inDays(5)]),
    ).rejects.toMatchObject({ constraint: 'booking_one_open' });
    await expect(
      app().sql(
        `INSERT INTO booking SELECT (jsonb_populate_record(b, jsonb_build_object('id', gen_random_uuid()))).*
         FROM booking b WHERE user_id = (SELECT user_id FROM booking WHERE id = $1) AND id <> $1`,
        [id],
      ),
    ).rejects.toMatchObject({ constraint: 'booking_one_open' });
  });

  test('is listed separately in the inbox', async () => {
    const { owner, couple, venue, id } = await expired();
    const { booking: open } = await send(couple, venue.id);
    const inbox = async (expired: boolean) =>
      (
        await owner.gql<{ inbox: { nodes: { id: string }[] }; inboxCounts: object }>(
          `query I($expired: Boolean) { inbox(status: PENDING, expired: $expired) { nodes { id } }
             inboxCounts { pending expired } }`,
          { expired },
        )
      ).data;
    const counts = { pending: 2, expired: 1 };
    expect(await inbox(true)).toEqual({ inbox: { nodes: [{ id }] }, inboxCounts: counts });
    expect(await inbox(false)).toEqual({ inbox: { nodes: [{ id: open?.id }] }, inboxCounts: counts });
  });
});

describe('a locked approval', () => {
  test('is reported with the fifth wrong code, to the owner only', async () => {
    const { owner, couple, id, code } = await makeSentEnquiry();
    const tryCode = async () =>
      (
        await owner.gql<{
          approveBooking: { booking: { lockedUntil: string | null }; userErrors: object[] };
        }>(
          `mutation { approveBooking(id: "${id}", code: "${wrong(code)}") { booking { lockedUntil } userErrors { field message } } }`,
        )
      ).data.approveBooking;
    for (let tries = 1; tries <= 4; tries++)
      expect(await tryCode()).toEqual({
        booking: { lockedUntil: null },
        userErrors: [{ field: 'code', message: 'Invalid OTP' }],
      });
    const { booking } = await tryCode();
    const minutes = (new Date(booking.lockedUntil ?? 0).getTime() - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(14);
    expect(minutes).toBeLessThanOrEqual(15.1);
    const ask = `query Q($id: ID!) { booking(id: $id) { lockedUntil } }`;
    expect((await owner.gql(ask, { id })).data).toEqual({ booking });
    expect((await couple.gql(ask, { id })).data).toEqual({ booking: { lockedUntil: null } });
    await app().sql(`UPDATE booking SET locked_until = now() - interval '1 second' WHERE id = $1`, [id]);
    expect((await owner.gql(ask, { id })).data).toEqual({ booking: { lockedUntil: null } });
  });
});
