import { describe, expect, test } from '@jest/globals';
import { makeAdmin } from '../admin/admin.factory.js';
import { makeUser } from '../user/user.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { app, useApp } from '../../../test/app.js';
import { client, loggedIn } from '../../../test/client.js';
import { VENDOR_CATEGORIES } from './vendor.constants.js';
import { vendorCategoryTitle } from './vendor.labels.js';
import { makeVendor } from './vendor.factory.js';

useApp();

const NAMES = `query Names($filter: VendorFilterInput, $sort: VendorSort!, $first: Int!, $after: String, $page: Int) {
  vendors(filter: $filter, sort: $sort, first: $first, after: $after, page: $page) {
    nodes { name } totalCount pageInfo { hasNextPage hasPreviousPage endCursor }
  }
}`;

interface Names {
  vendors: {
    nodes: { name: string }[];
    totalCount: number;
    pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string };
  };
}

/** Returns the names of vendors that a visitor finds. */
async function find(filter: object, rest: object = {}): Promise<string[]> {
  const { data, errors } = await client().gql<Names>(NAMES, { filter, sort: 'RANK', first: 50, ...rest });
  expect(errors).toBeUndefined();
  return data.vendors.nodes.map((vendor) => vendor.name);
}

describe('filters', () => {
  test('category by key or title, in any case; venues are excluded', async () => {
    const city = 'Categorypur';
    await makeVendor({ name: 'Chowki', city, category: 'MataChowkiSetup' });
    await makeVendor({ name: 'Lens', city, category: 'Photographer' });
    await makeVenue({ name: 'Hall', city });
    for (const category of ['MataChowkiSetup', 'matachowkisetup', 'Mata Chowki Setup', 'MATA CHOWKI SETUP'])
      expect(await find({ city, category })).toEqual(['Chowki']);
    expect(await find({ city, category: 'photoGRAPHER' })).toEqual(['Lens']);
    expect(await find({ city, category: 'DJ' })).toEqual([]);
    expect((await find({ city })).sort()).toEqual(['Chowki', 'Lens']);
  });

  test('city in any case and by its other names; a search of name, city and state', async () => {
    await makeVendor({ name: 'Qwyx Films', city: 'Bengaluru', state: 'Karnataka' });
    expect(await find({ city: 'bAnGaLoRe', search: 'wyx' })).toEqual(['Qwyx Films']);
    expect(await find({ search: 'qw' })).toEqual(['Qwyx Films']);
    expect(await find({ search: 'wy' })).toEqual([]);
    expect(await find({ search: '%' })).toEqual([]);
  });

  test('only approved ones, whatever a visitor requests; admins can request others', async () => {
    const city = 'Modpur';
    for (const status of ['approved', 'pending', 'rejected'])
      await makeVendor({ name: status, city, status });
    const statuses = ['PENDING', 'REJECTED'];
    expect(await find({ city, statuses })).toEqual(['approved']);
    const owner = await loggedIn((await makeVendor()).id);
    const variables = { filter: { city, statuses }, sort: 'RANK', first: 10 };
    expect((await owner.gql<Names>(NAMES, variables)).data.vendors.nodes).toEqual([{ name: 'approved' }]);
    const admin = await loggedIn((await makeAdmin()).id);
    const { data } = await admin.gql<Names>(NAMES, variables);
    expect(data.vendors.nodes.map((vendor) => vendor.name).sort()).toEqual(['pending', 'rejected']);
  });
});

describe('pages', () => {
  test.each(['RANK', 'RATING', 'PRICE_LOW', 'PRICE_HIGH'])(
    '%s: cursors and page numbers return each vendor once',
    async (sort) => {
      const city = `Page${sort.replace('_', '')}`;
      for (let i = 0; i < 7; i++)
        await makeVendor({
          name: `v${i}`,
          city,
          rank: i % 3,
          packages: i % 2 ? [{ name: 'One day', price: 9000 + i }] : [],
        });
      const seen: string[] = [];
      let after: string | undefined;
      for (let more = true; more;) {
        const { data } = await client().gql<Names>(NAMES, { filter: { city }, sort, first: 3, after });
        seen.push(...data.vendors.nodes.map((vendor) => vendor.name));
        after = data.vendors.pageInfo.endCursor;
        more = data.vendors.pageInfo.hasNextPage;
        expect(data.vendors.totalCount).toBe(7);
      }
      expect([...seen].sort()).toEqual(['v0', 'v1', 'v2', 'v3', 'v4', 'v5', 'v6']);
      const numbered = [1, 2, 3].map((page) => find({ city }, { sort, first: 3, page }));
      expect((await Promise.all(numbered)).flat()).toEqual(seen);
    },
  );

  test('price: the cheapest package counts; vendors without packages come last in both orders', async () => {
    const city = 'Pricepur';
    const [cheap, expensive] = [
      { name: 'Half day', price: 4000 },
      { name: 'Week', price: 90_000 },
    ];
    await makeVendor({ name: 'both', city, packages: [expensive, cheap] });
    await makeVendor({ name: 'expensive', city, packages: [expensive] });
    await makeVendor({ name: 'none', city });
    expect(await find({ city }, { sort: 'PRICE_LOW' })).toEqual(['both', 'expensive', 'none']);
    expect(await find({ city }, { sort: 'PRICE_HIGH' })).toEqual(['expensive', 'both', 'none']);
  });

  test('the default page has eight', async () => {
    for (let i = 0; i < 9; i++) await makeVendor({ city: 'Eightpur' });
    const { data } = await client().gql<Names>(
      '{ vendors(filter: { city: "Eightpur" }) { nodes { name } totalCount } }',
    );
    expect([data.vendors.nodes.length, data.vendors.totalCount]).toEqual([8, 9]);
  });

  test.each([
    [{ first: 0 }, 'first must be 1 to 50'],
    [{ first: 51 }, 'first must be 1 to 50'],
    [{ page: 0 }, 'page must be 1 to 200'],
    [{ page: 201 }, 'page must be 1 to 200'],
    [{ after: 'nonsense' }, 'after is not a cursor of this list'],
    [{ filter: { category: 'Astrologer' } }, 'This category doesn’t exist'],
    [{ filter: { search: 'x'.repeat(81) } }, 'Please keep this to 80 characters'],
  ])('%j is rejected', async (rest, message) => {
    const { errors } = await client().gql(NAMES, { filter: {}, sort: 'RANK', first: 10, ...rest });
    expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT' } });
  });
});

