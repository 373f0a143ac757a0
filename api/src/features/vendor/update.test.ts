import { describe, expect, test } from '@jest/globals';
import { app, useApp } from '../../../test/app.js';
import { client, loggedIn, type Client } from '../../../test/client.js';
import { newId } from '../../core/ids.js';
import { makeVendor } from './vendor.factory.js';

useApp();

const VENDOR = `name ownerName contact { phone email } city state address priceNote summary experienceYears eventsCompleted
  willingToTravel cancellation dailyCapacity category`;

interface Answer<Vendor> {
  vendor: Vendor | null;
  userErrors: { code: string; field: string | null; message: string }[];
}

async function update(who: Client, input: object) {
  const { data, errors } = await who.gql<{ updateVendor: Answer<Record<string, unknown>> }>(
    `mutation M($input: UpdateVendorInput!) {
       updateVendor(input: $input) { vendor { ${VENDOR} } userErrors { code field message } } }`,
    { input },
  );
  expect(errors).toBeUndefined();
  return data.updateVendor;
}

describe('a vendor’s edit', () => {
  test('changes the given fields, resolves the city’s state, and keeps the rest', async () => {
    const vendor = await makeVendor({ experience_years: 3 });
    const changed = {
      name: 'Henna by Farida',
      ownerName: 'Farida C.',
      email: 'farida@henna.example',
      phone: '0294 000 0001',
      address: '3 Bada Bazaar',
      priceNote: 'Travel outside the city costs extra.',
      summary: 'Both hands.',
      eventsCompleted: 120,
      willingToTravel: true,
      cancellation: 'REFUND_24H',
      dailyCapacity: 3,
    };
    const { phone, email, ...rest } = changed;
    expect(await update(await loggedIn(vendor.id), { ...changed, city: 'dELHI' })).toEqual({
      vendor: {
        ...rest,
        contact: { phone, email },
        city: 'Delhi',
        state: 'Delhi',
        experienceYears: 3,
        category: 'MEHENDI_ARTIST',
      },
      userErrors: [],
    });
  });

  test.each([
    ['', 'Please enter your email!'],
    ['farida@', 'Invalid email!'],
  ])('accepts a contact email address, and not %j', async (email, message) => {
    const vendor = await makeVendor();
    expect(await update(await loggedIn(vendor.id), { email })).toEqual({
      vendor: null,
      userErrors: [{ code: 'INVALID', field: 'email', message }],
    });
  });

  test('removes values', async () => {
    const vendor = await makeVendor({ experience_years: 3, willing_to_travel: true });
    const { vendor: after } = await update(await loggedIn(vendor.id), {
      experienceYears: null,
      willingToTravel: null,
    });
    expect(after).toMatchObject({ experienceYears: null, willingToTravel: null, name: vendor.name });
  });

  test('is dated, and changes no other vendor', async () => {
    const [vendor, other] = [await makeVendor(), await makeVendor()];
    await app().sql(`UPDATE listing SET updated_at = '2026-01-01'`);
    await update(await loggedIn(vendor.id), { summary: 'Only mine' });
    const rows = await app().sql<{ id: string; summary: string }>(
      `SELECT id, summary FROM listing WHERE updated_at > '2026-01-02' OR id = $1 ORDER BY summary`,
      [other.id],
    );
    expect(rows).toEqual([
      { id: other.id, summary: '' },
      { id: vendor.id, summary: 'Only mine' },
    ]);
  });

  test.each<[object, string, string]>([
    [{ name: ' ' }, 'name', 'Please enter your business name!'],
    [{ ownerName: '' }, 'ownerName', 'Please enter your name!'],
    [{ phone: '' }, 'phone', 'Please enter your phone number!'],
    [{ city: '' }, 'city', 'Please enter your city!'],
    [{ experienceYears: 101 }, 'experienceYears', 'At most 100 years'],
    [{ eventsCompleted: -1 }, 'eventsCompleted', 'This can’t be less than 0'],
    [{ dailyCapacity: 51 }, 'dailyCapacity', 'At most 50'],
    [{ priceNote: 'x'.repeat(301) }, 'priceNote', 'Please keep this to 300 characters'],
  ])('%j is rejected at its field', async (input, field, message) => {
    const { id } = await makeVendor();
    expect(await update(await loggedIn(id), { summary: 'Half written', ...input })).toEqual({
      vendor: null,
      userErrors: [{ code: 'INVALID', field, message }],
    });
    expect(await app().sql(`SELECT summary FROM listing WHERE id = $1`, [id])).toEqual([{ summary: '' }]);
  });
});

