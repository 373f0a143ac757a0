import { beforeEach, describe, expect, test } from '@jest/globals';
import { makeAdmin } from '../admin/admin.factory.js';
import { todayInIndia } from '../../core/day.js';
import { newId } from '../../core/ids.js';
import { makeUser } from '../user/user.factory.js';
import { makeVendor } from '../vendor/vendor.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { app, useApp } from '../../../test/app.js';
import { client, loggedIn, type Client } from '../../../test/client.js';
import { makeBooking } from '../../../test/permissions/scene.js';
import { FORMS, send, statementsOf, type Envelope, type Fields } from '../../../test/rest.js';

useApp();

interface Sent {
  message: string;
  bookingId: string;
}
interface Booking {
  _id: string;
  uId: string;
  isVerified?: string;
}

const tomorrow = () => todayInIndia(new Date(Date.now() + 86_400_000));
const enquiry = (): Fields => ({
  ...{ name: 'Ananya', contact: '1234567890', location: 'Udaipur', guests: '420', date: tomorrow() },
  ...{ address: '22 Fatehpura', message: 'Hello', typeOfEvent: 'Wedding' },
});

let uId: string;
let vId: string;
let couple: Client;
let owner: Client;
beforeEach(async () => {
  [uId, vId] = [(await makeUser()).id, (await makeVenue()).id];
  [couple, owner] = [await loggedIn(uId), await loggedIn(vId)];
});

const sendEnquiry = (values: object = {}, caller = couple) =>
  caller.rest<Sent>('POST', '/bookings/bookings', { ...enquiry(), vId, uId, ...values });
const lookup = (caller = couple, query = `?uId=${uId}`) =>
  caller.rest<Sent>('GET', `/bookings/bookings/${vId}${query}`);
const inbox = (query = '', caller = owner) => caller.rest<Booking[]>('GET', `/bookings/${vId}${query}`);
const decide = (bookingId: unknown, caller = owner) =>
  caller.rest<unknown>('PATCH', `/bookings/${vId}`, { uId, bookingId });
const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

describe('an enquiry', () => {
  test.each(FORMS)('as %s is sent once; the lookup returns it with its code', async (_, form) => {
    expect((await lookup()).body).toEqual({ message: 'False' });
    const sent = await send<Sent>(couple, 'POST', '/bookings/bookings', form({ ...enquiry(), vId, uId }));
    const open = { message: 'True', bookingId: expect.stringMatching(/^\d{6}$/) };
    expect(sent.body).toEqual({ ...open, created: true });
    expect((await sendEnquiry({ message: 'Another' })).body).toEqual({ ...sent.body, created: false });
    expect((await lookup()).body).toEqual({ message: 'True', bookingId: sent.body.bookingId });
    expect((await inbox()).body).toHaveLength(1);
  });

  test('is looked up for the current user if only the listing is given', async () => {
    const { bookingId } = (await sendEnquiry()).body;
    const body = { message: 'True', bookingId };
    for (const query of ['', '?uId=', '?uId=undefined', '?uId=null'])
      expect((await lookup(couple, query)).body).toEqual(body);
    expect((await lookup(await loggedIn((await makeUser()).id), '')).body).toEqual({ message: 'False' });
    expect((await lookup(client(), '')).status).toBe(401);
    const upper = `/bookings/bookings/${vId.toUpperCase()}?uId=${uId.toUpperCase()}`;
    expect((await couple.rest('GET', upper)).body).toEqual(body);
  });

  test('accepts a number as phone, and a timestamp as the day in India', async () => {
    const timestamp = new Date(`${tomorrow()}T00:00:00+05:30`).toISOString();
    expect((await sendEnquiry({ contact: 1234567890, guests: 420, date: timestamp })).status).toBe(200);
    expect((await inbox()).body).toMatchObject([{ contact: '1234567890', guests: 420, date: tomorrow() }]);
  });

  test('can be sent to vendors too', async () => {
    vId = (await makeVendor()).id;
    expect((await sendEnquiry()).body.message).toBe('True');
    expect((await inbox('', await loggedIn(vId))).body).toMatchObject([{ uId, vId }]);
  });

  test.each([
    [{ contact: '12' }, 400, 'Contact must be exactly 10 digits'],
    [{ guests: 'many' }, 400, 'Guests must be a number'],
    [{ message: '' }, 400, 'Message is required'],
    [{ vId: newId() }, 404, 'Listing not found'],
    [{ vId: undefined }, 400, 'No ID provided'],
  ])('%j is rejected', async (values, status, message) => {
    const answer = await sendEnquiry(values);
    expect(answer).toMatchObject({ status, body: { statusCode: status, success: false, message } });
  });
});

