import { describe, expect, test } from '@jest/globals';
import { uniqueEmail } from '../account/account.factory.js';
import { makeAdmin } from '../admin/admin.factory.js';
import { newId } from '../../core/ids.js';
import { createTestKey } from '../api-key/api-key.factory.js';
import { makeUser } from '../user/user.factory.js';
import { makeVendor } from './vendor.factory.js';
import { makeVenue } from '../venue/venue.factory.js';
import { app, useApp } from '../../../test/app.js';
import { client, loggedIn, withKey } from '../../../test/client.js';
import { makeReview } from '../../../test/permissions/scene.js';
import { FORMS, formOf, send, statementsOf, type Envelope, type Fields } from '../../../test/rest.js';
import { makePicture } from '../../../test/security/pictures.js';

useApp();

interface Vendor extends Record<string, unknown> {
  _id: string;
  businessName: string;
  portfolio: string[];
  packages: Partial<Package>;
  allPackages: Package[];
}
interface Package {
  _id: string;
  name: string;
  price: number;
}
type One = Envelope<{ vendor: Vendor }>;
type Many = Envelope<{ vendors: Vendor[] }>;

const names = ({ data }: Many) => data.vendors.map(({ businessName }) => businessName);

const stored = async (id: string) =>
  (await app().sql<Record<string, unknown>>(`SELECT * FROM listing WHERE id = $1`, [id]))[0];

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

