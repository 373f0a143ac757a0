import { describe, expect, test } from '@jest/globals';
import { app, useApp } from '../../../test/app.js';
import { loggedIn, type Client } from '../../../test/client.js';
import { inDays, makeBooking, makePackage } from '../../../test/permissions/scene.js';
import { readableDay } from '../../core/day.js';
import { isGstin } from '../listing/gstin.rules.js';
import { makeUser } from '../user/user.factory.js';
import { makeVendor } from '../vendor/vendor.factory.js';
import { QUOTE_UNITS } from './quote.constants.js';
import { LINE, contentOf, SEND, send, scene, storedQuotes } from './quote.factory.js';

useApp();

describe('a quote', () => {
  test.each([
    ['no lines', { lines: [] }, 'lines', 'Add at least one line'],
    ['51 lines', { lines: Array.from({ length: 51 }, () => LINE) }, 'lines', 'Please use at most 50 lines'],
    ['no label', { lines: [{ ...LINE, label: ' ' }] }, 'lines[0].label', 'Say what this line is for'],
    ['no quantity', { lines: [{ ...LINE, quantity: 0 }] }, 'lines[0].quantity', 'Enter a quantity above 0'],
    [
      'three decimals',
      { lines: [LINE, { ...LINE, quantity: 1.005 }] },
      'lines[1].quantity',
      'Enter a number with up to two decimals, such as 300 or 2.5',
    ],
    [
      'a negative price',
      { lines: [{ ...LINE, unitPrice: -100 }] },
      'lines[0].unitPrice',
      'Enter an amount of ₹0 or more',
    ],
    [
      'a price of 20 digits',
      { lines: [{ ...LINE, unitPrice: 1e19 }] },
      'lines[0].unitPrice',
      'The price of one unit can be up to ₹10 crore',
    ],
    [
      'an unknown rate',
      { lines: [{ ...LINE, gstRate: 17 }] },
      'lines[0].gstRate',
      'Choose one of the GST rates',
    ],
    [
      'a total of zero',
      { lines: [{ ...LINE, unitPrice: 0 }], discount: 0 },
      'lines',
      'The total must be more than ₹0',
    ],
    ['a discount of everything', { discount: 43_500_000 }, 'lines', 'The total must be more than ₹0'],
    [
      'a total above ₹1,000 crore',
      { lines: [{ ...LINE, quantity: 1000, unitPrice: 10_000_000_000 }] },
      'lines',
      'The total can be up to ₹1,000 crore',
    ],
    ['a negative discount', { discount: -1 }, 'discount', 'Enter an amount of ₹0 or more'],
    [
      'a discount above the subtotal',
      { discount: 43_500_001 },
      'discount',
      'The discount can’t be more than the subtotal',
    ],
    ['a past day', { validUntil: inDays(-1) }, 'validUntil', 'Choose today or a later date'],
    [
      'a day after the event',
      { validUntil: inDays(91) },
      'validUntil',
      `Choose a day until the event on ${readableDay(inDays(90))}.`,
    ],
    [
      'a day in more than a year',
      { validUntil: inDays(366) },
      'validUntil',
      'Please choose a date within a year',
    ],
    ['no day', { validUntil: 'soon' }, 'validUntil', 'This is not a valid date'],
  ])('with %s is refused', async (_, changes, field, message) => {
    const { bookingId, owner } = await scene();
    expect((await send(owner, bookingId, changes)).userErrors).toEqual([
      { code: expect.stringMatching(/^(INVALID|CONFLICT)$/), field, message },
    ]);
    expect(await storedQuotes(bookingId)).toEqual([]);
  });

  test.each(QUOTE_UNITS)('can have a line with the unit %s', async (unit) => {
    const { bookingId, owner } = await scene();
    expect((await send(owner, bookingId, { lines: [{ ...LINE, unit }] })).userErrors).toEqual([]);
  });

  test('takes whole numbers of paise only', async () => {
    const { bookingId, owner } = await scene();
    const input = contentOf(bookingId, {});
    for (const [place, wrong] of [
      ['input.discount', { ...input, discount: 1.5 }],
      ['input.lines[0].unitPrice', { ...input, lines: [{ ...LINE, unitPrice: '1250' }] }],
    ] as const) {
      const { errors } = await owner.gql(SEND, { input: wrong });
      expect(errors?.[0]?.message).toBe(`${place} has a value that does not fit its type.`);
    }
  });
});

