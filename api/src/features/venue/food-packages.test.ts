import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { platePrices } from './food-packages.rules.js';

describe('platePrices', () => {
  test.each([
    ['Veg 1450, nonveg 1850', 1450, 1850],
    ['Veg 1,450 per plate, Non-Veg 1,850 per plate', 1450, 1850],
    ['non veg: ₹ 2,850; veg: ₹ 2,450', 2450, 2850],
    ['NONVEG@1200 VEG@900', 900, 1200],
    ['Pure vegetarian, veg 1100', 1100, null],
    ['Vegetarian plate Rs. 950, minimum 100 plates', 950, null],
    ['1200 / 1500', 1200, 1500],
    ['Thali 800', 800, null],
    ['Ask us', null, null],
    ['', null, null],
    ['non-veg 1,45,000 for the whole hall', null, 145000],
    ['Veg 1450.50, nonveg 1850.75', 1450, 1850],
    ['veg 0, nonveg 0', null, null],
    ['1200 veg / 1500 non-veg', 1200, 1500],
    ['1500 non-veg 1200 veg', 1200, 1500],
    ['900 (veg), 1200 (non-veg)', 900, 1200],
    ['Veg (₹900), Non-veg (₹1,200)', 900, 1200],
    ['Veg Thali (7 items) 900, Non-veg Thali (9 items) 1200', 900, 1200],
    ['Thali 900 (7 veg items, 3 sweets)', 900, null],
    ['Veg/Non-veg 900/1200', 900, 1200],
    ['900 veg plates, 1200 nonveg plates', 900, 1200],
    ['Non-veg & veg: 1,200 & 900', 900, 1200],
    ['veg/nonveg 900,1200', 900, 1200],
    ['1200 veg (1500 on Saturdays)', 1200, null],
    ['Veg on request, hall 50000; nonveg 1200', null, 1200],
    ['Hall rent ₹60,000 per day. Panel caterers: veg from 800 per plate', 800, null],
    ['Hall rent ₹60,000. Panel rates veg 800 and non veg 1000 per plate', 800, 1000],
    ['VEG 950/- NON VEG 1250/- PER PLATE (MIN 120)', 950, 1250],
    ['Only veg. ₹950 per plate. Breakfast for 40 free.', 950, null],
    ['No non-veg. Veg min 900 per plate, 10% less at noon', 900, null],
    ['1450 per plate (min. 150)', 1450, null],
    ['Thali 800 for 100 guests', 800, null],
    ['Veg thali rs. 3250 seated', 3250, null],
    ['Veg thali rs. 2700 seated, minimum 50 plates. Breakfast for 40 next morning free.', 2700, null],
    ['veg 900 seated, 800 buffet', 900, null],
    ['Hall 900 seated, 1,200 standing', null, null],
    ['veg 1.2k', 1200, null],
    ['Veg 1.2K/plate, non veg 1.55 k', 1200, 1550],
    ['veg 2 km from the station', null, null],
    ['Non–veg 1,450, veg 1,150', 1150, 1450],
    ['Veg menu 1: 900, menu 2: 1,100', 900, null],
    ['Breakfast for 40 next morning free', null, null],
    ['veg 1, nonveg 40', null, null],
    ['Call 98290 44170 for rates', null, null],
    ['Rates on request: 0294 2420000', null, null],
    ['Hall rent ₹60,000 per day', null, null],
    ['Hall rent Rs. 60,000, plates from 800', 800, null],
    ['Hall 900 / plate, lawn 1200 / plate', 900, 1200],
    ['Rooms 2000 per night. 1450 per plate', 1450, null],
    ['Rates 2026-27: 950 / 1250', 950, 1250],
    ['950/- pax, 18% GST', 950, null],
    ['Rs 1450 guests pay for drinks', 1450, null],
    ['Veg up to 1.5 lakh for the whole hall', null, null],
    ['No beverages. 1,450 per plate', 1450, null],
  ])('%s', (text, veg, nonVeg) => {
    expect(platePrices(text)).toEqual({ veg, nonVeg });
  });
});

