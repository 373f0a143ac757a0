import { describe, expect, test } from '@jest/globals';
import { makeAdmin } from '../admin/admin.factory.js';
import { makeUser } from '../user/user.factory.js';
import { useApp } from '../../../test/app.js';
import { client, loggedIn } from '../../../test/client.js';
import { makeVenue } from './venue.factory.js';

useApp();

const NAMES = `query Names($filter: VenueFilterInput, $sort: VenueSort!, $first: Int!, $after: String, $page: Int) {
  venues(filter: $filter, sort: $sort, first: $first, after: $after, page: $page) {
    nodes { name } totalCount pageInfo { hasNextPage hasPreviousPage endCursor }
  }
}`;

interface Names {
  venues: {
    nodes: { name: string }[];
    totalCount: number;
    pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string };
  };
}

/** Returns the names of venues that a visitor finds. */
async function find(filter: object, rest: object = {}): Promise<string[]> {
  const { data, errors } = await client().gql<Names>(NAMES, { filter, sort: 'RANK', first: 50, ...rest });
  expect(errors).toBeUndefined();
  return data.venues.nodes.map((venue) => venue.name);
}

describe('filters', () => {
  test('guests: lower bound included, upper excluded, 500-1000 includes 1000, options OR-ed', async () => {
    const city = 'Guestpur';
    for (const [name, max_guests] of [
      ['a99', 99],
      ['b100', 100],
      ['c250', 250],
      ['d1000', 1000],
      ['e1001', 1001],
    ] as const)
      await makeVenue({ name, city, max_guests });
    await makeVenue({ name: 'unknown', city, max_guests: null });
    expect(await find({ city, guests: ['UNDER_100'] })).toEqual(['a99']);
    expect(await find({ city, guests: ['FROM_100'] })).toEqual(['b100']);
    expect(await find({ city, guests: ['FROM_500'] })).toEqual(['d1000']);
    expect(await find({ city, guests: ['OVER_1000'] })).toEqual(['e1001']);
    expect((await find({ city, guests: ['UNDER_100', 'FROM_250'] })).sort()).toEqual(['a99', 'c250']);
  });

  test('price: the lower of the two counts; venues without one match no band', async () => {
    const city = 'Pricepur';
    await makeVenue({ name: 'low', city, veg_price: 1500, nonveg_price: 999 });
    await makeVenue({ name: 'edge', city, veg_price: 1000, nonveg_price: null });
    await makeVenue({ name: 'high', city, veg_price: 3000, nonveg_price: 4000 });
    await makeVenue({ name: 'none', city, veg_price: null, nonveg_price: null });
    expect(await find({ city, prices: ['UNDER_1000'] })).toEqual(['low']);
    expect(await find({ city, prices: ['FROM_1000'] })).toEqual(['edge']);
    expect(await find({ city, prices: ['OVER_3000'] })).toEqual(['high']);
    expect(await find({ city })).toHaveLength(4);
  });

  test('type and city AND-ed; city in any case and by its other names', async () => {
    await makeVenue({ name: 'Garden', city: 'Bengaluru', venue_types: ['MARRIAGE_GARDEN', 'RESORTS'] });
    await makeVenue({ name: 'Hall', city: 'Bengaluru', venue_types: ['BANQUET_HALLS'] });
    expect(await find({ city: 'bEnGaLuRu', types: ['MARRIAGE_GARDEN'] })).toEqual(['Garden']);
    expect((await find({ city: 'Bangalore' })).sort()).toEqual(['Garden', 'Hall']);
  });

  test('search: substrings from three letters, beginnings of words below; % and _ match literally', async () => {
    await makeVenue({ name: 'Zzyqx Palace', city: 'Kota', state: 'Rajasthan' });
    await makeVenue({ name: '100%_Zzpur', city: 'Kota' });
    expect(await find({ search: 'yqx' })).toEqual(['Zzyqx Palace']);
    expect(await find({ search: 'ZZ' })).toEqual(['Zzyqx Palace']);
    expect(await find({ search: 'qx' })).toEqual([]);
    expect(await find({ search: '%_z' })).toEqual(['100%_Zzpur']);
    expect(await find({ search: '___' })).toEqual([]);
    expect(await find({ search: "x' OR '1'='1" })).toEqual([]);
  });

  test('only approved ones, whatever a visitor requests; admins can request others', async () => {
    const city = 'Modpur';
    for (const status of ['approved', 'pending', 'rejected']) await makeVenue({ name: status, city, status });
    const statuses = ['PENDING', 'REJECTED'];
    expect(await find({ city, statuses })).toEqual(['approved']);
    const admin = await loggedIn((await makeAdmin()).id);
    const { data } = await admin.gql<Names>(NAMES, { filter: { city, statuses }, sort: 'RANK', first: 10 });
    expect(data.venues.nodes.map((venue) => venue.name).sort()).toEqual(['pending', 'rejected']);
  });
});