describe('a vendor’s PUT', () => {
  const EDIT = {
    ...{ businessName: 'Rang & Sons', name: 'Farida', email: 'rang@test.example', phone: '9000000003' },
    ...{ city: 'jaipur', address: '1 Johari Bazaar', price: 'From ₹9,000', summary: 'To the elbow.' },
    ...{ experience: '14', event_completed: '400', type_Of_Business: 'mehendi artist' },
  };

  test.each(FORMS)('accepts all fields as text, as %s', async (_, form) => {
    const { id } = await makeVendor();
    const owner = await loggedIn(id);
    for (const [sent, expected] of Object.entries({ true: true, false: false, Yes: true, No: false })) {
      const fields = { ...EDIT, willingToTravel: sent };
      const { status, body } = await send<One>(owner, 'PUT', `/vendor/${id}`, form(fields));
      expect([status, body.data.vendor]).toMatchObject([
        200,
        {
          ...{ ...EDIT, city: 'Jaipur', experience: 14, event_completed: 400 },
          ...{ type_Of_Business: 'MehendiArtist', willingToTravel: expected },
        },
      ]);
    }
  });

  test.each<[unknown, number | null]>([
    ['5 years', 5],
    ['12+ yrs', 12],
    ['About 7 to 8 years', 7],
    ['0 years', 0],
    [14, 14],
    ['', null],
  ])('stores the experience %j as %j', async (experience, years) => {
    const { id } = await makeVendor({ experience_years: 3 });
    const { status, body } = await (await loggedIn(id)).rest<One>('PUT', `/vendor/${id}`, { experience });
    expect([status, body.data.vendor.experience]).toEqual([200, years]);
  });

  test.each(['many years', 'years', 'since 2015', '2.5 years', '-5 years', true, { years: 5 }])(
    'rejects the experience %j',
    async (experience) => {
      const { id } = await makeVendor({ experience_years: 3 });
      const answer = await (await loggedIn(id)).rest('PUT', `/vendor/${id}`, { experience });
      expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'experience' }] } });
      expect(await stored(id)).toMatchObject({ experience_years: 3 });
    },
  );

  test('appends files of `portfolio`', async () => {
    const { id } = await makeVendor();
    const owner = await loggedIn(id);
    const put = async (...portfolio: Buffer[]) =>
      (await send<One>(owner, 'PUT', `/vendor/${id}`, formOf({}, { portfolio }))).body.data.vendor;
    const [first] = (await put(await makePicture.jpeg())).portfolio;
    const { portfolio, profile } = await put(await makePicture.jpeg(), await makePicture.png());
    expect([portfolio.length, portfolio[0], profile]).toEqual([3, first, first]);
    expect((await client().fetch(first ?? '')).status).toBe(200);
  });

  test.each<[string, (packages: object[]) => RequestInit | FormData]>([
    [
      'an array',
      (packages) => ({ body: JSON.stringify({ packages }), headers: { 'content-type': 'application/json' } }),
    ],
    ['JSON text', (packages) => formOf({ packages: JSON.stringify(packages) })],
  ])('replaces all packages as %s: new, changed and missing ones', async (_, form) => {
    const { id } = await makeVendor({
      packages: [
        { name: 'Hands', price: 9000 },
        { name: 'Feet', price: 7000 },
      ],
    });
    const owner = await loggedIn(id);
    const put = (packages: object[]) => send<One>(owner, 'PUT', `/vendor/${id}`, form(packages));
    const before = (await owner.rest<One>('GET', `/vendor/${id}`)).body.data.vendor;
    expect(before.packages).toMatchObject({ name: 'Feet', price: 7000 });
    const feet = { _id: before.packages._id, name: 'Both feet', days: 1, price: 8000, minAdvance: 500 };
    const guests = { name: 'Guests', days: '2.5', price: '21000', minAdvance: '0' };
    const { body } = await put([guests, feet]);
    expect(body.data.vendor).toMatchObject({
      allPackages: [{ ...guests, days: 2.5, price: 21000, minAdvance: 0 }, feet],
      packages: feet,
      startingPrice: 8000,
    });
    const wrong = await put([{ ...guests, minAdvance: 30000 }]);
    expect(wrong).toMatchObject({
      status: 400,
      body: {
        message: 'Minimum advance can’t be more than the price',
        errors: [{ field: 'packages[0].minAdvance' }],
      },
    });
    const other = await makeVendor({ packages: [{ name: 'Theirs', price: 1 }] });
    const theirs = (await client().rest<One>('GET', `/vendor/${other.id}`)).body.data.vendor.allPackages;
    expect((await put([...theirs, feet])).status).toBe(409);
    expect((await put([feet, feet])).status).toBe(409);
    expect((await put(Array.from({ length: 31 }, () => guests))).status).toBe(400);
    expect((await owner.rest<One>('GET', `/vendor/${id}`)).body.data.vendor).toEqual(body.data.vendor);
    expect((await client().rest<One>('GET', `/vendor/${other.id}`)).body.data.vendor.allPackages).toEqual(
      theirs,
    );
    const empty = (await put([])).body.data.vendor;
    expect(empty).toMatchObject({ allPackages: [], startingPrice: null });
    expect(empty.packages).toEqual({});
  });

  describe('with one package as an object', () => {
    const json = (body: object): RequestInit => ({
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    const ONE_PACKAGE: [string, (one: Fields) => RequestInit | FormData][] = [
      ['an object', (packages) => json({ packages })],
      ['an object in the vendor’s', (packages) => json({ vendor: { packages } })],
      ['JSON text', (packages) => formOf({ packages: JSON.stringify(packages) })],
      [
        'fields of a form',
        (one) =>
          formOf(Object.fromEntries(Object.entries(one).map(([key, value]) => [`packages[${key}]`, value]))),
      ],
    ];
    const MEHENDI_PACKAGE = { name: 'Hands', days: '1', price: '9000', minAdvance: '2000' };
    const vendorOf = async (packages: { name: string; price: number; minAdvance?: number }[]) => {
      const { id } = await makeVendor({ packages });
      const owner = await loggedIn(id);
      const put = (init: RequestInit | FormData) => send<One>(owner, 'PUT', `/vendor/${id}`, init);
      return { id, put };
    };

    test.each(ONE_PACKAGE)('%s creates the first, then updates it', async (_, form) => {
      const { put } = await vendorOf([]);
      const first = (await put(form(MEHENDI_PACKAGE))).body.data.vendor.packages;
      expect(first).toEqual({
        _id: expect.any(String),
        name: 'Hands',
        days: 1,
        price: 9000,
        minAdvance: 2000,
      });
      const second = (await put(form({ ...MEHENDI_PACKAGE, price: '9500' }))).body.data.vendor;
      expect([second.packages, second.allPackages]).toEqual([
        { ...first, price: 9500 },
        [{ ...first, price: 9500 }],
      ]);
    });

    test.each(ONE_PACKAGE)('%s updates the cheapest of several, or the one with its ID', async (_, form) => {
      const { put } = await vendorOf([
        { name: 'Hands', price: 9000, minAdvance: 2000 },
        { name: 'Feet', price: 7000 },
      ]);
      const { vendor } = (await put(form({ name: 'Both feet' }))).body.data;
      expect(vendor.packages).toMatchObject({ name: 'Both feet', price: 7000, days: 1 });
      const [hands, feet] = vendor.allPackages;
      expect([hands?.name, feet]).toEqual(['Hands', vendor.packages]);
      const named = (await put(form({ _id: String(hands?._id).toUpperCase(), price: '6000' }))).body.data
        .vendor;
      expect([named.packages, named.startingPrice]).toEqual([{ ...hands, price: 6000 }, 6000]);
      expect(named.allPackages).toEqual([{ ...hands, price: 6000 }, feet]);
    });

    test.each(ONE_PACKAGE)('%s is validated as a whole', async (_, form) => {
      const { id, put } = await vendorOf([]);
      expect(await put(form({ ...MEHENDI_PACKAGE, minAdvance: '9001' }))).toMatchObject({
        status: 400,
        body: {
          errors: [{ field: 'packages.minAdvance', message: 'Minimum advance can’t be more than the price' }],
        },
      });
      expect(await put(form({ name: 'Hands' }))).toMatchObject({
        status: 400,
        body: {
          errors: [{ field: 'packages.days' }, { field: 'packages.price' }, { field: 'packages.minAdvance' }],
        },
      });
      const other = await makeVendor({ packages: [{ name: 'Theirs', price: 1 }] });
      const theirs = (await client().rest<One>('GET', `/vendor/${other.id}`)).body.data.vendor.packages;
      for (const _id of [theirs._id ?? '', newId(), 'nonsense'])
        expect((await put(form({ ...MEHENDI_PACKAGE, _id }))).status).toBe(409);
      expect((await put(json({ packages: { ...MEHENDI_PACKAGE, _id: { toString: 1 } } }))).status).toBe(409);
      expect((await put(json({ packages: { ...MEHENDI_PACKAGE, name: { toString: 1 } } }))).status).toBe(400);
      for (const vendor of [id, other.id])
        expect((await client().rest<One>('GET', `/vendor/${vendor}`)).body.data.vendor.packages).toEqual(
          vendor === id ? {} : theirs,
        );
    });

    test('an empty one, or a form’s “[object Object]”, is ignored', async () => {
      const { id, put } = await vendorOf([{ name: 'Hands', price: 9000 }]);
      const { vendor } = (await client().rest<One>('GET', `/vendor/${id}`)).body.data;
      for (const init of [
        json({ packages: {} }),
        json({ packages: { name: '', days: '', price: '', minAdvance: null } }),
        formOf({ packages: '' }),
        formOf({ packages: '[object Object]' }),
        formOf({ packages: '[object Object],[object Object]', allPackages: '[object Object]' }),
        json({ allPackages: [] }),
      ])
        expect((await put(init)).body.data.vendor).toMatchObject({
          packages: vendor.packages,
          allPackages: vendor.allPackages,
        });
    });

    test('two concurrent edits are both stored, and create one package', async () => {
      const { put } = await vendorOf([]);
      await Promise.all(
        [1, 2].map((n) => put(json({ packages: { ...MEHENDI_PACKAGE, name: `Hands ${n}` } }))),
      );
      await Promise.all([
        put(json({ packages: { price: 9100 } })),
        put(json({ packages: { minAdvance: 100 } })),
      ]);
      const { vendor } = (await put({})).body.data;
      expect(vendor.allPackages).toEqual([
        { _id: expect.any(String), name: expect.any(String), days: 1, price: 9100, minAdvance: 100 },
      ]);
    });
  });

  test('packages that are neither a list nor an object are a 400', async () => {
    const { id } = await makeVendor();
    const owner = await loggedIn(id);
    for (const packages of ['nonsense', '{"name":"x"}', 7, [7], [null], { name: ['x'] }])
      expect((await owner.rest('PUT', `/vendor/${id}`, { packages })).status).toBe(400);
  });

  test.each(['approved', 'pending'])('accepts the whole object of one that is %s', async (status) => {
    const { id } = await makeVendor({ status, packages: [{ name: 'Hands', price: 9000 }] });
    await makeReview({ listingId: id });
    const owner = await loggedIn(id);
    const whole = (await owner.rest<One>('GET', `/vendor/${id}`)).body.data.vendor;
    const answer = await owner.rest<One>('PUT', `/vendor/${id}`, { ...whole, summary: 'Changed' });
    expect([answer.status, answer.body.data.vendor]).toEqual([200, { ...whole, summary: 'Changed' }]);
  });

  test.each<[string, Record<string, unknown>]>([
    ['a decision', { isVerified: 'Approved' }],
    ['a rank', { rank: 9 }],
    ['another category', { type_Of_Business: 'DJ' }],
    ['another id', { _id: newId() }],
    ['another role', { role: 'admin' }],
  ])('with %s is a 403, without effect', async (_, claim) => {
    const { id } = await makeVendor({ status: 'pending', packages: [{ name: 'Hands', price: 9000 }] });
    const before = await stored(id);
    const edit = { summary: 'Ours now', packages: [], ...claim };
    expect((await (await loggedIn(id)).rest('PUT', `/vendor/${id}`, edit)).status).toBe(403);
    expect(await stored(id)).toEqual(before);
  });

  test('visitors, others and other vendors are rejected, wrong values are reported', async () => {
    const [vendor, other] = [await makeVendor(), await makeVendor()];
    const put = async (who: string | undefined, id: string, body: object) =>
      (who ? await loggedIn(who) : client()).rest<Envelope<null>>('PUT', `/vendor/${id}`, body);
    expect((await put(undefined, vendor.id, { summary: 'x' })).status).toBe(401);
    for (const who of [other.id, (await makeUser()).id, (await makeVenue()).id])
      for (const id of [vendor.id, newId()]) expect((await put(who, id, { summary: 'x' })).status).toBe(403);
    const wrong = await put(vendor.id, vendor.id, { event_completed: 'many', willingToTravel: 'perhaps' });
    expect(wrong.status).toBe(400);
    expect(wrong.body.errors).toContainEqual({
      field: 'event_completed',
      message: 'Please enter a whole number',
    });
  });
});

