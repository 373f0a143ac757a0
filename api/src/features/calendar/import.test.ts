import { monitorEventLoopDelay } from 'node:perf_hooks';
import { describe, expect, test } from '@jest/globals';
import { app, useApp } from '../../../test/app.js';
import { loggedIn, type Client } from '../../../test/client.js';
import { inDays, makeBlockedPeriod, makeOfflineBooking } from '../../../test/permissions/scene.js';
import { read } from '../../../test/security/send.js';
import { makeAdmin } from '../admin/admin.factory.js';
import { makeUser } from '../user/user.factory.js';
import { makeVendor } from '../vendor/vendor.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { dayEvent, icsDay, icsFile } from './calendar-file.factory.js';

useApp();

const RESULT = `calendarImport { fingerprint unchanged sections { action events days
  changes { action summary firstDay lastDay days previousDay reason } } } userErrors { code field message }`;
const PREVIEW = `mutation P($file: Upload!) { r: previewCalendarImport(file: $file) { ${RESULT} } }`;
const IMPORT = `mutation I($file: Upload!, $fingerprint: String!) { r: importCalendar(file: $file, fingerprint: $fingerprint) { ${RESULT} } }`;

interface Change {
  summary: string;
  firstDay: string | null;
  days: number;
  previousDay: string | null;
  reason: string | null;
}

interface Result {
  calendarImport: {
    fingerprint: string;
    unchanged: number;
    sections: { action: string; events: number; days: number; changes: Change[] }[];
  } | null;
  userErrors: { code: string; field: string | null; message: string }[];
}

async function send(owner: Client, query: string, content: Buffer, variables: object = {}) {
  const form = new FormData();
  form.set('operations', JSON.stringify({ query, variables: { ...variables, file: null } }));
  form.set('map', JSON.stringify({ 0: ['variables.file'] }));
  form.set('0', new File([new Uint8Array(content)], 'calendar.ics'));
  const { data, errors } = await read(await owner.fetch('/graphql', { method: 'POST', body: form }));
  return { result: (data as { r: Result } | null)?.r, errors: errors as { extensions: { code: string } }[] };
}

const preview = async (owner: Client, file: Buffer) => (await send(owner, PREVIEW, file)).result;

/** Previews and imports a file. Returns the numbers of days by action, and the unchanged events. */
async function importFile(owner: Client, file: Buffer): Promise<Record<string, number>> {
  const previewed = await send(owner, PREVIEW, file);
  expect([previewed.errors, previewed.result?.userErrors]).toEqual([[], []]);
  const { fingerprint } = previewed.result?.calendarImport ?? {};
  const { result, errors } = await send(owner, IMPORT, file, { fingerprint });
  expect([errors, result?.userErrors]).toEqual([[], []]);
  const { sections = [], unchanged = 0 } = result?.calendarImport ?? {};
  return { unchanged, ...Object.fromEntries(sections.map(({ action, days }) => [action, days])) };
}

/** Returns the offline bookings of a listing as `day name`. */
const bookingsOf = async (listingId: string) =>
  (
    await app().sql<{ entry: string }>(
      `SELECT event_date || ' ' || name AS entry FROM offline_booking WHERE listing_id = $1 ORDER BY 1`,
      [listingId],
    )
  ).map(({ entry }) => entry);

async function makeOwner(capacity = 1) {
  const { id } = await makeVenue({ daily_capacity: capacity });
  return { id, owner: await loggedIn(id) };
}

