import { describe, expect, test } from '@jest/globals';
import { makeAdmin } from '../admin/admin.factory.js';
import { app, useApp } from '../../../test/app.js';
import { client, loggedIn, type Client } from '../../../test/client.js';
import { notificationsOf } from '../../../test/notifications.js';
import { makeVenue } from './venue.factory.js';

useApp();

interface Stored {
  veg_price: number | null;
  nonveg_price: number | null;
  prices_confirmed: boolean;
}

const stored = async (id: string) => {
  const [row] = await app().sql<Stored>(
    `SELECT veg_price, nonveg_price, prices_confirmed FROM listing WHERE id = $1`,
    [id],
  );
  return row && [row.veg_price, row.nonveg_price, row.prices_confirmed];
};

/** Returns unread notifications that ask the owner to confirm prices. */
const notifications = async (id: string) =>
  (await notificationsOf(id)).flatMap(({ kind, read, text }) =>
    kind === 'prices_parsed' && !read ? [text] : [],
  );

const UPDATE = `mutation M($input: UpdateVenueInput!) { updateVenue(input: $input) {
  venue { vegPrice nonVegPrice pricesConfirmed } userErrors { code field message } } }`;

interface Updated {
  updateVenue: {
    venue: { vegPrice: number | null; nonVegPrice: number | null; pricesConfirmed: boolean } | null;
    userErrors: { code: string; field: string; message: string }[];
  };
}

const update = async (owner: Client, input: object) =>
  (await owner.gql<Updated>(UPDATE, { input })).data.updateVenue;

/** A venue with the prices 1,450 and 1,850, also in its text, and its owner. */
async function ownerOf(overrides: Parameters<typeof makeVenue>[0] = {}) {
  const { id } = await makeVenue(overrides);
  return { id, owner: await loggedIn(id) };
}

describe('prices sent as numbers', () => {
  test('are stored unchanged, whatever the text contains, and need no confirmation', async () => {
    const { id, owner } = await ownerOf();
    const input = { foodPackages: 'Veg 900, nonveg 1,200', vegPrice: 1600, nonVegPrice: null };
    expect(await update(owner, input)).toEqual({
      venue: { vegPrice: 1600, nonVegPrice: null, pricesConfirmed: true },
      userErrors: [],
    });
    expect(await notifications(id)).toEqual([]);
  });

  test('stay when an older client edits the text', async () => {
    const { id, owner } = await ownerOf({ food_packages: 'Two live counters.', veg_price: 1600 });
    await update(owner, { foodPackages: 'Two live counters for 300 guests.' });
    expect(await stored(id)).toEqual([1600, 1850, true]);
    expect(await notifications(id)).toEqual([]);
  });

  test('can be changed one at a time', async () => {
    const { id, owner } = await ownerOf({ nonveg_price: null });
    await update(owner, { vegPrice: 1500 });
    expect(await stored(id)).toEqual([1500, null, true]);
  });

  test.each([
    [0, 'Enter at least ₹1, or leave it empty'],
    [1_000_001, 'Enter at most ₹10,00,000'],
  ])('%i is rejected, without effect', async (vegPrice, message) => {
    const { id, owner } = await ownerOf();
    expect((await update(owner, { vegPrice, nonVegPrice: 900, name: 'Other' })).userErrors).toEqual([
      { code: 'INVALID', field: 'vegPrice', message },
    ]);
    expect(await stored(id)).toEqual([1450, 1850, true]);
  });
});

describe('text without numbers, as older clients send it', () => {
  test('is parsed, and the owner is asked to confirm the result', async () => {
    const { id, owner } = await ownerOf();
    expect(await update(owner, { foodPackages: 'Veg thali rs. 3250 seated' })).toEqual({
      venue: { vegPrice: 3250, nonVegPrice: null, pricesConfirmed: false },
      userErrors: [],
    });
    expect(await notifications(id)).toEqual([
      'We read these prices per plate from your food packages text: veg ₹3,250. Please check them under Details and confirm them.',
    ]);
  });

  test('with the stored prices needs no confirmation', async () => {
    const { id, owner } = await ownerOf();
    await update(owner, { foodPackages: 'Non-veg ₹1,850, veg ₹1,450. Now with a kulfi counter.' });
    expect(await stored(id)).toEqual([1450, 1850, true]);
    expect(await notifications(id)).toEqual([]);
  });

  test('without prices removes them', async () => {
    const { id, owner } = await ownerOf();
    await update(owner, { foodPackages: 'Rates on request' });
    expect(await stored(id)).toEqual([null, null, false]);
    expect(await notifications(id)).toEqual([
      'We found no price per plate in your food packages text. Please enter your prices under Details.',
    ]);
  });

  test('parsed twice creates one notification; sending both numbers resolves it', async () => {
    const { id, owner } = await ownerOf();
    await update(owner, { foodPackages: 'veg 900' });
    await update(owner, { foodPackages: 'veg 1.2k' });
    expect(await notifications(id)).toEqual([expect.stringContaining('veg ₹1,200.')]);
    await update(owner, { vegPrice: 1200 });
    expect(await stored(id)).toEqual([1200, null, false]);
    await update(owner, { vegPrice: 1200, nonVegPrice: null });
    expect(await stored(id)).toEqual([1200, null, true]);
    expect(await notifications(id)).toEqual([]);
  });
});