interface Offers {
  packagePrice: number | null;
  packages: { id: string; name: string; days: number; price: number; minAdvance: number }[];
}

const OFFERS =
  'vendor { packagePrice packages { id name days price minAdvance } } userErrors { code field message }';

const offer = (overrides: object = {}) => ({
  name: 'Both hands',
  days: 1,
  price: 9000,
  minAdvance: 2000,
  ...overrides,
});

async function call(who: Client, name: string, variables: Record<string, unknown>): Promise<Answer<Offers>> {
  const types: Record<string, string> = { id: 'ID!', ids: '[ID!]!', input: 'PackageInput!' };
  const names = Object.keys(variables);
  const { data, errors } = await who.gql<{ answer: Answer<Offers> }>(
    `mutation M(${names.map((each) => `$${each}: ${types[each]}`).join(', ')}) {
       answer: ${name}(${names.map((each) => `${each}: $${each}`).join(', ')}) { ${OFFERS} } }`,
    variables,
  );
  if (errors) throw new Error(errors[0]?.extensions.code);
  return data.answer;
}

const add = (who: Client, overrides?: object) => call(who, 'addPackage', { input: offer(overrides) });

describe('packages', () => {
  test('are appended; the price is the cheapest one’s, for visitors too', async () => {
    const { id } = await makeVendor();
    const owner = await loggedIn(id);
    await add(owner);
    const { vendor, userErrors } = await add(owner, {
      name: 'Half a day',
      days: 0.5,
      price: 4000,
      minAdvance: 0,
    });
    expect(userErrors).toEqual([]);
    expect(vendor).toEqual({
      packagePrice: 4000,
      packages: [
        { id: expect.any(String), ...offer() },
        { id: expect.any(String), name: 'Half a day', days: 0.5, price: 4000, minAdvance: 0 },
      ],
    });
    const { data } = await client().gql('query Q($id: ID!) { vendor(id: $id) { packagePrice } }', { id });
    expect(data).toEqual({ vendor: { packagePrice: 4000 } });
  });

  test('have a unit and inclusions, which clients that don’t send them keep, also by REST', async () => {
    const { id } = await makeVendor();
    const owner = await loggedIn(id);
    const FIELDS = '{ vendor { packages { id unit inclusions } } userErrors { field message } }';
    const sendInput = async (mutation: string, variables: object) =>
      (
        await owner.gql<{ answer: { vendor: { packages: { id: string }[] } | null; userErrors: object[] } }>(
          `mutation M(${mutation === 'addPackage' ? '' : '$id: ID!, '}$input: PackageInput!) {
             answer: ${mutation}(${mutation === 'addPackage' ? '' : 'id: $id, '}input: $input) ${FIELDS} }`,
          variables,
        )
      ).data.answer;
    const added = await sendInput('addPackage', {
      input: { ...offer(), unit: 'PERSON', inclusions: [' Both hands ', 'Organic henna'] },
    });
    const [stored] = added.vendor?.packages ?? [];
    const expected = { id: stored?.id, unit: 'PERSON', inclusions: ['Both hands', 'Organic henna'] };
    expect(added.vendor?.packages).toEqual([expected]);
    const changed = await sendInput('updatePackage', { id: stored?.id, input: offer({ price: 9500 }) });
    expect(changed.vendor?.packages).toEqual([expected]);
    const { _id, ...rest } = { _id: stored?.id, ...offer({ price: 9600 }) };
    const put = await owner.rest<{ data: { vendor: { allPackages: object[] } } }>('PUT', `/vendor/${id}`, {
      packages: [{ _id, ...rest }],
    });
    expect(put.body.data.vendor.allPackages).toEqual([{ _id, ...rest }]);
    const { data } = await client().gql(
      'query Q($id: ID!) { vendor(id: $id) { packages { id unit inclusions } } }',
      {
        id,
      },
    );
    expect(data).toEqual({ vendor: { packages: [expected] } });
    const refused = await sendInput('addPackage', {
      input: { ...offer(), inclusions: Array.from({ length: 16 }, () => 'Henna') },
    });
    expect(refused.userErrors).toEqual([{ field: 'inclusions', message: 'List at most 15 inclusions' }]);
  });

  test('are changed, reordered and removed', async () => {
    const { id } = await makeVendor({
      packages: [
        { name: 'A', price: 100 },
        { name: 'B', price: 200 },
        { name: 'C', price: 300 },
      ],
    });
    const owner = await loggedIn(id);
    const { data } = await owner.gql<{ vendor: Offers }>(
      'query Q($id: ID!) { vendor(id: $id) { packages { id name } } }',
      { id },
    );
    const [a = '', b = '', c = ''] = data.vendor.packages.map((one) => one.id);
    const names = ({ vendor }: Answer<Offers>) => vendor?.packages.map(({ name }) => name);
    expect(names(await call(owner, 'reorderPackages', { ids: [c, a, b] }))).toEqual(['C', 'A', 'B']);
    const changed = await call(owner, 'updatePackage', { id: a, input: offer({ name: 'A+', price: 5000 }) });
    expect(names(changed)).toEqual(['C', 'A+', 'B']);
    expect(changed.vendor?.packagePrice).toBe(200);
    expect(names(await call(owner, 'removePackage', { id: b }))).toEqual(['C', 'A+']);
    expect(names(await add(owner, { name: 'D' }))).toEqual(['C', 'A+', 'D']);
    await expect(call(owner, 'removePackage', { id: b })).rejects.toThrow('NOT_FOUND');
  });

  test('can’t be reordered with an incomplete list or a deleted one', async () => {
    const { id } = await makeVendor({
      packages: [
        { name: 'A', price: 100 },
        { name: 'B', price: 200 },
      ],
    });
    const owner = await loggedIn(id);
    const rows = await app().sql<{ id: string }>(
      `SELECT id FROM vendor_package WHERE vendor_id = $1 ORDER BY position`,
      [id],
    );
    const [a = '', b = ''] = rows.map((row) => row.id);
    for (const ids of [[b], [b, a, newId()], [b, b], [b, newId()]])
      expect((await call(owner, 'reorderPackages', { ids })).userErrors).toEqual([
        {
          code: 'CONFLICT',
          field: null,
          message: 'Your packages have changed. Please reload them and order them again.',
        },
      ]);
    expect(
      await app().sql(`SELECT id FROM vendor_package WHERE vendor_id = $1 ORDER BY position`, [id]),
    ).toEqual(rows);
  });

  test('of another vendor are not found, and stay', async () => {
    const { id } = await makeVendor({ packages: [{ name: 'A', price: 100 }] });
    const [{ id: theirs } = { id: '' }] = await app().sql<{ id: string }>(
      `SELECT id FROM vendor_package WHERE vendor_id = $1`,
      [id],
    );
    const other = await loggedIn((await makeVendor()).id);
    await expect(call(other, 'updatePackage', { id: theirs, input: offer() })).rejects.toThrow('NOT_FOUND');
    await expect(call(other, 'removePackage', { id: theirs })).rejects.toThrow('NOT_FOUND');
    expect(await app().sql(`SELECT name FROM vendor_package WHERE id = $1`, [theirs])).toEqual([
      { name: 'A' },
    ]);
  });

  test('ten concurrent ones are all stored, in distinct positions; a thirty-first is rejected', async () => {
    const { id } = await makeVendor({
      packages: Array.from({ length: 20 }, (_, i) => ({ name: `P${i}`, price: 1000 })),
    });
    const owner = await loggedIn(id);
    await Promise.all(Array.from({ length: 10 }, (_, i) => add(owner, { name: `At once ${i}` })));
    const rows = await app().sql<{ position: number }>(
      `SELECT position FROM vendor_package WHERE vendor_id = $1 ORDER BY position`,
      [id],
    );
    expect(rows.map(({ position }) => position)).toEqual(Array.from({ length: 30 }, (_, i) => i));
    expect((await add(owner)).userErrors).toMatchObject([
      { code: 'CONFLICT', message: 'You can offer at most 30 packages. Delete one to add another.' },
    ]);
  });

  test.each<[object, string, string]>([
    [{ name: '' }, 'name', 'Package name is required'],
    [{ days: 0 }, 'days', 'Days must be at least half a day'],
    [{ days: 1.3 }, 'days', 'Days are counted in whole and half days'],
    [{ price: 0, minAdvance: 0 }, 'price', 'Price must be at least ₹1'],
    [{ price: 200_000_000 }, 'price', 'Price must be at most ₹10,00,00,000'],
    [{ minAdvance: 9001 }, 'minAdvance', 'Minimum advance can’t be more than the price'],
    [{ minAdvance: -1 }, 'minAdvance', 'Minimum advance can’t be less than ₹0'],
  ])('%j is rejected at its field', async (overrides, field, message) => {
    const { id } = await makeVendor();
    expect(await add(await loggedIn(id), overrides)).toEqual({
      vendor: null,
      userErrors: [{ code: 'INVALID', field, message }],
    });
    expect(await app().sql(`SELECT 1 FROM vendor_package WHERE vendor_id = $1`, [id])).toEqual([]);
  });
});
