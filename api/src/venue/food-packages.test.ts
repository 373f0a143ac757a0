import { describe, expect, test } from '@jest/globals';
import { guestNumber, platePrices } from './food-packages.rules.js';

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
  ])('%s', (text, veg, nonVeg) => {
    expect(platePrices(text)).toEqual({ veg, nonVeg });
  });
});

test('a text of any shape is read at once', () => {
  for (const part of ['1', '1 ', '(', 'veg ', 'non ', '1,', 'min ', '1 veg ']) {
    const start = performance.now();
    platePrices(`${part.repeat(2000)}${' '.repeat(2000)}${part.repeat(2000)}`);
    expect(performance.now() - start).toBeLessThan(200);
  }
});

describe('guestNumber', () => {
  test.each([
    ['600', 600],
    ['400-600 guests', 600],
    ['upto 1,200', 1200],
    ['many', null],
    ['0', null],
    ['2 halls, 400-600 guests, est. 1985', 600],
    ['Since 1952: up to 800', 800],
    ['upto 1200 guests, 600 seated, opened in 1985', 1200],
    ['600 seated, 1,000 floating, 2000 cars', 1000],
    ['350 in the hall, 80 rooms', 350],
    ['guests 300, parking for 500 cars', 300],
  ])('%s', (text, number) => {
    expect(guestNumber(text)).toBe(number);
  });
});
