import { beforeAll, describe, expect, test } from '@jest/globals';
import { makeAdmin } from '../admin/admin.factory.js';
import { todayInIndia } from '../../core/day.js';
import { newId } from '../../core/ids.js';
import { makeUser } from '../user/user.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { app, useApp } from '../../../test/app.js';
import { client, loggedIn, type Client } from '../../../test/client.js';
import { makeEnquiry } from '../../../test/permissions/scene.js';
import { FORMS, send, statementsOf, type Envelope } from '../../../test/rest.js';

useApp();

let count = 0;
/** Returns a new phone number. */
const phone = () => `00007${String(++count).padStart(5, '0')}`;
const tomorrow = () => todayInIndia(new Date(Date.now() + 86_400_000));

const enquiry = (contact: string) => ({
  name: 'Ananya Sharma',
  contact,
  location: 'Udaipur',
  guests: '240',
  date: tomorrow(),
  address: '22 Fatehpura',
  typeOfEvent: 'Wedding',
  message: 'Do you know a lake?',
});

const kept = (contact: string) =>
  app().sql<{ kind: string; guests: number; event_date: string; event_type: string; message: string }>(
    `SELECT kind, guests, event_date::text, event_type, message FROM enquiry WHERE contact = $1`,
    [contact],
  );

let admin: Client;
beforeAll(async () => {
  admin = await loggedIn((await makeAdmin()).id);
});

describe('POST enquiry/submit', () => {
  test.each(FORMS)('accepts the eight fields as %s from everybody', async (_, form) => {
    const values = enquiry(phone());
    const { status, body } = await send(client(), 'POST', '/enquiry/submit', form(values));
    expect([status, body]).toEqual([
      200,
      { statusCode: 200, success: true, message: 'Enquiry received', data: { received: true } },
    ]);
    expect(await kept(values.contact)).toEqual([
      {
        kind: 'general',
        guests: 240,
        event_date: values.date,
        event_type: 'WEDDING',
        message: 'Do you know a lake?',
      },
    ]);
  });

  test('accepts numbers, a timestamp as the day in India, and no message', async () => {
    const { message: _, ...values } = enquiry(phone());
    const [day = '', timestamp] = [tomorrow(), new Date(`${tomorrow()}T00:00:00+05:30`).toISOString()];
    const numbers = { ...values, contact: 9829044170, guests: 240, date: timestamp };
    expect((await client().rest('POST', '/enquiry/submit', numbers)).status).toBe(200);
    expect(await kept('9829044170')).toMatchObject([{ guests: 240, event_date: day, message: '' }]);
    const local = { ...values, date: `${day}T00:00:00` };
    expect((await client().rest('POST', '/enquiry/submit', local)).status).toBe(200);
    expect(await kept(values.contact)).toMatchObject([{ event_date: day }]);
  });

  test.each([
    [{ contact: '12345' }, 'contact', 'Please enter exactly 10 digits'],
    [{ guests: 'many' }, 'guests', 'Guests must be a number'],
    [{ guests: '0x10' }, 'guests', 'Guests must be a number'],
    [{ guests: '1e2' }, 'guests', 'Guests must be a number'],
    [{ date: '2030-02-14T99:99' }, 'date', 'Please choose a date from the calendar'],
    [{ date: '2020-01-01T00:00:00.000Z' }, 'date', 'Please choose today or a later date'],
    [{ date: '9999-99-99T99:99:99Z' }, 'date', 'Please choose a date from the calendar'],
    [{ name: '' }, 'name', 'Name is required'],
  ])('%j is rejected at its field', async (wrong, field, message) => {
    const { contact } = enquiry(phone());
    const { status, body } = await client().rest<Envelope<never>>('POST', '/enquiry/submit', {
      ...enquiry(contact),
      ...wrong,
    });
    expect([status, body]).toEqual([
      400,
      { statusCode: 400, success: false, message, errors: [{ field, message }] },
    ]);
    expect(await kept(contact)).toEqual([]);
  });
});