// A regular expression that backtracks would never finish with these.
test.each(['1', '1 ', '(', 'veg ', 'non ', '1,', 'min ', '1 veg '])(
  'a long text of %j is parsed quickly',
  (part) => {
    expect(platePrices(`${part.repeat(10_000)}${' '.repeat(10_000)}${part.repeat(10_000)}`)).toBeDefined();
  },
);

describe('any text that owners may type', () => {
  const price = fc.integer({ min: 100, max: 9999 });
  const spelled = (amount: number) =>
    fc.constantFrom(
      String(amount),
      amount.toLocaleString('en-IN'),
      `₹${amount.toLocaleString('en-IN')}`,
      `Rs. ${amount}`,
      `rs ${amount}/-`,
      `INR ${amount}.00`,
      ...(amount % 10 === 0 ? [`${amount / 1000}k`, `₹ ${amount / 1000} K`] : []),
    );
  const gap = fc.constantFrom(' ', ': ', ' @ ', ' thali ', ' - ', ' from ', ' price ');
  const nonVegWord = fc.constantFrom(
    'nonveg',
    'non-veg',
    'Non veg',
    'NON-VEG',
    'Non - Veg',
    'non‑vegetarian',
  );
  const vegWord = fc.constantFrom('veg', 'Veg', 'VEG', 'Vegetarian');
  const joint = fc.constantFrom(', ', '; ', ' / ', ' | ', '\n', '. ', ' and ', ' per plate, ');
  const remark = fc.constantFrom(
    '',
    ', minimum 150 plates',
    '. For 300 guests',
    ', 7 items and 2 live counters',
    '. Breakfast for 40 free',
    ' (min 120)',
    '. 18% GST extra',
    '. Hall rent ₹60,000 per day',
    '. Since 1985',
    '. Call 98290 44170',
    '. Up to 600 seated, 1,000 floating',
  );

  test('the price next to its word is found, whatever the order, spelling and remarks', () => {
    const texts = fc
      .record({ veg: price, nonVeg: price })
      .chain((prices) =>
        fc.record({
          prices: fc.constant(prices),
          veg: fc.tuple(vegWord, gap, spelled(prices.veg)),
          nonVeg: fc.tuple(nonVegWord, gap, spelled(prices.nonVeg)),
          joint,
          remark,
          vegFirst: fc.boolean(),
        }),
      )
      .map(({ prices, veg, nonVeg, vegFirst, ...rest }) => {
        const named = [veg.join(''), nonVeg.join('')];
        return { prices, text: (vegFirst ? named : named.reverse()).join(rest.joint) + rest.remark };
      });
    fc.assert(
      fc.property(texts, ({ text, prices }) => expect(platePrices(text)).toEqual(prices)),
      {
        numRuns: 2000,
      },
    );
  });

  test('with one word, the other price is null', () => {
    const texts = price.chain((amount) =>
      fc.record({
        amount: fc.constant(amount),
        text: fc.tuple(vegWord, gap, spelled(amount), remark).map((parts) => parts.join('')),
      }),
    );
    fc.assert(
      fc.property(texts, ({ text, amount }) =>
        expect(platePrices(text)).toEqual({ veg: amount, nonVeg: null }),
      ),
    );
  });

  test('remarks alone contain no price', () => {
    fc.assert(
      fc.property(fc.array(remark), (remarks) =>
        expect(platePrices(remarks.join(''))).toEqual({ veg: null, nonVeg: null }),
      ),
    );
  });

  test('parsed prices are plausible whole numbers', () => {
    const words = fc.constantFrom(
      'veg',
      'non',
      '-',
      ' ',
      '₹',
      'rs.',
      'min',
      '(',
      ')',
      '/',
      ',',
      '.',
      'k',
      'seated',
    );
    const typed = fc
      .array(fc.oneof(words, fc.nat(2_000_000).map(String), fc.string({ unit: 'binary', maxLength: 4 })))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(typed, (text) => {
        for (const amount of Object.values(platePrices(text))) {
          if (amount === null) continue;
          expect(Number.isInteger(amount)).toBe(true);
          expect(amount).toBeGreaterThanOrEqual(100);
          expect(amount).toBeLessThan(1_000_000);
        }
      }),
      { numRuns: 5000 },
    );
  });
});
