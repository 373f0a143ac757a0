import { describe, expect, test } from '@jest/globals';
import { uniqueEmail } from '../account/account.factory.js';
import { makeAdmin } from '../admin/admin.factory.js';
import { newId } from '../../core/ids.js';
import { createTestKey } from '../api-key/api-key.factory.js';
import { makeUser } from '../user/user.factory.js';
import { makeVendor } from './vendor.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { useApp } from '../../../test/app.js';
import { client, loggedIn, withKey } from '../../../test/client.js';
import { makeReview } from '../../../test/permissions/scene.js';
import { FORMS, send, statementsOf, type Envelope } from '../../../test/rest.js';

useApp();

interface Vendor extends Record<string, unknown> {
  _id: string;
  businessName: string;
}
type One = Envelope<{ vendor: Vendor }>;
type Many = Envelope<{ vendors: Vendor[] }>;

const names = ({ data }: Many) => data.vendors.map(({ businessName }) => businessName);

describe('reading', () => {
  test('one: the documented fields, contact details for logged-in people only', async () => {
    const vendor = await makeVendor({
      ...{ experience_years: 12, events_completed: 340, willing_to_travel: true, rank: 4 },
      packages: [{ name: 'Hands', price: 9000, minAdvance: 2000 }],
    });
    const author = await makeUser({ fullName: 'Ananya Sharma' });
    await makeReview({ listingId: vendor.id, userId: author.id });
    await makeReview({ listingId: vendor.id, status: 'pending' });
    const path = `/vendor/${vendor.id}`;
    const shown = {
      ...{ _id: vendor.id, businessName: vendor.name, name: vendor.name, type_Of_Business: 'MehendiArtist' },
      ...{ city: 'Udaipur', state: 'Rajasthan', address: '', summary: '', isVerified: 'Approved', rank: 4 },
      ...{ experience: 12, event_completed: 340, willingToTravel: true, price: '', startingPrice: 9000 },
      ...{ portfolio: [], profile: null, rating: 5, reviewCount: 1 },
      packages: { _id: expect.any(String), name: 'Hands', days: 1, price: 9000, minAdvance: 2000 },
      allPackages: [{ _id: expect.any(String), name: 'Hands', days: 1, price: 9000, minAdvance: 2000 }],
      review: [{ name: 'Ananya S.', rating: 5, message: 'Lovely', createdAt: expect.any(String) }],
    };
    const visitor = await client().rest<One>('GET', path);
    expect([visitor.status, visitor.body]).toEqual([
      200,
      { statusCode: 200, success: true, message: 'Success', data: { vendor: shown } },
    ]);
    const contact = { phone: vendor.phone, email: vendor.email };
    const couple = await (await loggedIn(author.id)).rest<One>('GET', path);
    expect(couple.body.data.vendor).toEqual({ ...shown, ...contact });
    const owner = await (await loggedIn(vendor.id)).rest<One>('GET', path);
    expect(owner.body.data.vendor).toEqual({ ...shown, ...contact, name: vendor.owner_name });
    expect(JSON.stringify(owner.body)).not.toMatch(/password/i);
  });

  test('lists and single vendors have the same fields, for every role', async () => {
    const vendor = await makeVendor({
      ...{ city: 'Tellpur', rank: 6, address: '4, Lake Road', summary: 'By hand', price_note: 'From 9,000' },
      ...{ experience_years: 12, events_completed: 340, willing_to_travel: true },
      packages: [{ name: 'Hands', price: 9000, minAdvance: 2000 }],
    });
    const people = [client(), await loggedIn((await makeUser()).id), await loggedIn((await makeAdmin()).id)];
    for (const person of people) {
      const own = await person.rest<One>('GET', `/vendor/${vendor.id}`);
      for (const list of ['/vendor/all', '/vendor/category/MehendiArtist']) {
        const { body } = await person.rest<Many>('GET', `${list}?city=Tellpur`);
        expect(body.data.vendors).toEqual([own.body.data.vendor]);
      }
    }
  });

  test('a pending one is visible to its owner and admins, without isVerified', async () => {
    const { id } = await makeVendor({ status: 'pending' });
    const path = `/vendor/${id}`;
    for (const caller of [
      client(),
      await loggedIn((await makeUser()).id),
      await loggedIn((await makeVendor()).id),
    ])
      expect((await caller.rest('GET', path)).status).toBe(404);
    for (const who of [id, (await makeAdmin()).id]) {
      const { body } = await (await loggedIn(who)).rest<One>('GET', path);
      expect(body.data.vendor).not.toHaveProperty('isVerified');
    }
    expect((await client().rest('GET', `/vendor/${(await makeVenue()).id}`)).status).toBe(404);
    expect((await client().rest('GET', '/vendor/nonsense')).status).toBe(400);
  });

  test('all: visitors get approved ones, admins all; pages and totals', async () => {
    for (const status of ['approved', 'pending', 'rejected'])
      await makeVendor({ city: 'Vendpur', name: status, status });
    await makeVendor({ city: 'Vendpur', name: 'second', rank: 1 });
    const path = '/vendor/all?city=vendpur&search=';
    const visitor = await client().rest<Many>('GET', `${path}&limit=1&page=2`);
    expect(names(visitor.body)).toEqual(['approved']);
    expect(visitor.headers.get('x-total-count')).toBe('2');
    expect(visitor.headers.get('link')).toContain('page=1>; rel="prev"');
    const admin = await loggedIn((await makeAdmin()).id);
    expect(names((await admin.rest<Many>('GET', path)).body).sort()).toEqual([
      ...['approved', 'pending', 'rejected', 'second'],
    ]);
    expect((await client().rest('GET', `${path}&limit=501`)).status).toBe(400);
  });

  test.each([
    ['MakeupArtist', ['MakeupArtist']],
    ['makeupartist/', ['MakeupArtist']],
    ['Makeup%20Artist', ['MakeupArtist']],
    ['makeup%20artists', ['MakeupArtist']],
    ['Anchor%2FMC', ['Anchor']],
    ['anchor/mc', ['Anchor']],
    ['Band/Baaja/Ghodiwala', ['BandBaja']],
    ['DJs', []],
    ['Invitation%20Cards', []],
    ['AllVendors', ['Anchor', 'BandBaja', 'MakeupArtist']],
  ])('category/%s', async (type, found) => {
    const city = `Cat${newId()}`;
    for (const category of ['Anchor', 'BandBaja', 'MakeupArtist'])
      await makeVendor({ city, name: category, category });
    for (const prefix of ['/api/v1', '/api/api/v1']) {
      const answer = await client().fetch(`${prefix}/vendor/category/${type}?city=${city}`);
      const body = (await answer.json()) as Many;
      expect([answer.status, names(body).sort()]).toEqual([200, found]);
      expect(answer.headers.get('x-total-count')).toBe(String(found.length));
    }
  });

  test('an unknown category is empty', async () => {
    const answer = await client().rest<Many>('GET', '/vendor/category/astronauts');
    expect([answer.status, names(answer.body)]).toEqual([200, []]);
    expect(answer.headers.get('x-total-count')).toBe('0');
  });

  test.each(['all', 'category/Dhol'])('%s: as many statements for fifty as for one', async (list) => {
    for (let i = 0; i < 50; i++) {
      const { id } = await makeVendor({ city: `Count${list}`, category: 'Dhol' });
      await makeReview({ listingId: id });
    }
    // Visitors' responses are stored.
    const { secret } = await createTestKey((await makeUser()).id);
    const read = (limit: number) => () =>
      withKey(secret).rest<Many>('GET', `/vendor/${list}?city=Count${list}&limit=${limit}`);
    const { vendors } = (await read(50)()).body.data;
    expect(vendors.map(({ review }) => (review as object[]).length)).toEqual(Array(50).fill(1));
    // Counts the rows, which is then known.
    await read(1)();
    expect(await statementsOf(read(50))).toBe(await statementsOf(read(1)));
  });
});

