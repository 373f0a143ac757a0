import { beforeAll, describe, expect, test } from '@jest/globals';
import { inTransaction } from '../../core/transaction.js';
import { recordLead, type Lead } from './enquiry.service.js';
import { makeAdmin } from '../admin/admin.factory.js';
import { todayInIndia } from '../../core/day.js';
import { newId } from '../../core/ids.js';
import { makeUser } from '../user/user.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { app, useApp } from '../../../test/app.js';
import { client, loggedIn, type Client } from '../../../test/client.js';
import { sweep } from '../../../test/worker.js';

useApp();

interface Received {
  received: boolean | null;
  userErrors: { code: string; field: string; message: string }[];
}

const send =
  (mutation: string, input: string) =>
  async (values: object, caller: Client = client()): Promise<Received> => {
    const document = `mutation M($input: ${input}!) {
      answer: ${mutation}(input: $input) { received userErrors { code field message } } }`;
    return (await caller.gql<{ answer: Received }>(document, { input: values })).data.answer;
  };
const submit = send('submitEnquiry', 'GeneralEnquiryInput');
const write = send('sendContactMessage', 'ContactMessageInput');
const callBack = send('requestCallBack', 'CallBackInput');

let count = 0;
/** Returns a new phone number. */
const phone = () => `00005${String(++count).padStart(5, '0')}`;

const enquiry = (overrides: object = {}) => ({
  name: 'Ananya Sharma',
  contact: phone(),
  location: 'Udaipur',
  guests: 240,
  date: todayInIndia(),
  address: '22 Fatehpura',
  typeOfEvent: 'Hotel Inquiry',
  ...overrides,
});

const storedFor = (contact: string) =>
  app().sql(
    `SELECT kind, name, location, guests, event_date::text, address, event_type, message, listing_id, read_at
     FROM enquiry WHERE contact = $1`,
    [contact],
  );

