import { describe, expect, test } from '@jest/globals';
import { makeAdmin } from '../admin/admin.factory.js';
import { todayInIndia } from '../../core/day.js';
import { makeUser } from '../user/user.factory.js';
import { makeVendor } from '../vendor/vendor.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { app, useApp } from '../../../test/app.js';
import { client, loggedIn, type Client } from '../../../test/client.js';
import { sweep } from '../../../test/worker.js';

useApp();

/** Creates a couple who signed up `days` ago and has received this many contacts today. */
async function reader(received: number, days = 2): Promise<{ id: string; caller: Client }> {
  const { id } = await makeUser();
  await app().sql(`UPDATE account SET created_at = now() - $2 * interval '1 day' WHERE id = $1`, [id, days]);
  await app().sql(`INSERT INTO contact_view_count VALUES ($1, $2, $3)`, [id, todayInIndia(), received]);
  return { id, caller: await loggedIn(id) };
}

const phoneOf = async (caller: Client, id: string) =>
  (
    await caller.gql<{ venue: { contact: { phone: string } | null } }>(
      'query V($id: ID!) { venue(id: $id) { contact { phone } } }',
      { id },
    )
  ).data.venue.contact?.phone;

describe.each([
  ['2,000 listings a day', 2000, 2],
  ['500 in the first 24 hours', 500, 0.9],
])('an account can read the contact details of %s', (_, limit, days) => {
  test('and no more; those read today stay visible', async () => {
    const { caller } = await reader(limit - 1, days);
    const [last, next] = [await makeVenue(), await makeVenue()];
    expect(await phoneOf(caller, last.id)).toBeDefined();
    expect(await phoneOf(caller, next.id)).toBeUndefined();
    expect(await phoneOf(caller, last.id)).toBeDefined();
  });

  test('through any API and list', async () => {
    const { caller } = await reader(limit, days);
    const [venue, vendor] = [await makeVenue(), await makeVendor()];
    const { data } = await caller.gql<Record<string, { nodes: { contact: object | null }[] }>>(
      `{ venues(first: 20) { nodes { contact { phone email } } } vendors(first: 20) { nodes { contact { phone } } } }`,
    );
    expect(data.venues!.nodes.length).toBeGreaterThan(0);
    for (const { contact } of [...data.venues!.nodes, ...data.vendors!.nodes]) expect(contact).toBeNull();
    const empty = { email: '', phone: '' };
    expect((await caller.rest('GET', `/venue/${venue.id}`)).body).toMatchObject({ data: { venue: empty } });
    expect((await caller.rest('GET', `/vendor/${vendor.id}`)).body).toMatchObject({
      data: { vendor: empty },
    });
    const { data: all } = (await caller.rest('GET', '/venue/all')).body as { data: object[] };
    expect(all.length).toBeGreaterThan(0);
    for (const one of all) expect(one).toMatchObject(empty);
  });
});

test('concurrent requests don’t exceed the limit together', async () => {
  const { id, caller } = await reader(1990);
  const venues = await Promise.all(Array.from({ length: 30 }, () => makeVenue()));
  const phones = await Promise.all(venues.map((venue) => phoneOf(caller, venue.id)));
  expect(phones.filter((phone) => phone !== undefined)).toHaveLength(10);
  const [count] = await app().sql(`SELECT listings FROM contact_view_count WHERE account_id = $1`, [id]);
  expect(count).toEqual({ listings: 2000 });
});

test('each day has its own limit, and the cleanup deletes previous days', async () => {
  const { id, caller } = await reader(2000);
  const venue = await makeVenue();
  expect(await phoneOf(caller, venue.id)).toBeUndefined();
  await app().sql(`UPDATE contact_view_count SET day = day - 1 WHERE account_id = $1`, [id]);
  expect(await phoneOf(caller, venue.id)).toBeDefined();
  await sweep();
  expect(await app().sql(`SELECT listings FROM contact_view_count WHERE account_id = $1`, [id])).toEqual([
    { listings: 1 },
  ]);
});

test('owners and admins read their own listings and all others without a limit', async () => {
  const [venue, other] = [await makeVenue(), await makeVenue()];
  const admin = await makeAdmin();
  for (const id of [venue.id, admin.id])
    await app().sql(`INSERT INTO contact_view_count VALUES ($1, $2, 2000)`, [id, todayInIndia()]);
  expect(await phoneOf(await loggedIn(venue.id), venue.id)).toBeDefined();
  expect(await phoneOf(await loggedIn(venue.id), other.id)).toBeUndefined();
  expect(await phoneOf(await loggedIn(admin.id), other.id)).toBeDefined();
});

test('visitors get no contact details, and nothing is recorded', async () => {
  const venue = await makeVenue();
  expect(await phoneOf(client(), venue.id)).toBeUndefined();
  const { body } = await client().rest('GET', `/venue/${venue.id}`);
  expect((body as { data: { venue: object } }).data.venue).not.toHaveProperty('email');
});
