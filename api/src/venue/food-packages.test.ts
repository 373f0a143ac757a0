import { describe, expect, test } from '@jest/globals';
import { guestNumber, platePrices } from './food-packages.js';

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
  ])('%s', (text, veg, nonVeg) => {
    expect(platePrices(text)).toEqual({ veg, nonVeg });
  });
});

describe('guestNumber', () => {
  test.each([
    ['600', 600],
    ['400-600 guests', 600],
    ['upto 1,200', 1200],
    ['many', null],
    ['0', null],
  ])('%s', (text, number) => {
    expect(guestNumber(text)).toBe(number);
  });
});
