import { describe, expect, test } from '@jest/globals';
import ICAL from 'ical.js';
import { app, useApp } from '../../../test/app.js';
import { client, loggedIn, type Client } from '../../../test/client.js';
import {
  inDays,
  makeBlockedPeriod,
  makeBooking,
  makeOfflineBooking,
  makeVisit,
  timeOn,
} from '../../../test/permissions/scene.js';
import { makeUser } from '../user/user.factory.js';
import { makeVenue } from '../venue/venue.factory.js';

useApp();

const CREATE = 'mutation { r: createCalendarFeed { feed { createdAt } url userErrors { message } } }';
const REVOKE = 'mutation { r: revokeCalendarFeed { userErrors { message } } }';
const READ = '{ calendarFeed { createdAt } }';

/** Creates a feed. Returns its path. */
async function createFeed(owner: Client): Promise<string> {
  const { data } = await owner.gql<{ r: { url: string } }>(CREATE);
  return new URL(data.r.url).pathname;
}

async function makeOwner(name = 'Jheel Mahal') {
  const { id } = await makeVenue({ name });
  return { id, owner: await loggedIn(id) };
}

const anonymous = client();
const statusOf = async (path: string) => (await anonymous.fetch(path)).status;

interface Shown {
  uid: string;
  summary: string;
  start: string;
  end: string;
}

async function eventsAt(path: string): Promise<Shown[]> {
  const text = await (await anonymous.fetch(path)).text();
  return new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent').map((each) => {
    const { uid, summary, startDate, endDate } = new ICAL.Event(each);
    return { uid, summary, start: String(startDate), end: String(endDate) };
  });
}

describe('the feed of a calendar', () => {
  test('has bookings, offline bookings, blocked days and visits, and no personal data', async () => {
    const { id, owner } = await makeOwner();
    const user = await makeUser({ fullName: 'Canary Sharma' });
    const { bookingId } = await makeBooking(user.id, id);
    await app().sql(
      `UPDATE booking SET status = 'approved', decided_at = now(), event_date = $2, name = 'Canary Sharma',
         contact = '9876500001', address = 'Canary Road' WHERE id = $1`,
      [bookingId, inDays(30)],
    );
    const [offlineId, blockedId] = [
      await makeOfflineBooking(id, inDays(31)),
      await makeBlockedPeriod(id, inDays(32), inDays(34)),
    ];
    await makeOfflineBooking((await makeVenue()).id, inDays(33));
    const path = await createFeed(owner);
    const response = await anonymous.fetch(path);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
    });
    const text = await response.text();
    expect(text).toContain('Jheel Mahal on Mandap');
    for (const secret of ['Canary', '9876500001', 'Kavya', 'Repainting', '@test.example'])
      expect(text).not.toContain(secret);
    const [booking, offline, blocked, ...others] = await eventsAt(path);
    expect(booking).toMatchObject({
      start: inDays(30),
      end: inDays(31),
      summary: expect.stringMatching(/guests/),
    });
    expect(booking?.uid).toContain(bookingId);
    expect(offline).toMatchObject({ summary: 'Offline booking', start: inDays(31), end: inDays(32) });
    expect(offline?.uid).toContain(offlineId);
    expect(blocked).toMatchObject({ summary: 'Blocked', start: inDays(32), end: inDays(35) });
    expect(blocked?.uid).toContain(blockedId);
    expect(others).toEqual([]);
  });

  test('keeps a past visit after the enquiry is closed', async () => {
    const { id, owner } = await makeOwner();
    const { bookingId } = await makeBooking((await makeUser()).id, id);
    await makeVisit({ bookingId }, 'confirmed', [timeOn(inDays(-2))]);
    const path = await createFeed(owner);
    const past = [expect.objectContaining({ start: expect.stringContaining(inDays(-2)) })];
    expect(await eventsAt(path)).toEqual(past);
    await app().sql(`UPDATE booking SET status = 'rejected', decided_at = now() WHERE id = $1`, [bookingId]);
    expect(await eventsAt(path)).toEqual(past);
  });

  test('is not sent again while it is unchanged', async () => {
    const { id, owner } = await makeOwner();
    await makeOfflineBooking(id, inDays(3));
    const path = await createFeed(owner);
    const etag = (await anonymous.fetch(path)).headers.get('etag') ?? '';
    const again = () => anonymous.fetch(path, { headers: { 'if-none-match': etag } });
    expect([(await again()).status, await (await again()).text()]).toEqual([304, '']);
    await makeOfflineBooking(id, inDays(4));
    expect((await again()).status).toBe(200);
  });

  test('has a URL that is shown once, stored as a hash, renewed and revoked', async () => {
    const { id, owner } = await makeOwner();
    expect((await owner.gql(READ)).data).toEqual({ calendarFeed: null });
    const first = await createFeed(owner);
    expect((await owner.gql<{ calendarFeed: object }>(READ)).data.calendarFeed).toEqual({
      createdAt: expect.any(String),
    });
    const [row] = await app().sql<{ stored: string }>(
      `SELECT calendar_feed::text AS stored FROM calendar_feed WHERE listing_id = $1`,
      [id],
    );
    const token = first.slice('/calendar/'.length, -'.ics'.length);
    expect(row?.stored).not.toContain(token);
    expect(row?.stored).not.toContain(Buffer.from(token).toString('hex'));

    const second = await createFeed(owner);
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
    for (const wrong of [
      second.replace('.ics', ''),
      second.replace('.ics', '.pdf'),
      `${second.slice(0, -5)}${second.at(-5) === 'A' ? 'B' : 'A'}.ics`,
      '/calendar/.ics',
      '/calendar/%00.ics',
    ])
      expect([wrong, await statusOf(wrong)]).toEqual([wrong, 404]);

    expect((await owner.gql(REVOKE)).data).toEqual({ r: { userErrors: [] } });
    expect(await statusOf(second)).toBe(404);
    expect((await owner.gql(REVOKE)).data).toEqual({ r: { userErrors: [] } });
    expect((await owner.gql(READ)).data).toEqual({ calendarFeed: null });
  });

  test('works while the listing is suspended, and ends with it', async () => {
    const { id, owner } = await makeOwner();
    const path = await createFeed(owner);
    await app().sql(
      `UPDATE listing SET status = 'suspended', suspension_reason = 'No', suspended_at = now() WHERE id = $1`,
      [id],
    );
    expect(await statusOf(path)).toBe(200);
    await app().sql(`DELETE FROM listing WHERE id = $1`, [id]);
    expect(await statusOf(path)).toBe(404);
  });

  test('belongs to one owner: another one neither sees nor revokes it', async () => {
    const [{ owner }, other] = [await makeOwner(), await makeOwner('Other')];
    const path = await createFeed(owner);
    expect((await other.owner.gql(READ)).data).toEqual({ calendarFeed: null });
    await other.owner.gql(REVOKE);
    expect(await statusOf(path)).toBe(200);
  });
});
