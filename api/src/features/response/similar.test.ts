import { expect, test } from '@jest/globals';
import { app, useApp } from '../../../test/app.js';
import { client, loggedIn, type Client } from '../../../test/client.js';
import { inDays, makeBlockedPeriod, makeBooking } from '../../../test/permissions/scene.js';
import { makeUser } from '../user/user.factory.js';
import { makeVendor } from '../vendor/vendor.factory.js';
import { makeVenue } from '../venue/venue.factory.js';

useApp();

interface Found {
  similarListings: { name: string; kind: string }[];
}

const DATE = inDays(90);

const ask = (caller: Client, listingId: string, variables: { date?: string; guests?: number | null } = {}) =>
  caller.gql<Found>(
    'query S($listingId: ID!, $date: String!, $guests: Int) { similarListings(listingId: $listingId, date: $date, guests: $guests) { name kind } }',
    { listingId, date: DATE, ...variables },
  );
const names = async (...request: Parameters<typeof ask>) =>
  (await ask(...request)).data.similarListings.map(({ name }) => name);

let cities = 0;
/** A venue, and others in its city that no other test sees first, the best last. */
async function venues(...others: { name: string; [column: string]: unknown }[]) {
  const city = `Similarpur ${++cities}`;
  const own = await makeVenue({ city, name: 'Own', rank: 10 });
  const made = [];
  for (const [rank, other] of others.entries()) made.push(await makeVenue({ city, rank, ...other }));
  return { city, own, others: made };
}

const block = (accountId: string, blockedId: string) =>
  app().sql(`INSERT INTO account_block (account_id, blocked_id) VALUES ($1, $2)`, [accountId, blockedId]);

test('the best three of the city are returned, without the listing itself', async () => {
  const { own } = await venues({ name: 'D' }, { name: 'C' }, { name: 'B' }, { name: 'A' });
  expect(await names(client(), own.id)).toEqual(['A', 'B', 'C']);
});

test('listings elsewhere follow those of the city', async () => {
  const { own } = await venues({ name: 'Only one' });
  await makeVenue({ city: 'Pune', name: 'Elsewhere', rank: 10 });
  const found = await names(client(), own.id);
  expect([found[0], found.length]).toEqual(['Only one', 3]);
});

test('vendors are similar to vendors of their category only', async () => {
  const city = `Similarpur ${++cities}`;
  const own = await makeVendor({ city, name: 'Own', category: 'DJ' });
  await makeVendor({ city, name: 'Beats', category: 'DJ' });
  await makeVendor({ city, name: 'Roses', category: 'Decorator', rank: 10 });
  await makeVenue({ city, name: 'Hall', rank: 10 });
  const found = await names(client(), own.id);
  expect(found[0]).toBe('Beats');
  expect(found).not.toContain('Roses');
  expect(found).not.toContain('Hall');
});

test('venues that are too small for the guests are left out', async () => {
  const { own } = await venues(
    { name: 'Unknown', max_guests: null },
    { name: 'Large', guest_capacity: '500', max_guests: 500 },
    { name: 'Small', guest_capacity: '100', max_guests: 100 },
  );
  const found = await names(client(), own.id, { guests: 420 });
  expect(found.slice(0, 2)).toEqual(['Large', 'Unknown']);
  expect(found).not.toContain('Small');
  for (const guests of [100, null, undefined])
    expect(await names(client(), own.id, { guests })).toEqual(['Small', 'Large', 'Unknown']);
});

test('listings that are booked, blocked or not public on the date are left out', async () => {
  const { own, others } = await venues(
    { name: 'Free' },
    { name: 'Full' },
    { name: 'Closed' },
    { name: 'Pending', status: 'pending' },
    { name: 'Suspended' },
  );
  const [, full, closed, , suspended] = others;
  const { bookingId } = await makeBooking((await makeUser()).id, full?.id ?? '');
  await app().sql(`UPDATE booking SET status = 'approved', decided_at = now() WHERE id = $1`, [bookingId]);
  await makeBlockedPeriod(closed?.id ?? '', DATE);
  await app().sql(
    `UPDATE listing SET status = 'suspended', suspended_at = now(), suspension_reason = 'Prices differ' WHERE id = $1`,
    [suspended?.id],
  );
  const found = await names(client(), own.id);
  expect(found[0]).toBe('Free');
  for (const name of ['Full', 'Closed', 'Pending', 'Suspended']) expect(found).not.toContain(name);
  expect(await names(client(), own.id, { date: inDays(91) })).toEqual(['Closed', 'Full', 'Free']);
});

test('listings with an open enquiry of the couple are left out, for this couple only', async () => {
  const { own, others } = await venues({ name: 'Free' }, { name: 'Withdrawn' }, { name: 'Open' });
  const [, withdrawn, open] = others;
  const user = await makeUser();
  const { bookingId } = await makeBooking(user.id, withdrawn?.id ?? '');
  await app().sql(`UPDATE booking SET status = 'withdrawn', decided_at = now() WHERE id = $1`, [bookingId]);
  await makeBooking(user.id, open?.id ?? '');
  const couple = await names(await loggedIn(user.id), own.id);
  expect([couple.slice(0, 2), couple.includes('Open')]).toEqual([['Withdrawn', 'Free'], false]);
  for (const other of [client(), await loggedIn((await makeUser()).id)])
    expect(await names(other, own.id)).toEqual(['Open', 'Withdrawn', 'Free']);
});

test('listings with a block between them and the couple are left out, for this couple only', async () => {
  const { own, others } = await venues({ name: 'Free' }, { name: 'Blocked' }, { name: 'Blocks' });
  const [, blocked, blocks] = others;
  const user = await makeUser();
  await block(user.id, blocked?.id ?? '');
  await block(blocks?.id ?? '', user.id);
  const found = await names(await loggedIn(user.id), own.id);
  expect(found[0]).toBe('Free');
  for (const name of ['Blocked', 'Blocks']) expect(found).not.toContain(name);
  expect(await names(client(), own.id)).toEqual(['Blocks', 'Blocked', 'Free']);
});

test('proxies don’t cache what depends on the couple', async () => {
  const { own } = await venues({ name: 'Free' });
  const query = `{ similarListings(listingId: "${own.id}", date: "${DATE}") { name } }`;
  const response = await client().fetch(`/graphql?query=${encodeURIComponent(query)}`);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
});

test('unknown listings and invalid requests are errors', async () => {
  const { own } = await venues();
  const pending = await makeVenue({ status: 'pending' });
  const codeOf = async (...request: Parameters<typeof ask>) =>
    (await ask(...request)).errors?.[0]?.extensions?.code;
  expect([
    await codeOf(client(), pending.id),
    await codeOf(client(), own.id, { date: inDays(-1) }),
    await codeOf(client(), own.id, { guests: 0 }),
  ]).toEqual(['NOT_FOUND', 'BAD_USER_INPUT', 'BAD_USER_INPUT']);
});
