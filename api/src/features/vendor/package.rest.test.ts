import { describe, expect, test } from '@jest/globals';
import { newId } from '../../core/ids.js';
import { makeVendor } from './vendor.factory.js';
import { useApp } from '../../../test/app.js';
import { client, loggedIn } from '../../../test/client.js';
import { formOf, send, type Envelope, type Fields } from '../../../test/rest.js';

useApp();

interface Vendor extends Record<string, unknown> {
  packages: Partial<Package>;
  allPackages: Package[];
}
interface Package {
  _id: string;
  name: string;
  price: number;
}
type One = Envelope<{ vendor: Vendor }>;

describe('a vendor’s PUT', () => {
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
});