describe('a general enquiry', () => {
  test('is stored for the admins, with or without a message, from any sender', async () => {
    const values = enquiry();
    expect(await submit(values)).toEqual({ received: true, userErrors: [] });
    expect(await storedFor(values.contact)).toEqual([
      {
        kind: 'general',
        name: 'Ananya Sharma',
        location: 'Udaipur',
        guests: 240,
        event_date: values.date,
        address: '22 Fatehpura',
        event_type: 'HOTEL_INQUIRY',
        message: '',
        listing_id: null,
        read_at: null,
      },
    ]);
    const couple = await loggedIn((await makeUser()).id);
    expect(await submit(enquiry({ message: 'With rooms for forty' }), couple)).toMatchObject({
      received: true,
    });
  });

  test.each<[object, string, string]>([
    [{ name: '' }, 'name', 'Name is required'],
    [{ contact: '' }, 'contact', 'Contact is required'],
    [{ contact: '98290 4417' }, 'contact', 'Please enter exactly 10 digits'],
    [{ contact: '98290441701' }, 'contact', 'Please enter exactly 10 digits'],
    [{ location: '' }, 'location', 'Location is required'],
    [{ guests: 0 }, 'guests', 'Guests must be at least 1'],
    [{ date: '' }, 'date', 'Date is required'],
    [{ date: '2020-01-01' }, 'date', 'Please choose today or a later date'],
    [{ address: ' ' }, 'address', 'Address is required'],
    [{ typeOfEvent: '' }, 'typeOfEvent', 'Type of Event is required'],
  ])('%j', async (overrides, field, message) => {
    expect(await submit(enquiry(overrides))).toEqual({
      received: null,
      userErrors: [{ code: 'INVALID', field, message }],
    });
  });

  test('is limited to twenty an hour per address, then a 429', async () => {
    const visitor = client();
    const document =
      'mutation M($input: GeneralEnquiryInput!) { submitEnquiry(input: $input) { userErrors { code } } }';
    for (let i = 0; i < 20; i++) await visitor.gql(document, { input: enquiry() });
    const { status, headers } = await visitor.gql(document, { input: enquiry() });
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('a message from the contact form', () => {
  const message = (overrides: object = {}) => ({
    name: 'Dev Malhotra',
    contact: phone(),
    location: 'Lucknow',
    message: 'Do you come to Jodhpur?',
    ...overrides,
  });

  test('is stored', async () => {
    const values = message();
    expect(await write(values)).toEqual({ received: true, userErrors: [] });
    expect(await storedFor(values.contact)).toMatchObject([
      { kind: 'contact', event_type: 'CONTACT', message: 'Do you come to Jodhpur?', guests: null },
    ]);
  });

  test('requires a message and a number', async () => {
    const { userErrors } = await write(message({ message: '', contact: '12' }));
    expect(userErrors.map(({ field, message: text }) => [field, text]).sort()).toEqual([
      ['contact', 'Please enter exactly 10 digits'],
      ['message', 'Message is required'],
    ]);
  });
});

describe('a call-back', () => {
  const wish = (overrides: object = {}) => ({
    name: 'Tara Menon',
    contact: phone(),
    city: 'Kochi',
    ...overrides,
  });

  test('is stored once, even if the button is pressed repeatedly', async () => {
    const values = wish();
    const answers = await Promise.all([1, 2, 3].map(() => callBack(values)));
    expect(answers).toEqual(answers.map(() => ({ received: true, userErrors: [] })));
    expect(await storedFor(values.contact)).toMatchObject([
      { kind: 'call_back', name: 'Tara Menon', location: 'Kochi', event_type: 'CALL_BACK' },
    ]);
  });

  test('requires a name, a number and a city', async () => {
    const { userErrors } = await callBack(wish({ name: '', contact: '123', city: '' }));
    expect(userErrors.map(({ field }) => field).sort()).toEqual(['city', 'contact', 'name']);
  });
});

describe('a business lead', () => {
  const record = (lead: Lead) => inTransaction(app().services.database, (tx) => recordLead(tx, lead));
  const lead = (contact: string): Lead => ({
    name: 'Kumud Ranawat',
    contact,
    location: 'Udaipur',
    eventType: 'VENUE_REGISTRATION',
    message: 'New venue registration: Neem Bagh',
  });

  test('links to its listing, whatever its status', async () => {
    const contact = phone();
    const { id, name } = await makeVenue({ status: 'suspended' });
    await record({ ...lead(contact), listingId: id });
    await record({ ...lead(contact), eventType: 'VENDOR_REGISTRATION' });
    const caller = await loggedIn((await makeAdmin()).id);
    const { data } = await caller.gql(
      'query Q($search: String) { enquiries(search: $search) { nodes { listing { id kind name status } } } }',
      { search: contact },
    );
    expect(data).toEqual({
      enquiries: {
        nodes: [{ listing: null }, { listing: { id, kind: 'VENUE', name, status: 'SUSPENDED' } }],
      },
    });
  });

  test('is ignored as a repeat within ten minutes; a second listing, another type or a later report is stored', async () => {
    const contact = phone();
    await record({ ...lead(contact), listingId: (await makeVenue()).id });
    await record(lead(contact));
    expect(await storedFor(contact)).toHaveLength(1);
    await record({ ...lead(contact), listingId: (await makeVenue()).id });
    await record({ ...lead(contact), eventType: 'VENDOR_REGISTRATION' });
    expect(await storedFor(contact)).toHaveLength(3);
    await app().sql(`UPDATE enquiry SET created_at = created_at - interval '11 minutes' WHERE contact = $1`, [
      contact,
    ]);
    await record(lead(contact));
    expect(await storedFor(contact)).toHaveLength(4);
  });

  test('is kept after its listing is deleted', async () => {
    const contact = phone();
    const { id } = await makeVenue();
    await record({ ...lead(contact), listingId: id });
    await app().sql(`DELETE FROM account WHERE id = $1`, [id]);
    expect(await storedFor(contact)).toMatchObject([{ listing_id: null }]);
  });
});

describe('the admins’ list', () => {
  interface Listed {
    nodes: { id: string; name: string; kind: string; readAt: string | null }[];
    pageInfo: { hasNextPage: boolean; endCursor: string };
    totalCount: number;
  }
  const LIST = `query Q($kind: EnquiryKind, $unread: Boolean, $search: String, $first: Int, $after: String) {
    enquiries(kind: $kind, unread: $unread, search: $search, first: $first, after: $after) {
      nodes { id name kind readAt } pageInfo { hasNextPage endCursor } totalCount } }`;
  let admin: Client;
  let adminId: string;
  const list = async (variables: object) =>
    (await admin.gql<{ enquiries: Listed }>(LIST, variables)).data.enquiries;
  const read = (id: string) =>
    admin.gql<{ markEnquiryRead: { enquiry: { readAt: string } } }>(
      'mutation R($id: ID!) { markEnquiryRead(id: $id) { enquiry { id readAt } userErrors { code } } }',
      { id },
    );

  beforeAll(async () => {
    adminId = (await makeAdmin()).id;
    admin = await loggedIn(adminId);
    await app().sql('DELETE FROM enquiry');
    for (const name of ['First', 'Second', 'Third']) await submit(enquiry({ name }));
    await callBack({ name: 'Fourth', contact: phone(), city: 'Kochi' });
  });

  test('is sorted newest first, paginated, and filtered by kind', async () => {
    const first = await list({ first: 3 });
    expect([first.totalCount, first.nodes.map(({ name }) => name)]).toEqual([
      4,
      ['Fourth', 'Third', 'Second'],
    ]);
    expect(first.pageInfo.hasNextPage).toBe(true);
    const next = await list({ first: 3, after: first.pageInfo.endCursor });
    expect(next.nodes.map(({ name }) => name)).toEqual(['First']);
    expect(next.pageInfo.hasNextPage).toBe(false);
    const calls = await list({ kind: 'CALL_BACK' });
    expect([calls.totalCount, calls.nodes[0]?.name]).toEqual([1, 'Fourth']);
  });

  test('counts one fewer unread after marking one as read; repeating it keeps the time', async () => {
    const [newest] = (await list({ first: 1 })).nodes;
    const id = newest?.id ?? '';
    const marked = (await read(id)).data.markEnquiryRead.enquiry.readAt;
    expect(marked).toEqual(expect.any(String));
    expect((await read(id)).data.markEnquiryRead.enquiry.readAt).toBe(marked);
    expect((await list({ unread: true })).totalCount).toBe(3);
    expect((await list({})).totalCount).toBe(4);
    expect(await app().sql(`SELECT actor_id, action, after FROM audit WHERE target_id = $1`, [id])).toEqual([
      { actor_id: adminId, action: 'enquiry.markRead', after: { read: true } },
    ]);
  });

  test('finds any part of the message or of the sender’s details', async () => {
    const named = async (search: string) => (await list({ search })).nodes.map(({ name }) => name);
    expect(await named('KOCH')).toEqual(['Fourth']);
    expect(await named('irs')).toEqual(['First']);
    expect(await named('hotel inq')).toEqual(['Third', 'Second', 'First']);
    expect(await named('call-b')).toEqual(['Fourth']);
    expect(await named('CALL_BACK')).toEqual([]);
    expect(await named('%')).toEqual([]);
    expect((await list({ search: 'hotel', kind: 'CALL_BACK' })).totalCount).toBe(0);
  });

  const readAll = async (variables: object) =>
    (
      await admin.gql<{ markAllEnquiriesRead: { marked: number; unread: number } }>(
        `mutation A($kind: EnquiryKind, $until: DateTimeISO) {
           markAllEnquiriesRead(kind: $kind, until: $until) { marked unread userErrors { code } } }`,
        variables,
      )
    ).data.markAllEnquiriesRead;
  const bell = async () =>
    (await admin.gql<{ me: { unreadCount: number } }>('{ me { unreadCount } }')).data.me;

  test('marks all of a kind as read, except those that arrived after the screen was loaded', async () => {
    await app().sql('DELETE FROM enquiry');
    await callBack({ name: 'Called', contact: phone(), city: 'Kochi' });
    await submit(enquiry({ name: 'Seen' }));
    const [shown] = (
      await admin.gql<{ enquiries: { nodes: { createdAt: string }[] } }>(
        '{ enquiries(first: 1) { nodes { createdAt } } }',
      )
    ).data.enquiries.nodes;
    await submit(enquiry({ name: 'Just come' }));
    expect(await bell()).toEqual({ unreadCount: 3 });
    expect(await readAll({ kind: 'CALL_BACK' })).toMatchObject({ marked: 1, unread: 2 });
    expect(await readAll({ until: shown?.createdAt })).toMatchObject({ marked: 1, unread: 1 });
    expect((await list({ unread: true })).nodes.map(({ name }) => name)).toEqual(['Just come']);
    expect(await readAll({})).toMatchObject({ marked: 1, unread: 0 });
    expect(await readAll({})).toMatchObject({ marked: 0, unread: 0 });
    expect(await bell()).toEqual({ unreadCount: 0 });
    const audits = await app().sql(
      `SELECT e.name FROM audit a JOIN enquiry e ON e.id = a.target_id WHERE a.action = 'enquiry.markRead'`,
    );
    expect(audits).toHaveLength(3);
  });

  test('marks each once when two admins do it concurrently', async () => {
    await app().sql('DELETE FROM enquiry');
    for (let i = 0; i < 6; i++) await submit(enquiry());
    const both = await Promise.all([readAll({}), readAll({})]);
    expect(both.reduce((sum, { marked }) => sum + marked, 0)).toBe(6);
  });

  test('reports a missing one as not found; rejects a cursor of another list', async () => {
    expect((await read(newId())).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await admin.gql(LIST, { after: 'bm9uc2Vuc2U' })).errors?.[0]?.extensions.code).toBe(
      'BAD_USER_INPUT',
    );
  });
});

test('the database rejects invalid phone numbers and events without a date', async () => {
  const insert = (columns: string, values: string) =>
    app().sql(
      `INSERT INTO enquiry (id, name, location, event_type, ${columns}) VALUES ('${newId()}', 'A', 'B', 'OTHER', ${values})`,
    );
  await expect(insert('kind, contact', `'contact', '123'`)).rejects.toMatchObject({
    constraint: 'enquiry_contact_digits',
  });
  await expect(insert('kind, contact', `'general', '0000012345'`)).rejects.toMatchObject({
    constraint: 'enquiry_event',
  });
  await expect(insert('kind, contact, comments', `'call_back', '0000012345', 'x'`)).rejects.toMatchObject({
    constraint: 'enquiry_listing',
  });
});

test('the nightly cleanup deletes those older than two years, and nothing else', async () => {
  const [old, recent] = [enquiry(), enquiry()];
  await submit(old);
  await submit(recent);
  const age = (contact: string, days: number) =>
    app().sql(
      `UPDATE enquiry SET created_at = now() - interval '2 years' + $2 * interval '1 day' WHERE contact = $1`,
      [contact, days],
    );
  await age(old.contact, -1);
  await age(recent.contact, 1);
  await sweep();
  expect(await storedFor(old.contact)).toHaveLength(0);
  expect(await storedFor(recent.contact)).toHaveLength(1);
});
