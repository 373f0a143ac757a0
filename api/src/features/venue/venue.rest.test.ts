import { describe, expect, test } from '@jest/globals';
import { uniqueEmail } from '../account/account.factory.js';
import { makeAdmin } from '../admin/admin.factory.js';
import { createTestKey } from '../api-key/api-key.factory.js';
import { makeUser } from '../user/user.factory.js';
import { makeVenue } from './venue.factory.js';
import { useApp } from '../../../test/app.js';
import { client, loggedIn, withKey } from '../../../test/client.js';
import { makeReview } from '../../../test/permissions/scene.js';
import { FORMS, send, statementsOf, type Envelope } from '../../../test/rest.js';

useApp();

type One = Envelope<{ venue: Record<string, unknown> }>;
type Many = Envelope<{ businessName: string; isVerified?: string }[]>;

const names = (body: Envelope<{ businessName: string }[]>) =>
  body.data.map(({ businessName }) => businessName);

describe('reading', () => {
  test('all: the filter bar’s labels, both prefixes, any case, trailing slash, and the documented fields', async () => {
    const venue = await makeVenue({ city: 'Restpur', max_guests: 120, venue_types: ['BANQUET_HALLS'] });
    await makeVenue({ city: 'Restpur', name: 'Other', max_guests: 900 });
    const query =
      '?city=Restpur&guests=100-250&price=1,000 - 1,500,> 3,000&venueType=Banquet Halls&rating=&search=null';
    for (const path of ['/api/v1/venue/all', '/api/api/v1/venue/all', '/API/v1/Venue/ALL/']) {
      const response = await client().fetch(path + query);
      const body = (await response.json()) as Envelope<object[]>;
      expect(body).toMatchObject({ statusCode: 200, success: true });
      expect(body.data).toEqual([
        expect.objectContaining({
          _id: venue.id,
          businessName: venue.name,
          isVerified: 'Approved',
          images: [],
        }),
      ]);
      expect(body.data[0]).not.toHaveProperty('phone');
      expect(response.headers.get('x-total-count')).toBe('1');
    }
  });

  test.each([
    ['guests', '100-250', '<100'],
    ['guestCapacity', '100-250', '<100'],
    ['price', '1,000 - 1,500', '> 3,000'],
    ['pricePerPlate', '1,000 - 1,500', '> 3,000'],
    ['foodPackage', '1,000 - 1,500', '> 3,000'],
    ['foodPackages', '1,000 - 1,500', '> 3,000'],
    ['venueType', 'Banquet Halls', '3 Star Hotels'],
    ['venueTypes', 'Banquet Halls', '3 Star Hotels'],
    ['rating', 'Rated 4+', 'Rated <4'],
    ['ratings', 'Rated 4+', 'Rated <4'],
  ])('all: filters by %s, under either name of the group', async (name, hit, miss) => {
    const city = `Group${name}`;
    const { id } = await makeVenue({ city, max_guests: 120, venue_types: ['BANQUET_HALLS'] });
    await makeReview({ listingId: id });
    const all = async (value: string) =>
      (await client().rest<Many>('GET', `/venue/all?${String(new URLSearchParams({ city, [name]: value }))}`))
        .body.data.length;
    expect([await all(hit), await all(miss), await all(`${miss},${hit}`), await all('nonsense')]).toEqual([
      ...[1, 0, 1, 0],
    ]);
  });

  test('all: both names of a group are combined', async () => {
    await makeVenue({ city: 'Onepur', venue_types: ['BANQUET_HALLS'] });
    const query = 'city=Onepur&venueType=3%20Star%20Hotels&venueTypes=Banquet%20Halls';
    expect((await client().rest<Many>('GET', `/venue/all?${query}`)).body.data).toHaveLength(1);
  });

  test('all: visitors get approved ones, admins all', async () => {
    for (const status of ['approved', 'pending', 'rejected'])
      await makeVenue({ city: 'Statpur', name: status, status });
    const visitor = await client().rest<Envelope<{ businessName: string }[]>>(
      'GET',
      '/venue/all?city=Statpur',
    );
    expect(names(visitor.body)).toEqual(['approved']);
    const admin = await loggedIn((await makeAdmin()).id);
    const all = await admin.rest<Envelope<{ businessName: string; isVerified?: string }[]>>(
      'GET',
      '/venue/all?city=Statpur',
    );
    expect(names(all.body).sort()).toEqual(['approved', 'pending', 'rejected']);
    expect(all.body.data.find(({ businessName }) => businessName === 'pending')).not.toHaveProperty(
      'isVerified',
    );
  });

  test('lists and single venues have the same fields, for every role', async () => {
    const venue = await makeVenue({
      ...{
        city: 'Tellpur',
        rank: 6,
        address: '4, Lake Road',
        guest_capacity: 'Upto 500',
        summary: 'By the lake',
      },
      ...{
        food_packages: 'Veg ₹ 1,200',
        features: 'A terrace',
        how_to_reach: 'By boat',
        policies: 'No drones',
      },
      ...{ venue_types: ['BANQUET_HALLS'], facilities: ['AMPLE_PARKING'] },
    });
    const people = [client(), await loggedIn((await makeUser()).id), await loggedIn((await makeAdmin()).id)];
    for (const person of people) {
      const own = await person.rest<One>('GET', `/venue/${venue.id}`);
      for (const list of ['/venue/all', '/venue/ranked/venues']) {
        const { body } = await person.rest<Many>('GET', `${list}?city=Tellpur`);
        expect(body.data).toEqual([own.body.data.venue]);
      }
    }
  });

  test('all: limit and page with Link headers; invalid values are a 400', async () => {
    for (let i = 0; i < 5; i++) await makeVenue({ city: 'Linkpur', name: `v${i}` });
    const second = await client().rest<Envelope<object[]>>('GET', '/venue/all?city=Linkpur&limit=2&page=2');
    expect(second.body.data).toHaveLength(2);
    expect(second.headers.get('x-total-count')).toBe('5');
    expect(second.headers.get('link')).toContain('page=3>; rel="next"');
    for (const bad of ['limit=0', 'limit=501', 'limit=x', 'page=-1']) {
      const { status, body } = await client().rest<Envelope<null>>('GET', `/venue/all?${bad}`);
      expect([status, body.success]).toEqual([400, false]);
    }
  });

  test('one: contact details require a login; 404 for a missing venue', async () => {
    const venue = await makeVenue();
    const anonymous = await client().rest<Envelope<{ venue: object }>>('GET', `/venue/${venue.id}`);
    expect(anonymous.body.data.venue).not.toHaveProperty('phone');
    const owner = await loggedIn(venue.id);
    const own = await owner.rest<Envelope<{ venue: object }>>('GET', `/venue/${venue.id}`);
    expect(own.body.data.venue).toMatchObject({ phone: venue.phone, email: venue.email });
    expect((await client().rest('GET', '/venue/00000000-0000-7000-8000-000000000000')).status).toBe(404);
    expect((await client().rest('GET', '/venue/nonsense')).status).toBe(400);
  });

  test('one’s own by its owner’s ID, and the owner’s name for the owner and admins', async () => {
    const venue = await makeVenue({ status: 'pending' });
    const path = `/venue/owner/${venue.id}`;
    expect((await client().rest('GET', path)).status).toBe(404);
    for (const who of [venue.id, (await makeAdmin()).id]) {
      const { body } = await (await loggedIn(who)).rest<One>('GET', path);
      expect(body.data.venue).toMatchObject({ _id: venue.id, yourName: venue.owner_name });
      expect(body.data.venue).not.toHaveProperty('isVerified');
    }
    const other = await loggedIn((await makeUser()).id);
    const shown = await other.rest<One>('GET', `/venue/${(await makeVenue()).id}`);
    expect(shown.body.data.venue).not.toHaveProperty('yourName');
  });

  test('ranked: only those with a rank, highest first, with pages and totals', async () => {
    for (const [name, rank] of Object.entries({ three: 3, none: 0, nine: 9, one: 1, zero: 0 }))
      await makeVenue({ city: 'Rankpur', name, rank });
    await makeVenue({ city: 'Rankpur', name: 'hidden', rank: 10, status: 'pending' });
    const first = await client().rest<Many>('GET', '/venue/ranked/venues?city=rankpur&limit=2');
    expect(names(first.body)).toEqual(['nine', 'three']);
    expect(first.headers.get('x-total-count')).toBe('3');
    const second = await client().rest<Many>('GET', '/venue/ranked/venues?city=rankpur&limit=2&page=2');
    expect(names(second.body)).toEqual(['one']);
    const admin = await loggedIn((await makeAdmin()).id);
    const all = await admin.rest<Many>('GET', '/venue/ranked/venues?city=rankpur');
    expect(names(all.body)).toEqual(['hidden', 'nine', 'three', 'one']);
  });

  test.each(['all', 'ranked/venues'])('%s: as many statements for fifty as for one', async (list) => {
    for (let i = 0; i < 50; i++) await makeVenue({ city: `Count${list}`, rank: 2 });
    // Visitors' responses are stored.
    const { secret } = await createTestKey((await makeUser()).id);
    const read = (limit: number) => () =>
      withKey(secret).rest<Many>('GET', `/venue/${list}?city=Count${list}&limit=${limit}`);
    expect((await read(50)()).body.data).toHaveLength(50);
    // Counts the rows, which is then known.
    await read(1)();
    expect(await statementsOf(read(50))).toBe(await statementsOf(read(1)));
  });
});