describe('one vendor', () => {
  const VENDOR = `query Vendor($id: ID!) { vendor(id: $id) {
    id name category contact { phone email } experienceYears eventsCompleted willingToTravel packagePrice
    packages { name days price minAdvance } } }`;

  test('has its description and packages; contact details require a login', async () => {
    const vendor = await makeVendor({
      experience_years: 12,
      events_completed: 340,
      willing_to_travel: true,
      packages: [
        { name: 'Bridal', days: 1, price: 11_000, minAdvance: 4400 },
        { name: 'Two hands', days: 0.5, price: 3500 },
      ],
    });
    const anonymous = await client().gql<{ vendor: object }>(VENDOR, { id: vendor.id });
    expect(anonymous.data.vendor).toEqual({
      id: vendor.id,
      name: vendor.name,
      category: 'MEHENDI_ARTIST',
      contact: null,
      experienceYears: 12,
      eventsCompleted: 340,
      willingToTravel: true,
      packagePrice: 3500,
      packages: [
        { name: 'Bridal', days: 1, price: 11_000, minAdvance: 4400 },
        { name: 'Two hands', days: 0.5, price: 3500, minAdvance: 0 },
      ],
    });
    const user = await loggedIn((await makeUser()).id);
    const { data } = await user.gql<{ vendor: object }>(VENDOR, { id: vendor.id });
    expect(data.vendor).toMatchObject({ contact: { phone: vendor.phone, email: vendor.email } });
  });

  test('can have no details', async () => {
    const { id } = await makeVendor();
    const { data } = await client().gql<{ vendor: object }>(VENDOR, { id });
    const unsaid = { experienceYears: null, eventsCompleted: null, willingToTravel: null };
    expect(data.vendor).toMatchObject({ ...unsaid, packagePrice: null, packages: [] });
  });

  test('a pending one is visible to its owner and admins only', async () => {
    const vendor = await makeVendor({ status: 'pending' });
    const seenBy = async (id?: string) => {
      const caller = id ? await loggedIn(id) : client();
      return (await caller.gql<{ vendor: object | null }>(VENDOR, { id: vendor.id })).data.vendor !== null;
    };
    expect(await seenBy()).toBe(false);
    expect(await seenBy((await makeVendor()).id)).toBe(false);
    expect(await seenBy((await makeUser()).id)).toBe(false);
    expect(await seenBy(vendor.id)).toBe(true);
    expect(await seenBy((await makeAdmin()).id)).toBe(true);
  });

  test('is null for invalid and unknown IDs, and for a venue’s', async () => {
    for (const id of ['nonsense', '00000000-0000-7000-8000-000000000000', (await makeVenue()).id])
      expect((await client().gql(VENDOR, { id })).data).toEqual({ vendor: null });
  });
});

test('all 23 categories are listed in order, with their current number of approved vendors', async () => {
  const counts = async () => {
    const { data } = await client().gql<{
      vendorCategories: { key: string; title: string; count: number }[];
    }>('{ vendorCategories { key title count } }');
    return data.vendorCategories;
  };
  const before = await counts();
  expect(before.map(({ key, title }) => [key, title])).toEqual(
    VENDOR_CATEGORIES.map((key) => [key, vendorCategoryTitle(key)]),
  );
  await makeVendor({ category: 'Dhol' });
  await makeVendor({ category: 'Dhol', status: 'pending' });
  const dhols = async () => (await counts()).find(({ key }) => key === 'Dhol')?.count;
  const were = before.find(({ key }) => key === 'Dhol')?.count ?? 0;
  // The cached counts are invalidated once the database's notification arrives.
  const until = Date.now() + 5000;
  while ((await dhols()) === were && Date.now() < until);
  expect(await dhols()).toBe(were + 1);
});

test('a list of one category reads an index of its own', async () => {
  await app().sql(
    `INSERT INTO account (id, email, role, password_hash)
     SELECT gen_random_uuid(), 'many' || i || '@many.example', 'vendor', '!' FROM generate_series(1, 3000) i`,
  );
  await app().sql(
    `INSERT INTO listing (id, kind, name, owner_name, email, phone, city, status, category)
     SELECT id, 'vendor', 'Many', 'Many', email, '', 'Manypur', 'approved',
            CASE WHEN row_number() OVER () % 20 = 0 THEN 'Bartender' ELSE 'Caterer' END
     FROM account WHERE email LIKE '%@many.example'`,
  );
  await app().sql('ANALYZE listing');
  const plan = await app().sql<{ 'QUERY PLAN': string }>(
    `EXPLAIN SELECT id FROM listing WHERE kind = 'vendor' AND status = 'approved' AND category = 'Bartender'
     ORDER BY rank DESC, COALESCE(rating_average, 0) DESC, id DESC LIMIT 9`,
  );
  const text = plan.map((line) => line['QUERY PLAN']).join('\n');
  expect(text).toContain('listing_by_category');
  expect(text).not.toContain('Sort');
});