describe('importing a calendar file', () => {
  test('previews what it will add, and adds it as offline bookings', async () => {
    const { id, owner } = await makeOwner();
    const file = icsFile(
      dayEvent('haldi', inDays(10), { DESCRIPTION: 'Call Asha, 9876543210', LOCATION: 'Lake Road' }),
      dayEvent('holi', inDays(20), { TRANSP: 'TRANSPARENT' }),
    );
    const { calendarImport, userErrors } = (await preview(owner, file)) ?? {};
    expect(userErrors).toEqual([]);
    expect(calendarImport?.sections).toMatchObject([
      { action: 'ADD', events: 1, days: 1, changes: [{ summary: 'haldi', firstDay: inDays(10) }] },
      { action: 'SKIP', events: 1, changes: [{ summary: 'holi', reason: 'TRANSPARENT' }] },
    ]);
    expect(await bookingsOf(id)).toEqual([]);
    expect(await importFile(owner, file)).toMatchObject({ ADD: 1 });
    expect(await bookingsOf(id)).toEqual([`${inDays(10)} haldi`]);
    const { data } = await owner.gql<{ offlineBookings: object[]; availability: object[] }>(
      `query Q($id: ID!, $date: String!) { offlineBookings(date: $date) { name note imported }
         availability(listingId: $id, from: $date, to: $date) { status } }`,
      { id, date: inDays(10) },
    );
    // Only the name is stored.
    expect(data).toEqual({
      offlineBookings: [{ name: 'haldi', note: '', imported: true }],
      availability: [{ status: 'FULL' }],
    });
  });

  test('again changes nothing, and a later version updates it', async () => {
    const { id, owner } = await makeOwner();
    const file = icsFile(dayEvent('a', inDays(10), { SEQUENCE: '1' }), dayEvent('b', inDays(11)));
    await importFile(owner, file);
    expect(await importFile(owner, file)).toEqual({ unchanged: 2 });
    await app().sql(`UPDATE offline_booking SET note = 'Advance paid', guests = 200 WHERE name = 'a'`);

    // They swap their days: each takes the place that the other one leaves.
    const later = icsFile(
      dayEvent('a', inDays(11), { SEQUENCE: '2', SUMMARY: 'Asha’s sangeet' }),
      dayEvent('b', inDays(10), { SEQUENCE: '1' }),
    );
    const changes = (await preview(owner, later))?.calendarImport?.sections[0];
    expect(changes).toMatchObject({
      action: 'UPDATE',
      changes: [
        { summary: 'b', firstDay: inDays(10), previousDay: inDays(11) },
        { summary: 'Asha’s sangeet', firstDay: inDays(11), previousDay: inDays(10) },
      ],
    });
    expect(await importFile(owner, later)).toEqual({ unchanged: 0, UPDATE: 2 });
    expect(await bookingsOf(id)).toEqual([`${inDays(10)} b`, `${inDays(11)} Asha’s sangeet`]);
    const [kept] = await app().sql(
      `SELECT note, guests, imported_uid AS uid FROM offline_booking WHERE listing_id = $1 AND event_date = $2`,
      [id, inDays(11)],
    );
    expect(kept).toEqual({ note: 'Advance paid', guests: 200, uid: 'a' });

    const older = (await preview(owner, file))?.calendarImport?.sections;
    expect(older).toMatchObject([
      { action: 'SKIP', changes: [{ reason: 'OLDER_VERSION' }, { reason: 'OLDER_VERSION' }] },
    ]);
  });

  test('removes cancelled events, and an older version does not bring them back', async () => {
    const { id, owner } = await makeOwner();
    const file = icsFile(
      dayEvent('a', inDays(10), { RRULE: 'FREQ=WEEKLY;COUNT=3' }),
      dayEvent('b', inDays(11), { RRULE: 'FREQ=WEEKLY;COUNT=2' }),
    );
    expect(await importFile(owner, file)).toMatchObject({ ADD: 5 });
    const later = icsFile(
      dayEvent('a', inDays(10), { SEQUENCE: '1', STATUS: 'CANCELLED' }),
      dayEvent('b', inDays(11), {
        SEQUENCE: '1',
        RRULE: 'FREQ=WEEKLY;COUNT=2',
        'EXDATE;VALUE=DATE': icsDay(inDays(18)),
      }),
      dayEvent('unknown', inDays(12), { STATUS: 'CANCELLED' }),
    );
    expect(await importFile(owner, later)).toEqual({ unchanged: 1, REMOVE: 4 });
    expect(await bookingsOf(id)).toEqual([`${inDays(11)} b`]);
    expect(await importFile(owner, file)).toEqual({ unchanged: 0, SKIP: 0 });
    expect(await bookingsOf(id)).toEqual([`${inDays(11)} b`]);
  });

  test('takes one place of the daily capacity, and skips full and blocked days', async () => {
    const { id, owner } = await makeOwner(2);
    await makeOfflineBooking(id, inDays(10));
    await makeBlockedPeriod(id, inDays(12));
    const file = icsFile(...['a', 'b'].map((uid) => dayEvent(uid, inDays(10))), dayEvent('c', inDays(12)));
    expect((await preview(owner, file))?.calendarImport?.sections).toMatchObject([
      { action: 'ADD', changes: [{ summary: 'a' }] },
      { action: 'SKIP', days: 2, changes: [{ summary: 'b', reason: 'DAY_TAKEN' }, { summary: 'c' }] },
    ]);
    expect(await importFile(owner, file)).toEqual({ unchanged: 0, ADD: 1, SKIP: 2 });
    await app().sql(`DELETE FROM blocked_period WHERE listing_id = $1`, [id]);
    expect(await importFile(owner, file)).toEqual({ unchanged: 1, ADD: 1, SKIP: 1 });
  });

  test('is refused if it would make other changes than the preview', async () => {
    const { id, owner } = await makeOwner();
    const file = icsFile(dayEvent('a', inDays(10)), dayEvent('b', inDays(11)));
    const fingerprint = (await preview(owner, file))?.calendarImport?.fingerprint;
    await makeOfflineBooking(id, inDays(11));
    const { result } = await send(owner, IMPORT, file, { fingerprint });
    expect(result).toMatchObject({
      calendarImport: null,
      userErrors: [{ code: 'CONFLICT', message: expect.stringContaining('changed since the preview') }],
    });
    expect(await bookingsOf(id)).toEqual([`${inDays(11)} Kavya`]);
  });

  test('recognizes events without a UID by their start and name', async () => {
    const { id, owner } = await makeOwner(2);
    const noUid = (day: string, more = {}) => dayEvent('', day, { SUMMARY: 'Haldi', ...more });
    const file = icsFile(noUid(inDays(10)), noUid(inDays(10)), noUid(inDays(11)));
    expect(await importFile(owner, file)).toEqual({ unchanged: 0, ADD: 3 });
    expect(await importFile(owner, file)).toEqual({ unchanged: 3 });
    const later = icsFile(noUid(inDays(11), { STATUS: 'CANCELLED', SEQUENCE: '1' }));
    expect(await importFile(owner, later)).toEqual({ unchanged: 0, REMOVE: 1 });
    expect(await bookingsOf(id)).toEqual([`${inDays(10)} Haldi`, `${inDays(10)} Haldi`]);
  });

  test('skips events without a day that exists', async () => {
    const { owner } = await makeOwner();
    const never = { RRULE: 'FREQ=DAILY;UNTIL=20200101' };
    const file = icsFile(dayEvent('a', '2099-02-31'), dayEvent('b', inDays(10), never));
    expect((await preview(owner, file))?.calendarImport).toMatchObject({
      unchanged: 0,
      sections: [{ action: 'SKIP', changes: [{ reason: 'INVALID' }, { reason: 'INVALID' }] }],
    });
  });

  test('twice at the same time adds everything once', async () => {
    const { id, owner } = await makeOwner(3);
    const file = icsFile(dayEvent('a', inDays(10)), dayEvent('b', inDays(10)));
    const fingerprint = (await preview(owner, file))?.calendarImport?.fingerprint;
    await Promise.all([1, 2, 3].map(() => send(owner, IMPORT, file, { fingerprint })));
    expect(await bookingsOf(id)).toEqual([`${inDays(10)} a`, `${inDays(10)} b`]);
  });

  test('leaves the days that have passed, and the bookings of others', async () => {
    const [{ id, owner }, other] = [await makeOwner(), await makeOwner()];
    const file = icsFile(dayEvent('a', inDays(10)));
    await importFile(other.owner, file);
    await importFile(owner, file);
    await app().sql(`UPDATE offline_booking SET event_date = $2 WHERE listing_id = $1`, [id, inDays(-1)]);
    const later = icsFile(dayEvent('a', inDays(10), { SEQUENCE: '1', STATUS: 'CANCELLED' }));
    await importFile(owner, later);
    expect(await bookingsOf(id)).toEqual([`${inDays(-1)} a`]);
    expect(await bookingsOf(other.id)).toEqual([`${inDays(10)} a`]);
  });
});

