import { describe, expect, test } from '@jest/globals';
import { monthName } from './format';
import { daysOf, isDayOf, isMonth, longDay, monthsLater, weeksOf } from './month';

describe('a URL contains', () => {
  test.each(['2026-01', '2027-12', '2099-10'])('the month %s', (month) => {
    expect(isMonth(month)).toBe(true);
  });

  test.each([null, '', '2027', '2027-1', '2027-13', '2027-00', '1999-12', '2027-02-01', 'x2027-02'])(
    'no valid month: %p',
    (month) => {
      expect(isMonth(month)).toBe(false);
    },
  );

  test('a day of the displayed month, if it exists', () => {
    expect(isDayOf('2027-02', '2027-02-28')).toBe(true);
    expect(isDayOf('2028-02', '2028-02-29')).toBe(true);
    for (const day of [
      null,
      '',
      '2027-02',
      '2027-02-29',
      '2027-02-30',
      '2027-02-00',
      '2027-03-01',
      '2027-02-1',
    ])
      expect([day, isDayOf('2027-02', day)]).toEqual([day, false]);
  });
});

test.each([
  ['2027-02', 28],
  ['2028-02', 29],
  ['2027-04', 30],
  ['2026-12', 31],
])('%s has %d days, each once and in order', (month, length) => {
  const days = daysOf(month);
  expect(days).toHaveLength(length);
  expect(days[0]).toBe(`${month}-01`);
  expect(days.at(-1)).toBe(`${month}-${length}`);
  expect(days).toEqual([...new Set(days)].sort());
});

test('weeks begin on Monday and contain no day of another month', () => {
  // A month that begins on Monday and fills four weeks, and one that touches six.
  expect(weeksOf('2027-02')).toHaveLength(4);
  expect(weeksOf('2027-02')[0]?.[0]).toBe('2027-02-01');
  const weeks = weeksOf('2027-08');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]).toEqual([...Array<undefined>(6), '2027-08-01']);
  expect(weeks[5]).toEqual(['2027-08-30', '2027-08-31', ...Array<undefined>(5)]);
  expect(weeks.flat().filter(Boolean)).toEqual(daysOf('2027-08'));
});

test('months are added across years', () => {
  expect(monthsLater('2026-12', 1)).toBe('2027-01');
  expect(monthsLater('2027-01', -1)).toBe('2026-12');
  expect(monthsLater('2027-05', -17)).toBe('2025-12');
  expect(monthsLater('2027-05', 0)).toBe('2027-05');
});

test('months and days have names', () => {
  expect(monthName('2026-12')).toBe('December 2026');
  expect(longDay('2026-12-05')).toBe('Saturday, 5 December 2026');
});
