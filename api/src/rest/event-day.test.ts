import { expect, test } from '@jest/globals';
import { toEventDay } from './event-day.js';

test.each([
  ['2027-02-14', '2027-02-14'],
  ['2026-11-20T18:30:00.000Z', '2026-11-21'],
  ['2026-11-21T00:00', '2026-11-21'],
  ['2027-02-14T00:00:00+05:30', '2027-02-14'],
  // Not a valid time, so it is passed on and rejected by the rules.
  ['2027-02-14T99:99', '2027-02-14T99:99'],
  ['2027-02-14T99:99Z', '2027-02-14T99:99Z'],
  [20270214, 20270214],
])('%s is %s', (given, day) => {
  expect(toEventDay(given)).toBe(day);
});