describe('a file that is no calendar', () => {
  test.each([
    ['a PDF file', Buffer.from('%PDF-1.4'), 'This is not a calendar file.'],
    [
      'too many events',
      icsFile(...Array.from({ length: 1001 }, (_, i) => dayEvent(`${i}`, inDays(9)))),
      '1,001 events',
    ],
    ['6 MB', icsFile(dayEvent('a', inDays(9), { DESCRIPTION: 'x'.repeat(6_000_000) })), 'at most 5 MB'],
    ['half a file', icsFile(dayEvent('a', inDays(9))).subarray(0, -25), 'damaged or incomplete'],
  ])('%s: is refused with the reason', async (_, file, message) => {
    const { owner } = await makeOwner();
    expect(await preview(owner, file)).toMatchObject({
      calendarImport: null,
      userErrors: [{ code: 'INVALID', field: 'file', message: expect.stringContaining(message) }],
    });
  });
});

test('the largest files leave the server responsive', async () => {
  const { owner, id } = await makeOwner(3);
  const weekly = (uid: number) =>
    dayEvent(`${uid}`, inDays(uid % 60), {
      DESCRIPTION: 'x'.repeat(3000),
      ...(uid < 30 && { RRULE: 'FREQ=WEEKLY' }),
    });
  const file = icsFile(...Array.from({ length: 1000 }, (_, i) => weekly(i)));
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  await importFile(owner, file);
  delay.disable();
  expect((await bookingsOf(id)).length).toBeGreaterThan(500);
  // Not the maximum, which other programs on the machine decide.
  expect(delay.percentile(95) / 1e6).toBeLessThan(100);
}, 60_000);

test('only owners import', async () => {
  const file = icsFile(dayEvent('a', inDays(10)));
  for (const [make, code] of [
    [makeUser, 'FORBIDDEN'],
    [makeAdmin, 'FORBIDDEN'],
  ] as const) {
    const { errors } = await send(await loggedIn((await make()).id), PREVIEW, file);
    expect(errors[0]?.extensions.code).toBe(code);
  }
  const vendor = await loggedIn((await makeVendor()).id);
  expect(await importFile(vendor, file)).toMatchObject({ ADD: 1 });
});
