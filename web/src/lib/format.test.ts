import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  countText,
  dialLink,
  indianDate,
  indianMoment,
  indianMonth,
  indianNumber,
  lastEventDay,
  minutesLeft,
  placeName,
  platePriceLine,
  rupees,
  sentDay,
  spacedPhone,
  thisMoment,
  today,
} from './format';

/** Intl puts spaces of several kinds before "pm". */
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('numbers and prices', () => {
  test.each([
    [0, '0'],
    [999, '999'],
    [150_000, '1,50,000'],
    [12_345_678, '1,23,45,678'],
    [2450.6, '2,451'],
  ])('%d is written %s', (value, text) => {
    expect(indianNumber(value)).toBe(text);
  });

  test('a list that was not counted to its end has a plus', () => {
    expect([0, 9999, 10_000, 10_001].map(countText)).toEqual(['0', '9,999', '10,000+', '10,001']);
  });

  test('a missing price is called None, and zero is a price', () => {
    expect([rupees(2450), rupees(0), rupees(null)]).toEqual(['₹2,450', '₹0', 'None']);
  });

  test('a plate has a line of prices if it has any', () => {
    expect(platePriceLine(1450, null)).toBe('veg ₹1,450, non-veg None');
    expect(platePriceLine(null, 1650)).toBe('veg None, non-veg ₹1,650');
    expect(platePriceLine(null, null)).toBeUndefined();
  });
});

describe('days and moments are those of India', () => {
  // Two in the morning in India, and still the day before in Europe and America.
  beforeEach(() => void jest.useFakeTimers({ now: Date.parse('2027-03-01T02:00:00+05:30') }));
  afterEach(() => void jest.useRealTimers());

  test('a day is written with its month, whatever the clock of the browser', () => {
    expect(indianDate('2027-02-14')).toBe('14 Feb 2027');
    expect(indianDate('2027-02-14T20:00:00Z')).toBe('15 Feb 2027');
    expect(plain(indianMoment('2027-02-14T11:05:00Z'))).toBe('14 Feb 2027, 4:35 pm');
    expect(indianMonth('2027-02')).toBe('February 2027');
  });

  test('what was sent lately is called today or yesterday', () => {
    expect(sentDay('2027-03-01T00:01:00+05:30')).toBe('today');
    expect(sentDay('2027-02-28T23:59:00+05:30')).toBe('yesterday');
    expect(sentDay('2027-02-27T23:59:00+05:30')).toBe('27 Feb 2027');
    expect(sentDay('2026-11-08T12:00:00+05:30')).toBe('8 Nov 2026');
  });

  test('today and the last day of an event are days of India', () => {
    expect(today()).toBe('2027-03-01');
    expect(thisMoment()).toBe('2027-02-28T20:30:00.000Z');
    expect(lastEventDay()).toBe('2032-02-29');
  });
});

test.each([
  ['9829044170', '98290 44170', 'tel:+919829044170'],
  ['0522 400 1234', '0522 400 1234', 'tel:+915224001234'],
  ['+91 98290 44170', '+91 98290 44170', 'tel:+919829044170'],
  ['+44 20 7946 0018', '+44 20 7946 0018', 'tel:+442079460018'],
])('the phone %s is shown as %s and dialled as %s', (phone, shown, dialled) => {
  expect([spacedPhone(phone), dialLink(phone)]).toEqual([shown, dialled]);
});

test('a city that is a state of its own is named once', () => {
  expect(placeName('Udaipur', 'Rajasthan')).toBe('Udaipur, Rajasthan');
  expect(placeName('Chandigarh', 'Chandigarh')).toBe('Chandigarh');
  expect(placeName('Udaipur', null)).toBe('Udaipur');
});

test('a clock that runs down shows minutes and seconds', () => {
  expect([0, 9, 60, 875, 3600].map(minutesLeft)).toEqual(['0:00', '0:09', '1:00', '14:35', '60:00']);
});