describe('POST vendor/register', () => {
  const signup = (type_Of_Business = 'Makeup Artist') => ({
    name: 'Farida Chhipa',
    email: uniqueEmail('rest-vendor'),
    password: 'Rang#12',
    phone: '9000000002',
    city: 'jAIPUR',
    type_Of_Business,
    businessName: 'Rang Studio',
  });

  test.each(FORMS)('as %s creates a pending vendor, who can log in', async (_, form) => {
    const fields = signup();
    const caller = client();
    const { status, body } = await send<One>(caller, 'POST', '/vendor/register', form(fields));
    expect([status, body]).toEqual([
      200,
      {
        ...{ statusCode: 200, success: true, message: 'Registration successful' },
        data: { vendor: { _id: expect.any(String), businessName: 'Rang Studio', city: 'Jaipur' } },
      },
    ]);
    await caller.rest('POST', '/vendor/login', fields);
    const own = await caller.rest<One>('GET', `/vendor/${body.data.vendor._id}`);
    expect(own.body.data.vendor).toMatchObject({
      ...{ name: 'Farida Chhipa', type_Of_Business: 'MakeupArtist', phone: '9000000002' },
    });
  });

  test('accepts a number as phone and any spelling of the category; missing or taken values are reported', async () => {
    const fields = { ...signup('makeupartist'), phone: 9000000002 };
    expect((await client().rest('POST', '/vendor/register', fields)).status).toBe(200);
    expect((await client().rest('POST', '/vendor/register', fields)).status).toBe(409);
    expect(await client().rest('POST', '/vendor/register', signup('Astronaut'))).toMatchObject({
      status: 400,
      body: { success: false, message: 'Please enter your business type!' },
    });
    const empty = await client().rest<Envelope<null>>('POST', '/vendor/register', {});
    expect(empty.body.errors).toContainEqual({ field: 'name', message: 'Please enter your name!' });
  });
});
