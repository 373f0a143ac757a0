import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { app, useApp } from '../../test/app.js';
import { isDay, readableDay, readableTimestamp, todayInIndia } from './day.js';

useApp();

describe('today in India', () => {
  test.each([
    ['2027-02-14T18:29:59Z', '2027-02-14'],
    ['2027-02-14T18:30:00Z', '2027-02-15'],
    ['2027-12-31T20:00:00Z', '2028-01-01'],
    ['2028-02-28T19:00:00Z', '2028-02-29'],
  ])('at %s is %s', (timestamp, day) => {
    expect(todayInIndia(new Date(timestamp))).toBe(day);
  });

  test('is the same day for the server and the database', async () => {
    const before = todayInIndia();
    const [row] = await app().sql<{ today: string }>(`SELECT today_in_india()::text AS today`);
    expect([before, todayInIndia()]).toContain(row?.today);
  });
});

test.each([
  ['2027-02-14T05:30:00Z', '14 Feb 2027, 11:00 am'],
  ['2027-02-14T18:30:00Z', '15 Feb 2027, 12:00 am'],
])('the timestamp %s is shown in India’s time, not in the server’s', (timestamp, text) => {
  expect(readableTimestamp(new Date(timestamp)).replace(/\s/g, ' ')).toBe(text);
});

test.each([
  '2027-02-30',
  '2027-13-01',
  '2027-00-10',
  '2027-2-1',
  '27-02-01',
  '2027-02-14T00:00',
  ' 2027-02-14',
  '',
  'x',
  '+2027-02-14',
  '2027-02-14\n',
  '2027-02-29',
])('%j is not a day', (value) => {
  expect(isDay(value)).toBe(false);
});

test('the application and the database agree on which strings are days', async () => {
  const number = (max: number) => fc.integer({ min: 1, max });
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1900, max: 2200 }),
      number(13),
      number(32),
      async (year, month, day) => {
        const value = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
        const known = await app()
          .sql(`SELECT $1::date`, [value])
          .then(
            () => true,
            () => false,
          );
        expect(isDay(value)).toBe(known);
      },
    ),
    { numRuns: 60 },
  );
});

test.each([
  ['2027-02-14', '14 Feb 2027'],
  ['2028-01-01', '1 Jan 2028'],
])('%s is displayed as %s', (day, words) => {
  expect(readableDay(day)).toBe(words);
});
