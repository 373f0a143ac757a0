import { describe, expect, test } from '@jest/globals';
import { guestNumber } from './guest-capacity.rules.js';

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
    ['1.2k', 1200],
  ])('%s', (text, number) => {
    expect(guestNumber(text)).toBe(number);
  });
});
