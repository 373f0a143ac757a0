import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  countText,
  dayOfYear,
  dialLink,
  indianDate,
  indianTimestamp,
  indianNumber,
  lastEventDay,
  minutesLeft,
  placeName,
  platePriceLine,
  rupees,
  sentDay,
  spacedPhone,
  nowTimestamp,
  today,
} from './format';

/** Intl uses several kinds of spaces before "pm". */
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('numbers and prices', () => {
  test.each([
    [0, '0'],
    [999, '999'],
    [150_000, '1,50,000'],
    [12_345_678, '1,23,45,678'],
    [2450.6, '2,451'],
  ])('%d is formatted as %s', (value, text) => {
    expect(indianNumber(value)).toBe(text);
  });

  test('a count that stopped early has a plus', () => {
    expect([0, 9999, 10_000, 10_001].map(countText)).toEqual(['0', '9,999', '10,000+', '10,001']);
  });

  test('a missing price is shown as None, and zero as a price', () => {
    expect([rupees(2450), rupees(0), rupees(null)]).toEqual(['₹2,450', '₹0', 'None']);
  });

  test('plate prices are one line, if there are any', () => {
    expect(platePriceLine(1450, null)).toBe('veg ₹1,450, non-veg None');
    expect(platePriceLine(null, 1650)).toBe('veg None, non-veg ₹1,650');
    expect(platePriceLine(null, null)).toBeUndefined();
  });
});

describe('dates and times are in India’s time zone', () => {
  // Two in the morning in India, the previous day in Europe and America.
  beforeEach(() => void jest.useFakeTimers({ now: Date.parse('2027-03-01T02:00:00+05:30') }));
  afterEach(() => void jest.useRealTimers());

  test('a date has its month’s name, whatever the browser’s clock', () => {
    expect(indianDate('2027-02-14')).toBe('14\u00a0Feb\u00a02027');
    expect(plain(indianDate('2027-02-14T20:00:00Z'))).toBe('15 Feb 2027');
    expect(dayOfYear('2027-02-14')).toBe('14\u00a0Feb');
    expect(plain(indianTimestamp('2027-02-14T11:05:00Z'))).toBe('14 Feb 2027, 4:35 pm');
  });

  test('recent dates are called today or yesterday', () => {
    expect(sentDay('2027-03-01T00:01:00+05:30')).toBe('today');
    expect(sentDay('2027-02-28T23:59:00+05:30')).toBe('yesterday');
    expect(plain(sentDay('2027-02-27T23:59:00+05:30'))).toBe('27 Feb 2027');
    expect(plain(sentDay('2026-11-08T12:00:00+05:30'))).toBe('8 Nov 2026');
  });

  test('today and the last event day are days in India', () => {
    expect(today()).toBe('2027-03-01');
    expect(nowTimestamp()).toBe('2027-02-28T20:30:00.000Z');
    expect(lastEventDay()).toBe('2032-02-29');
  });
});

test.each([
  ['9829044170', '98290 44170', 'tel:+919829044170'],
  ['0522 400 1234', '0522 400 1234', 'tel:+915224001234'],
  ['+91 98290 44170', '+91 98290 44170', 'tel:+919829044170'],
  ['+44 20 7946 0018', '+44 20 7946 0018', 'tel:+442079460018'],
])('the phone number %s is displayed as %s and dialled as %s', (phone, shown, dialled) => {
  expect([spacedPhone(phone), dialLink(phone)]).toEqual([shown, dialled]);
});

test('a city that is also a state is named once', () => {
  expect(placeName('Udaipur', 'Rajasthan')).toBe('Udaipur, Rajasthan');
  expect(placeName('Chandigarh', 'Chandigarh')).toBe('Chandigarh');
  expect(placeName('Udaipur', null)).toBe('Udaipur');
});

test('a countdown shows minutes and seconds', () => {
  expect([0, 9, 60, 875, 3600].map(minutesLeft)).toEqual(['0:00', '0:09', '1:00', '14:35', '60:00']);
});
