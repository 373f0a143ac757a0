import { beforeEach, describe, expect, test } from '@jest/globals';
import { app, useApp } from '../../../test/app.js';
import { client, loggedIn, type Client } from '../../../test/client.js';
import { inDays, makeBooking, makeLabel } from '../../../test/permissions/scene.js';
import { readableDay, todayInIndia } from '../../core/day.js';
import { makeUser } from '../user/user.factory.js';
import { makeVenue } from '../venue/venue.factory.js';

useApp();

let venueId: string;
let owner: Client;

beforeEach(async () => {
  venueId = (await makeVenue()).id;
  owner = await loggedIn(venueId);
});

async function enquiry(columns: Record<string, unknown> = {}) {
  const fixtures = await makeBooking((await makeUser()).id, venueId);
  const names = Object.keys(columns);
  if (names.length)
    await app().sql(
      `UPDATE booking SET ${names.map((name, i) => `${name} = $${i + 2}`).join(', ')} WHERE id = $1`,
      [fixtures.bookingId, ...Object.values(columns)],
    );
  return fixtures;
}

const download = (query = '', http = owner) => http.fetch(`/notification/enquiries.csv${query}`);

/** Parses CSV with quoted cells, independently of the library that writes it. */
function parse(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') rows.push([]);
    if (!end) break;
  }
  return rows.filter((cells) => cells.length > 1);
}

async function cellsOf(query = ''): Promise<Record<string, string>[]> {
  const [names = [], ...rows] = parse((await (await download(query)).text()).replace(/^\uFEFF/, ''));
  return rows.map((cells) => Object.fromEntries(cells.map((cell, i) => [names[i], cell])));
}

test('has every field of an enquiry that the business sees, with Indian dates, and no code', async () => {
  const { bookingId, code } = await enquiry({ name: 'Zoë & Ravi', message: 'First line\nSecond, "quoted"' });
  await app().sql('INSERT INTO booking_label VALUES ($1, $2)', [bookingId, await makeLabel(venueId, 'VIP')]);
  await app().sql(`INSERT INTO booking_note (booking_id, listing_id, body) VALUES ($1, $2, 'Terrace')`, [
    bookingId,
    venueId,
  ]);
  const response = await download();
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="enquiries-${todayInIndia()}.csv"`,
  );
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).not.toContain(code);
  expect(await cellsOf()).toEqual([
    {
      Name: 'Zoë & Ravi',
      Status: 'Pending',
      'Type of event': 'Wedding',
      Date: readableDay(inDays(90)),
      Guests: '300',
      Location: 'Udaipur',
      Contact: '00000 12345',
      Address: '22 Fatehpura',
      Message: 'First line\nSecond, "quoted"',
      Sent: readableDay(todayInIndia()),
      Decided: '',
      'Reason for rejection': '',
      Labels: 'VIP',
      'Private note': 'Terrace',
    },
  ]);
});

test.each(['=1+1', '+91 98765', '-2+3', '@SUM(A1)', '\t=1+1', '\r=1+1', '＝1+1'])(
  'keeps spreadsheets from running %j as a formula',
  async (text) => {
    const { bookingId } = await enquiry({ name: text, message: text });
    await app().sql(`INSERT INTO booking_note (booking_id, listing_id, body) VALUES ($1, $2, $3)`, [
      bookingId,
      venueId,
      text,
    ]);
    const [row] = await cellsOf();
    expect([row?.Name, row?.Message, row?.['Private note']]).toEqual([`'${text}`, `'${text}`, `'${text}`]);
  },
);

test('has no contact details after a withdrawal', async () => {
  await enquiry({ status: 'withdrawn', decided_at: new Date() });
  expect(await cellsOf()).toMatchObject([{ Status: 'Withdrawn', Contact: '', Address: '' }]);
});

describe('contains what is shown', () => {
  test('by filter, search, label and order', async () => {
    const one = await enquiry({ name: 'Asha', event_date: inDays(20) });
    await enquiry({ name: 'Bina', event_date: inDays(10) });
    await enquiry({
      name: 'Chitra',
      status: 'rejected',
      decided_at: new Date(),
      rejection_reason: 'DATE_TAKEN',
    });
    const names = async (query: string) => (await cellsOf(query)).map(({ Name }) => Name);
    expect(await names('?filter=PENDING&order=EVENT_DATE')).toEqual(['Bina', 'Asha']);
    expect(await names('?search=ash')).toEqual(['Asha']);
    expect(await cellsOf('?filter=REJECTED')).toMatchObject([{ 'Reason for rejection': 'Date taken' }]);
    const labelId = await makeLabel(venueId);
    await app().sql('INSERT INTO booking_label VALUES ($1, $2)', [one.bookingId, labelId]);
    expect(await names(`?labelId=${labelId}`)).toEqual(['Asha']);
  });

  test.each([
    '?filter=BOGUS',
    '?order=BOGUS',
    '?labelId=12',
    `?search=${'a'.repeat(81)}`,
    '?filter=ALL&filter=PENDING',
  ])('unless a choice is invalid: %s', async (query) => {
    const response = await download(query);
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await response.text()).toBe(
      'This link has invalid filters. Open your enquiries, and export them from there.',
    );
  });

  test('over several batches', async () => {
    await enquiry();
    await app().sql(
      `INSERT INTO booking (id, listing_id, listing_kind, listing_name, listing_city, name, contact, location, guests,
         event_date, address, event_type, message, code, status, decided_at, created_at)
       SELECT gen_random_uuid(), listing_id, listing_kind, listing_name, listing_city, 'Couple ' || n, contact, location,
         guests, event_date, address, event_type, message, code, 'rejected', now(), now() - make_interval(mins => n)
       FROM booking, generate_series(1, 1100) n WHERE listing_id = $1`,
      [venueId],
    );
    const rows = await cellsOf('?order=NEWEST');
    expect(rows).toHaveLength(1101);
    expect(new Set(rows.map(({ Name }) => Name)).size).toBe(1101);
  });

  test('for the business only', async () => {
    await enquiry({ name: 'Asha' });
    for (const [http, status] of [
      [client(), 401],
      [await loggedIn((await makeUser()).id), 403],
    ] as const) {
      const response = await download('', http);
      expect(response.status).toBe(status);
      expect(await response.text()).toBe('Log in as a venue or vendor to export your enquiries.');
    }
    const other = await download('', await loggedIn((await makeVenue()).id));
    expect(await other.text()).not.toContain('Asha');
  });
});