describe('POST enquiry/new/buisness', () => {
  const lead = (contact: string, overrides: object = {}) => ({
    name: 'Kumud Ranawat',
    contact,
    location: 'Udaipur',
    typeOfEvent: 'Venue Registration',
    message: 'New venue registration: Neem Bagh',
    ...overrides,
  });
  const report = (values: object) => client().rest('POST', '/enquiry/new/buisness', values);

  test('is ignored after the registration’s own lead; stored for another type, or ten minutes later', async () => {
    const contact = phone();
    const registered = await client().gql(
      'mutation M($input: RegisterVenueInput!) { registerVenue(input: $input) { userErrors { code } } }',
      {
        input: {
          ...{ businessName: 'Neem Bagh', city: 'Udaipur', yourName: 'Kumud Ranawat', phone: contact },
          ...{ email: `lead-${newId()}@test.example`, password: 'Neem#1234' },
        },
      },
    );
    expect(registered.data).toEqual({ registerVenue: { userErrors: [] } });
    expect((await report(lead(contact))).status).toBe(200);
    expect(await kept(contact)).toHaveLength(1);
    await report(lead(contact, { typeOfEvent: 'Vendor Registration' }));
    expect(await kept(contact)).toHaveLength(2);
    await app().sql(`UPDATE enquiry SET created_at = created_at - interval '11 minutes' WHERE contact = $1`, [
      contact,
    ]);
    await report(lead(contact));
    expect(await kept(contact)).toHaveLength(3);
  });

  test('stores concurrent duplicates once; accepts the phone number’s format of the business', async () => {
    const contact = `0294 ${phone()}`;
    await Promise.all([1, 2, 3].map(() => report(lead(contact))));
    expect(await kept(contact)).toMatchObject([
      {
        kind: 'registration',
        event_type: 'VENUE_REGISTRATION',
        message: 'New venue registration: Neem Bagh',
      },
    ]);
  });

  test.each([
    [{ typeOfEvent: 'Wedding' }, 'typeOfEvent'],
    [{ typeOfEvent: '' }, 'typeOfEvent'],
    [{ contact: '' }, 'contact'],
    [{ name: '' }, 'name'],
    [{ location: '' }, 'location'],
  ])('%j is rejected', async (wrong, field) => {
    const { status, body } = await client().rest<Envelope<never>>(
      'POST',
      '/enquiry/new/buisness',
      lead(phone(), wrong),
    );
    expect([status, body.errors?.map((one) => one.field)]).toEqual([400, [field]]);
  });
});

describe('GET enquiry/all/enquiry and PATCH enquiry/{id}', () => {
  const list = (query = '') => admin.rest<{ _id: string }[]>('GET', `/enquiry/all/enquiry${query}`);

  test('an admin reads them, newest first, and marks one as read', async () => {
    await app().sql('DELETE FROM enquiry');
    const first = await makeEnquiry();
    const values = enquiry(phone());
    await client().rest('POST', '/enquiry/submit', values);
    const { body, headers } = await list();
    expect(body).toEqual([
      {
        ...{ ...values, _id: expect.any(String), guests: 240, kind: 'general', isRead: false },
        createdAt: expect.any(String),
      },
      {
        ...{ _id: first, kind: 'contact', name: 'Ananya Sharma', contact: '0000012345', location: 'Udaipur' },
        ...{ guests: null, date: null, address: null, typeOfEvent: 'Contact', isRead: false },
        ...{ message: 'Do you come to Jodhpur?', createdAt: expect.any(String) },
      },
    ]);
    expect(headers.get('x-total-count')).toBe('2');

    const read = await send<Envelope<object>>(admin, 'PATCH', `/enquiry/${first}`);
    expect(read).toMatchObject({
      status: 200,
      body: { message: 'Marked as Read', data: { _id: first, isRead: true } },
    });
    expect((await send<Envelope<object>>(admin, 'PATCH', `/enquiry/${first}`)).status).toBe(200);
    expect((await list()).body).toMatchObject([{ isRead: false }, { _id: first, isRead: true }]);
  });

  test('is paginated, with Link headers', async () => {
    await app().sql('DELETE FROM enquiry');
    const ids = [await makeEnquiry(), await makeEnquiry(), await makeEnquiry()];
    const pages = [await list('?limit=2'), await list('?limit=2&page=2')];
    expect(pages.flatMap(({ body }) => body.map(({ _id }) => _id))).toEqual(ids.toReversed());
    expect(pages.map(({ headers }) => headers.get('x-total-count'))).toEqual(['3', '3']);
    expect(pages[0]?.headers.get('link')).toContain('page=2>; rel="next"');
    expect(pages[1]?.headers.get('link')).not.toContain('rel="next"');
    expect((await list('?limit=501')).status).toBe(400);
  });

  test('costs as many statements for fifty rows as for one', async () => {
    for (let i = 0; i < 50; i++) await makeEnquiry();
    const ofRows = (rows: number) => statementsOf(() => list(`?limit=${rows}`));
    expect(await ofRows(49)).toBe(await ofRows(1));
  });

  test('is for admins; a missing enquiry is not found', async () => {
    const id = await makeEnquiry();
    const callers: [Client, number][] = [
      [client(), 401],
      [await loggedIn((await makeUser()).id), 403],
      [await loggedIn((await makeVenue()).id), 403],
    ];
    for (const [caller, status] of callers) {
      expect((await caller.rest('GET', '/enquiry/all/enquiry')).status).toBe(status);
      expect((await caller.rest('PATCH', `/enquiry/${id}`, {})).status).toBe(status);
    }
    expect((await admin.rest('PATCH', `/enquiry/${newId()}`, {})).status).toBe(404);
    expect((await admin.rest('PATCH', '/enquiry/nonsense', {})).status).toBe(400);
  });
});