describe('suggested lines', () => {
  const suggest = async (owner: Client, bookingId: string) =>
    (
      await owner.gql<{ suggestedQuoteLines: object[] }>(
        `query Q($id: ID!) { suggestedQuoteLines(bookingId: $id) { label quantity unit unitPrice inclusions } }`,
        { id: bookingId },
      )
    ).data.suggestedQuoteLines;
  /** A vendor with an enquiry for 300 guests. */
  const vendorScene = async () => {
    const [user, vendor] = [await makeUser(), await makeVendor()];
    const { bookingId } = await makeBooking(user.id, vendor.id);
    return { bookingId, vendor, owner: await loggedIn(vendor.id) };
  };

  test('are the plate prices of a venue for every guest', async () => {
    const { bookingId, owner, venue } = await scene();
    await app().sql(`UPDATE listing SET veg_price = 1450, nonveg_price = 1750 WHERE id = $1`, [venue.id]);
    expect(await suggest(owner, bookingId)).toEqual([
      { label: 'Vegetarian plate', quantity: 300, unit: 'PLATE', unitPrice: 145_000, inclusions: [] },
      { label: 'Non-vegetarian plate', quantity: 300, unit: 'PLATE', unitPrice: 175_000, inclusions: [] },
    ]);
  });

  test('are the packages of a vendor', async () => {
    const { bookingId, vendor, owner } = await vendorScene();
    await makePackage(vendor.id);
    expect(await suggest(owner, bookingId)).toEqual([
      { label: 'Hands', quantity: 1, unit: 'FLAT', unitPrice: 900_000, inclusions: [] },
    ]);
  });

  test.each([
    ['EVENT', 2, 'FLAT', 1],
    ['DAY', 1, 'DAY', 1],
    ['DAY', 2.5, 'DAY', 2.5],
    ['HOUR', 1, 'HOUR', 1],
    ['PERSON', 1, 'PERSON', 300],
    ['PIECE', 1, 'PIECE', 1],
  ])('of a package per %s that takes %d days are per %s, quantity %d', async (per, days, unit, quantity) => {
    const { bookingId, vendor, owner } = await vendorScene();
    const id = await makePackage(vendor.id);
    await app().sql(`UPDATE vendor_package SET unit = $2, days = $3, inclusions = $4 WHERE id = $1`, [
      ...[id, per, days, ['Cushions', 'Clove smoke']],
    ]);
    expect(await suggest(owner, bookingId)).toEqual([
      { label: 'Hands', quantity, unit, unitPrice: 900_000, inclusions: ['Cushions', 'Clove smoke'] },
    ]);
  });
});

describe('a GSTIN', () => {
  test.each([
    ['27AAPFU0939F1ZV', true],
    ['29AAGCB7383J1Z4', true],
    ['27AAPFU0939F1ZW', false],
    ['27AAPFU0939F1Z', false],
    ['27aapfu0939f1zv', false],
    ['', false],
  ])('%s: %s', (value, valid) => {
    expect(isGstin(value)).toBe(valid);
  });

  test('is the owner’s, and is on the quotes that they send after that', async () => {
    const { bookingId, couple, owner, venue } = await scene('open');
    const update = (gstin: string | null) =>
      owner.gql<{ answer: { venue: { gstin: string } | null; userErrors: object[] } }>(
        `mutation M($input: UpdateVenueInput!) { answer: updateVenue(input: $input) { venue { gstin } userErrors { field message } } }`,
        { input: { gstin } },
      );
    expect((await update('27AAPFU0939F1ZX')).data.answer.userErrors).toEqual([
      {
        field: 'gstin',
        message: 'This is not a valid GSTIN. It has 15 characters, such as 27AAPFU0939F1ZV.',
      },
    ]);
    expect((await update(' 27aapfu 0939f1zv ')).data.answer.venue).toEqual({ gstin: '27AAPFU0939F1ZV' });
    const { data } = await couple.gql(`query Q($id: ID!) { venue(id: $id) { gstin } }`, { id: venue.id });
    expect(data).toEqual({ venue: { gstin: null } });
    await send(owner, bookingId);
    expect((await update('')).data.answer.venue).toEqual({ gstin: null });
    const quotes = await couple.gql(`query Q($id: ID!) { booking(id: $id) { quotes { gstin } } }`, {
      id: bookingId,
    });
    expect(quotes.data).toEqual({ booking: { quotes: [{ gstin: '27AAPFU0939F1ZV' }, { gstin: null }] } });
  });
});
