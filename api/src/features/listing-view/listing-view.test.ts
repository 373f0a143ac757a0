import { expect, test } from '@jest/globals';
import { app, useApp } from '../../../test/app.js';
import { client, loggedIn, type Client } from '../../../test/client.js';
import { makeAdmin } from '../admin/admin.factory.js';
import { makeUser } from '../user/user.factory.js';
import { makeVendor } from '../vendor/vendor.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { deleteVisitors } from './listing-view.service.js';

useApp();

const MUTATION =
  'mutation M($listingId: ID!) { recordListingView(listingId: $listingId) { counted userErrors { message } } }';

async function view(viewer: Client, listingId: string): Promise<boolean | null> {
  const { data } = await viewer.gql<{ recordListingView: { counted: boolean | null } }>(MUTATION, {
    listingId,
  });
  return data.recordListingView.counted;
}

/** A visitor of the same network as all others of this function. */
const browser = (userAgent: string) => client(new Map(), '10.90.0.1', { 'user-agent': userAgent });

const viewsOf = async (id: string): Promise<number> => {
  const rows = await app().sql<{ views: number }>(
    `SELECT views FROM listing_view WHERE listing_id = $1 AND day = today_in_india()`,
    [id],
  );
  return rows[0]?.views ?? 0;
};

test('a visitor counts once per listing and day', async () => {
  const [one, two] = [await makeVenue(), await makeVendor()];
  const visitor = client();
  expect(await view(visitor, one.id)).toBe(true);
  expect(await view(visitor, one.id)).toBe(false);
  expect(await view(visitor, two.id)).toBe(true);
  expect([await viewsOf(one.id), await viewsOf(two.id)]).toEqual([1, 1]);
  await app().sql(`UPDATE listing_visitor SET day = day - 1`);
  await app().sql(`UPDATE listing_visitor_salt SET day = day - 1`);
  expect(await view(visitor, one.id)).toBe(true);
});

test('other networks, other browsers and accounts are other visitors', async () => {
  const { id } = await makeVenue();
  expect(await view(browser('One'), id)).toBe(true);
  expect(await view(browser('Two'), id)).toBe(true);
  expect(await view(client(), id)).toBe(true);
  const couple = (await makeUser()).id;
  expect(await view(await loggedIn(couple), id)).toBe(true);
  expect(await view(await loggedIn(couple), id)).toBe(false);
  expect(await viewsOf(id)).toBe(4);
});

test('owners, admins and pages of other sites do not count, and neither do unpublished listings', async () => {
  const { id } = await makeVenue();
  expect(await view(await loggedIn(id), id)).toBe(false);
  expect(await view(await loggedIn((await makeAdmin()).id), id)).toBe(false);
  expect(await view(client(new Map(), undefined, { origin: 'https://other.example' }), id)).toBe(false);
  expect(await viewsOf(id)).toBe(0);
  const pending = await makeVenue({ status: 'pending' });
  expect(await view(client(), pending.id)).toBe(false);
  expect(await viewsOf(pending.id)).toBe(0);
});

test('ten concurrent requests of one visitor count once, those of ten visitors ten times', async () => {
  const [one, all] = [await makeVenue(), await makeVenue()];
  const visitor = client();
  await Promise.all(Array.from({ length: 10 }, () => view(visitor, one.id)));
  await Promise.all(Array.from({ length: 10 }, (_, index) => view(browser(`Browser ${index}`), all.id)));
  expect([await viewsOf(one.id), await viewsOf(all.id)]).toEqual([1, 10]);
});

test('addresses are not stored, and hashes are deleted with their salt after the day', async () => {
  const { id } = await makeVenue();
  await view(client(), id);
  await app().sql(`UPDATE listing_visitor SET day = day - 1`);
  await app().sql(`UPDATE listing_visitor_salt SET day = day - 1`);
  await view(browser('Tomorrow'), id);
  await deleteVisitors(app().tx);
  const rows = await app().sql(
    `SELECT octet_length(visitor) AS bytes FROM listing_visitor WHERE listing_id = $1`,
    [id],
  );
  expect(rows).toEqual([{ bytes: 16 }]);
  expect(await app().sql(`SELECT 1 FROM listing_visitor_salt`)).toHaveLength(1);
  expect(await viewsOf(id)).toBe(2);
});

test('counts are deleted with their listing', async () => {
  const { id } = await makeVenue();
  await view(client(), id);
  await app().sql(`DELETE FROM account WHERE id = $1`, [id]);
  expect(await viewsOf(id)).toBe(0);
});

test('counting costs no rate limit of its network, so that pages from the cache are free', async () => {
  const { id } = await makeVenue();
  const remaining = async (path: string, init?: RequestInit) => {
    const response = await browser('Free').fetch(path, init);
    expect(response.status).toBe(200);
    return Number(response.headers.get('x-ratelimit-remaining'));
  };
  const read = () => remaining(`/graphql?query=${encodeURIComponent(`{ venue(id: "${id}") { rank } }`)}`);
  const before = await read();
  const body = JSON.stringify({ query: MUTATION, variables: { listingId: id } });
  for (let i = 0; i < 5; i++)
    await remaining('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  expect(await read()).toBeGreaterThanOrEqual(before);
});