describe('an admin’s PUT', () => {
  const put = async (id: string, body: object) =>
    (await loggedIn((await makeAdmin()).id)).rest<One>('PUT', `/vendor/${id}`, body);

  test.each(FORMS)('decides by isVerified, as %s', async (_, form) => {
    const { id } = await makeVendor({ status: 'pending' });
    const admin = await loggedIn((await makeAdmin()).id);
    const decide = (isVerified: string) => send<One>(admin, 'PUT', `/vendor/${id}`, form({ isVerified }));
    expect((await decide('Rejected')).body.data.vendor).toMatchObject({ _id: id, isVerified: 'Rejected' });
    expect((await decide('Rejected')).status).toBe(200);
    expect((await decide('Approved')).status).toBe(409);
    expect(await app().sql(`SELECT action FROM audit WHERE target_id = $1`, [id])).toEqual([
      { action: 'listing.decide' },
    ]);
  });

  test('ranks with the whole object, edits nothing, and finds vendors only', async () => {
    const { id } = await makeVendor({
      packages: [{ name: 'Hands', price: 9000, days: 0.5, unit: 'DAY', inclusions: ['Cones'] }],
    });
    const whole = (await put(id, {})).body.data.vendor;
    expect((await put(id, { ...whole, rank: 6 })).body.data.vendor).toEqual({ ...whole, rank: 6 });
    expect((await put(id, { packages: { ...whole.packages, days: '0.5' } })).status).toBe(200);
    expect((await put(id, { packages: whole.allPackages })).status).toBe(200);
    for (const edit of [
      { summary: 'Better' },
      { packages: [] },
      { packages: [{ ...whole.packages, price: 1 }] },
      { packages: [...whole.allPackages, ...whole.allPackages] },
      { packages: { price: 1 } },
      { packages: { ...whole.packages, _id: newId() } },
      { type_Of_Business: 'DJ' },
    ])
      expect((await put(id, { ...edit, rank: 7 })).status).toBe(403);
    expect(await stored(id)).toMatchObject({ rank: 6, summary: '' });
    for (const wrong of [newId(), (await makeVenue()).id])
      expect((await put(wrong, { rank: 3 })).status).toBe(404);
  });
});