describe('an inbox', () => {
  test('has the documented fields, without the code', async () => {
    const { bookingId } = (await sendEnquiry()).body;
    const { body } = await inbox();
    expect(body).toEqual([
      {
        ...{ ...enquiry(), guests: 420, _id: expect.any(String), uId, vId },
        ...{ status: 'pending', createdAt: expect.any(String) },
      },
    ]);
    expect(JSON.stringify(body)).not.toContain(`"${bookingId}"`);
    expect((await lookup(owner)).body).toEqual({ message: 'True' });
  });

  test('has as many statements for fifty rows as for one', async () => {
    for (let i = 0; i < 51; i++) await makeBooking((await makeUser()).id, vId);
    const all = (await inbox()).body.map(({ _id }) => _id);
    const second = await inbox('?limit=50&page=2');
    expect(second.body.map(({ _id }) => _id)).toEqual(all.slice(50));
    expect(second.headers.get('x-total-count')).toBe('51');
    const ofRows = (rows: number) => statementsOf(() => inbox(`?limit=${rows}`));
    expect(await ofRows(49)).toBe(await ofRows(1));
    expect(await inbox('?limit=0')).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'limit', message: 'limit must be 1 to 500' }] },
    });
  });

  test('is visible to its owner and admins', async () => {
    const stranger = await loggedIn((await makeVenue()).id);
    const admin = await loggedIn((await makeAdmin()).id);
    for (const [caller, status] of [
      [client(), 401],
      [couple, 403],
      [stranger, 403],
      [admin, 200],
    ] as const)
      expect((await inbox('', caller)).status).toBe(status);
  });
});

describe('a decision', () => {
  test('a wrong code is reported, the right one approves; retries change nothing, another decision is a conflict', async () => {
    const { bookingId } = (await sendEnquiry()).body;
    expect(await decide(wrong(bookingId))).toMatchObject({
      status: 400,
      body: { message: 'Invalid OTP', errors: [{ field: 'bookingId', message: 'Invalid OTP' }] },
    });
    const approved = await decide(bookingId);
    expect(approved).toMatchObject({ status: 200, body: 'Approved' });
    // A client may retry if the response was lost.
    expect((await decide(bookingId)).body).toBe('Approved');
    expect(await decide('Rejected')).toMatchObject({
      status: 409,
      body: { success: false, message: 'This enquiry was already approved.' },
    });
    expect((await inbox()).body).toMatchObject([{ isVerified: 'Approved', status: 'approved' }]);
    expect((await lookup()).body).toEqual({ message: 'True', bookingId });
  });

  test('Rejected rejects, permanently', async () => {
    const { bookingId } = (await sendEnquiry()).body;
    expect((await decide('Rejected')).body).toBe('Rejected');
    expect(await decide(bookingId)).toMatchObject({
      status: 409,
      body: { message: 'This enquiry was already rejected.' },
    });
    expect((await inbox()).body).toMatchObject([{ isVerified: 'Rejected' }]);
    expect((await lookup()).body).toEqual({ message: 'False' });
  });

  test('after its date an enquiry isn’t open; deciding it again still returns the earlier decision', async () => {
    const { bookingId } = (await sendEnquiry()).body;
    await decide(bookingId);
    await app().sql(`UPDATE booking SET event_date = today_in_india() - 1 WHERE listing_id = $1`, [vId]);
    for (const caller of [couple, owner]) expect((await lookup(caller)).body).toEqual({ message: 'False' });
    expect((await decide('Rejected')).status).toBe(409);
  });

  test('a code sent as a number gets its leading zeros back', async () => {
    await sendEnquiry();
    await app().sql(`UPDATE booking SET code = '000427' WHERE listing_id = $1`, [vId]);
    expect((await decide(427)).body).toBe('Approved');
  });

  test.each(FORMS)('as %s', async (_, form) => {
    const { bookingId } = (await sendEnquiry()).body;
    const answer = await send(owner, 'PATCH', `/bookings/${vId}`, form({ uId, bookingId }));
    expect(answer.headers.get('content-type')).toMatch(/^application\/json\b/);
    expect(answer.body).toBe('Approved');
  });

  test('is for the owner only, on an existing enquiry', async () => {
    const { bookingId } = (await sendEnquiry()).body;
    const stranger = await loggedIn((await makeVenue()).id);
    const admin = await loggedIn((await makeAdmin()).id);
    for (const [caller, status] of [
      [client(), 401],
      [couple, 403],
      [stranger, 403],
      [admin, 403],
    ] as const)
      expect((await decide(bookingId, caller)).status).toBe(status);
    const of = (body: object) => owner.rest('PATCH', `/bookings/${vId}`, body);
    expect((await of({ uId: newId(), bookingId })).status).toBe(404);
    expect((await of({ bookingId })).body).toMatchObject({ errors: [{ field: 'uId' }] });
    expect((await of({ uId })).body).toMatchObject({
      errors: [{ field: 'bookingId', message: 'Please enter the OTP!' }],
    });
    expect((await inbox()).body).toMatchObject([{ status: 'pending' }]);
  });
});

test('with another’s ID, nothing is sent, looked up or decided', async () => {
  const other = await makeUser();
  expect((await sendEnquiry({ uId: other.id })).status).toBe(403);
  expect((await sendEnquiry({}, client())).status).toBe(401);
  expect((await sendEnquiry({ uId: undefined }, owner)).status).toBe(403);
  expect((await lookup(couple, `?uId=${other.id}`)).status).toBe(403);
  expect(await app().sql(`SELECT 1 FROM booking WHERE listing_id = $1`, [vId])).toEqual([]);
});

test.each(['user', 'vendor', 'venue', 'admin'])(
  'POST %s/logout ends the session on the server',
  async (role) => {
    const copy = new Map(owner.cookies);
    const { status, body } = await send<Envelope<object>>(owner, 'POST', `/${role}/logout`);
    expect([status, body]).toMatchObject([200, { success: true, data: { loggedOut: true } }]);
    expect(owner.cookies.size).toBe(0);
    expect((await inbox('', client(copy))).status).toBe(401);
    expect((await send(client(), 'POST', `/${role}/logout`)).status).toBe(401);
  },
);