test('Link contains only pages that exist', async () => {
  for (let i = 0; i < 5; i++) await makeVenue({ city: 'Pagepur' });
  const linksOf = async (page: number) => {
    const { headers } = await client().rest('GET', `/venue/all?city=Pagepur&limit=2&page=${page}`);
    const found = [...(headers.get('link') ?? '').matchAll(/page=(\d+)>; rel="(\w+)"/g)];
    return Object.fromEntries(found.map(([, target, rel]) => [rel, Number(target)]));
  };
  expect(await linksOf(2)).toEqual({ first: 1, prev: 1, next: 3, last: 3 });
  expect(await linksOf(3)).toEqual({ first: 1, prev: 2, last: 3 });
  // Beyond the end, `prev` is the last page.
  expect(await linksOf(100)).toEqual({ first: 1, prev: 3, last: 3 });
});

test.each([
  ['price=foo', 0],
  ['venueType=Resort', 0],
  ['rating=Rated+4+', 0],
  ['guests=many', 0],
  ['guests=many,%3C100', 1],
  ['price=', 1],
  ['rating=All Ratings', 1],
])('a filter with unknown labels only matches nothing: %s', async (query, found) => {
  const city = `Filter${query.replace(/\W/g, '')}`;
  await makeVenue({ city, max_guests: 80 });
  const { headers } = await client().rest('GET', `/venue/all?city=${city}&${query}`);
  expect(headers.get('x-total-count')).toBe(String(found));
});

