import { describe, expect, test } from '@jest/globals';
import { makeAdmin } from '../admin/admin.factory.js';
import { platePrices } from './food-packages.rules.js';
import { makeVenue } from './venue.factory.js';
import { app, useApp } from '../../../test/app.js';
import { client, loggedIn } from '../../../test/client.js';
import { formOf, send, type Envelope } from '../../../test/rest.js';

useApp();

interface Venue extends Record<string, unknown> {
  _id: string;
  foodPackages: string;
}

const venueWith = (food_packages: string, veg_price: number | null, nonveg_price: number | null) =>
  makeVenue({ city: 'Thalipur', food_packages, veg_price, nonveg_price });

const read = async (id: string) =>
  (await client().rest<Envelope<{ venue: Venue }>>('GET', `/venue/${id}`)).body.data.venue;

const stored = async (id: string) => {
  const [row] = await app().sql<Record<string, unknown>>(
    `SELECT food_packages, veg_price, nonveg_price, prices_confirmed FROM listing WHERE id = $1`,
    [id],
  );
  return row;
};

const THALI = 'A thali for every state.';

describe('the text of foodPackages', () => {
  test.each<[string, number | null, number | null, string]>([
    [THALI, 1450, 1750, `Veg ₹1,450, Non-veg ₹1,750 per plate. ${THALI}`],
    [THALI, 1450, null, `Veg ₹1,450 per plate. ${THALI}`],
    [THALI, null, 1750, `Non-veg ₹1,750 per plate. ${THALI}`],
    ['', 145000, 175000, 'Veg ₹1,45,000, Non-veg ₹1,75,000 per plate.'],
    ['Menus for 300 guests.', 1450, 1750, 'Veg ₹1,450, Non-veg ₹1,750 per plate. Menus for 300 guests.'],
    // Other prices than the owner's would mislead clients.
    ['Veg 900, nonveg 1,200', 1450, 1750, 'Veg ₹1,450, Non-veg ₹1,750 per plate. Veg 900, nonveg 1,200'],
    ['Veg 1450', 1450, 1750, 'Veg ₹1,450, Non-veg ₹1,750 per plate. Veg 1450'],
    ['Veg 1450, nonveg 1750', 1450, 1750, 'Veg 1450, nonveg 1750'],
    ['Veg 1450, nonveg 1750', null, null, 'Veg 1450, nonveg 1750'],
    ['Veg 1450, nonveg 1750', 1450, null, 'Veg 1450, nonveg 1750'],
    [THALI, null, null, THALI],
    ['', null, null, ''],
  ])('%j with the prices %j and %j', async (text, veg, nonVeg, shown) => {
    const { id } = await venueWith(text, veg, nonVeg);
    const { foodPackages } = await read(id);
    expect(foodPackages).toBe(shown);
    // Documented clients parse the prices like this.
    const prices = platePrices(foodPackages);
    if (veg !== null) expect(prices.veg).toBe(veg);
    if (nonVeg !== null) expect(prices.nonVeg).toBe(nonVeg);
    const { body } = await client().rest<Envelope<Venue[]>>('GET', '/venue/all?city=Thalipur');
    expect(body.data.find(({ _id }) => _id === id)?.foodPackages).toBe(shown);
  });

  test.each<[string, number | null, number | null]>([
    [THALI, 1450, 1750],
    ['', 1450, null],
    ['Veg 900, nonveg 1,200', 1450, 1750],
    ['Veg 1450, nonveg 1750', 1450, 1750],
    [`${THALI} `.repeat(79), 1450, 1750],
  ])('%j is returned as it was stored', async (text, veg, nonVeg) => {
    const { id } = await venueWith(text.trim(), veg, nonVeg);
    const before = await stored(id);
    const whole = await read(id);
    const { images: _none, ...fields } = whole;
    const owner = await loggedIn(id);
    const form = formOf(
      Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)])),
    );
    for (const body of [{ ...whole, summary: 'Changed' }, { foodPackages: whole.foodPackages }])
      expect((await owner.rest('PUT', `/venue/${id}`, body)).status).toBe(200);
    expect((await send(owner, 'PUT', `/venue/${id}`, form)).status).toBe(200);
    expect(await stored(id)).toEqual(before);
    const admin = await loggedIn((await makeAdmin()).id);
    const ranked = { ...(await read(id)), rank: 7 };
    expect((await admin.rest('PUT', `/venue/${id}`, ranked)).status).toBe(200);
    expect(await stored(id)).toEqual(before);
  });

  test('stays parsed when other fields change, and is parsed again when it is edited', async () => {
    const { id } = await venueWith(THALI, 1450, 1750);
    const owner = await loggedIn(id);
    const put = (foodPackages: string) => owner.rest('PUT', `/venue/${id}`, { foodPackages });
    await put((await read(id)).foodPackages.replace('every', 'each'));
    expect(await stored(id)).toMatchObject({
      ...{ food_packages: 'A thali for each state.', veg_price: 1450, nonveg_price: 1750 },
    });
    await put((await read(id)).foodPackages.replace('1,450', '1,500'));
    expect(await stored(id)).toMatchObject({ veg_price: 1500, nonveg_price: 1750, prices_confirmed: false });
    expect((await read(id)).foodPackages).toBe(
      'Veg ₹1,500, Non-veg ₹1,750 per plate. A thali for each state.',
    );
  });

  test('can’t be changed by an admin', async () => {
    const { id } = await venueWith(THALI, 1450, 1750);
    const admin = await loggedIn((await makeAdmin()).id);
    const shown = (await read(id)).foodPackages;
    for (const foodPackages of [`${shown} Better.`, shown.replace('1,450', '1,500'), ''])
      expect((await admin.rest('PUT', `/venue/${id}`, { foodPackages, rank: 9 })).status).toBe(403);
  });
});