describe('the documented calls', () => {
  /** Sends the documented update as a form. */
  const put = (owner: Client, id: string, fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    return owner.fetch(`/api/v1/venue/${id}`, { method: 'PUT', body: form });
  };

  test('parse the text, and accept formatted numbers', async () => {
    const { id, owner } = await ownerOf();
    expect((await put(owner, id, { foodPackages: 'veg 900, nonveg 1100' })).status).toBe(200);
    expect(await stored(id)).toEqual([900, 1100, false]);
    expect((await put(owner, id, { vegPrice: '₹1,500', nonVegPrice: '' })).status).toBe(200);
    expect(await stored(id)).toEqual([1500, null, true]);
  });

  test('sending a whole venue back changes no price; a changed text is parsed', async () => {
    const { id, owner } = await ownerOf({ food_packages: 'Rates on request' });
    const { body } = await owner.rest<{ data: { venue: object } }>('GET', `/venue/${id}`);
    const sendBack = (changes: object) =>
      owner.rest('PUT', `/venue/${id}`, { ...body.data.venue, ...changes });
    expect((await sendBack({ summary: 'Two ghats and a boat.' })).status).toBe(200);
    expect(await stored(id)).toEqual([1450, 1850, true]);
    expect((await sendBack({ foodPackages: 'Veg 900, nonveg 1,100' })).status).toBe(200);
    expect(await stored(id)).toEqual([900, 1100, false]);
  });

  test.each(['many', '12.5'])('a price of "%s" is rejected', async (vegPrice) => {
    const { id, owner } = await ownerOf();
    const answer = await put(owner, id, { vegPrice });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      expect.objectContaining({
        errors: [{ field: 'vegPrice', message: 'Enter a whole number of rupees' }],
      }),
    ]);
  });

  test.each([
    ['Veg 1,450 per plate', [1450, null, false], 1],
    ['Rates on request', [null, null, true], 0],
  ])('a registration with "%s"', async (foodPackages, prices, notificationCount) => {
    const { body } = await client().rest<{ data: { venue: { _id: string } } }>('POST', '/venue/register', {
      ...{ businessName: 'Naya Mahal', city: 'Udaipur', yourName: 'Kumud Ranawat', phone: '0000011111' },
      ...{ email: `naya.${notificationCount}@venue.example`, password: 'secret1', foodPackages },
    });
    expect(await stored(body.data.venue._id)).toEqual(prices);
    expect(await notifications(body.data.venue._id)).toHaveLength(notificationCount);
  });
});

test('only the owner and admins see whether prices are confirmed', async () => {
  const { id, owner } = await ownerOf();
  await update(owner, { foodPackages: 'veg 900' });
  const seenBy = async (who: Client) =>
    (
      await who.gql<{ venue: { pricesConfirmed: boolean | null } }>(
        'query Q($id: ID!) { venue(id: $id) { pricesConfirmed } }',
        { id },
      )
    ).data.venue.pricesConfirmed;
  expect(await seenBy(owner)).toBe(false);
  expect(await seenBy(await loggedIn((await makeAdmin()).id))).toBe(false);
  expect(await seenBy(client())).toBeNull();
  expect(await seenBy((await ownerOf()).owner)).toBeNull();
});

test('venues without a price come last in both orders and match no price band', async () => {
  const city = 'Bundi';
  for (const [name, veg_price, nonveg_price] of [
    ['None', null, null],
    ['Cheap', null, 700],
    ['Expensive', 1900, 2100],
  ] as const)
    await makeVenue({ name, city, veg_price, nonveg_price });
  const names = async (rest: string) => {
    const { data } = await client().gql<{ venues: { nodes: { name: string }[] } }>(
      `{ venues(${rest}) { nodes { name } } }`,
    );
    return data.venues.nodes.map(({ name }) => name);
  };
  expect(await names(`filter: { city: "${city}" }, sort: PRICE_LOW`)).toEqual(['Cheap', 'Expensive', 'None']);
  expect(await names(`filter: { city: "${city}" }, sort: PRICE_HIGH`)).toEqual([
    'Expensive',
    'Cheap',
    'None',
  ]);
  const bands = 'UNDER_1000, FROM_1000, FROM_1500, FROM_2000, OVER_3000';
  expect(await names(`filter: { city: "${city}", prices: [${bands}] }, sort: PRICE_LOW`)).toEqual([
    'Cheap',
    'Expensive',
  ]);
});