describe('POST venue/register', () => {
  const signup = () => ({
    businessName: 'Kesar Bagh',
    city: 'uDAIPUR',
    yourName: 'Kumud Ranawat',
    phone: '02940000000',
    email: uniqueEmail('rest-venue'),
    password: 'Kesar#1',
    comments: 'Two lawns.',
  });

  test.each(FORMS)('as %s creates a pending venue, whose owner can log in', async (_, form) => {
    const fields = signup();
    const caller = client();
    const { status, body } = await send<One>(caller, 'POST', '/venue/register', form(fields));
    const _id = expect.any(String);
    expect([status, body]).toEqual([
      200,
      {
        ...{ statusCode: 200, success: true, message: 'Successfully Registered' },
        data: { venue: { _id, businessName: 'Kesar Bagh', city: 'Udaipur' } },
      },
    ]);
    const { email, password } = fields;
    const login = await caller.rest<Envelope<{ loggedInVenue: { _id: string } }>>('POST', '/venue/login', {
      email,
      password,
    });
    const own = `/venue/${login.body.data.loggedInVenue._id}`;
    expect((await caller.rest<One>('GET', own)).body.data.venue).toMatchObject({
      ...{ businessName: 'Kesar Bagh', yourName: 'Kumud Ranawat', phone: '02940000000', city: 'Udaipur' },
    });
    expect((await client().rest('GET', own)).status).toBe(404);
  });

  test('a phone may be a number; missing or taken values are reported', async () => {
    const fields = { ...signup(), phone: 2940000000 };
    expect((await client().rest('POST', '/venue/register', fields)).status).toBe(200);
    expect(await client().rest('POST', '/venue/register', fields)).toMatchObject({
      status: 409,
      body: { success: false, message: 'This email is already registered' },
    });
    const empty = await client().rest<Envelope<null>>('POST', '/venue/register', {});
    expect(empty.status).toBe(400);
    expect(empty.body.errors).toEqual(
      expect.arrayContaining([
        { field: 'businessName', message: 'Business name is required' },
        { field: 'phone', message: 'Contact number is required' },
        { field: 'password', message: 'Password is required' },
      ]),
    );
  });
});