describe('pages', () => {
  test.each(['RANK', 'RATING', 'PRICE_LOW', 'PRICE_HIGH', 'GUESTS'])(
    '%s: cursors and page numbers return each venue once',
    async (sort) => {
      const city = `Page${sort.replace('_', '')}`;
      for (let i = 0; i < 7; i++)
        await makeVenue({
          name: `v${i}`,
          city,
          rank: i % 3,
          veg_price: i % 2 ? 900 + i : null,
          max_guests: i % 4 ? 100 * i : null,
          nonveg_price: null,
        });
      const seen: string[] = [];
      let after: string | undefined;
      for (let more = true; more;) {
        const { data } = await client().gql<Names>(NAMES, { filter: { city }, sort, first: 3, after });
        seen.push(...data.venues.nodes.map((venue) => venue.name));
        after = data.venues.pageInfo.endCursor;
        more = data.venues.pageInfo.hasNextPage;
        expect(data.venues.totalCount).toBe(7);
      }
      expect([...seen].sort()).toEqual(['v0', 'v1', 'v2', 'v3', 'v4', 'v5', 'v6']);
      const numbered = [1, 2, 3].map((page) => find({ city }, { sort, first: 3, page }));
      expect((await Promise.all(numbered)).flat()).toEqual(seen);
    },
  );

  test.each([
    [{ first: 0 }, 'first must be 1 to 50'],
    [{ first: 51 }, 'first must be 1 to 50'],
    [{ page: 201 }, 'page must be 1 to 200'],
    [{ after: 'nonsense' }, 'after is not a cursor of this list'],
  ])('%j is rejected', async (rest, message) => {
    const { errors } = await client().gql(NAMES, { filter: {}, sort: 'RANK', first: 10, ...rest });
    expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT' } });
  });
});

describe('one venue', () => {
  const VENUE = `query Venue($id: ID!) { venue(id: $id) { id name contact { phone email } types facilities cancellation } }`;

  test('has contact details for logged-in people only', async () => {
    const venue = await makeVenue();
    const anonymous = await client().gql<{ venue: object }>(VENUE, { id: venue.id });
    expect(anonymous.data.venue).toMatchObject({ name: venue.name, contact: null });
    const user = await loggedIn((await makeUser()).id);
    const { data } = await user.gql<{ venue: object }>(VENUE, { id: venue.id });
    expect(data.venue).toMatchObject({
      contact: { phone: venue.phone, email: venue.email },
      types: ['BANQUET_HALL'],
      facilities: ['AIR_CONDITIONING'],
      cancellation: 'NON_CANCELLABLE',
    });
  });

  test('a pending one is visible to its owner and admins only', async () => {
    const venue = await makeVenue({ status: 'pending' });
    const other = await makeVenue();
    const seenBy = async (id?: string) => {
      const caller = id ? await loggedIn(id) : client();
      return (await caller.gql<{ venue: object | null }>(VENUE, { id: venue.id })).data.venue !== null;
    };
    expect(await seenBy()).toBe(false);
    expect(await seenBy(other.id)).toBe(false);
    expect(await seenBy((await makeUser()).id)).toBe(false);
    expect(await seenBy(venue.id)).toBe(true);
    expect(await seenBy((await makeAdmin()).id)).toBe(true);
  });

  test.each(['nonsense', '00000000-0000-7000-8000-000000000000'])('%s is null', async (id) => {
    expect((await client().gql(VENUE, { id })).data).toEqual({ venue: null });
  });
});
