import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { BookingStatus } from '../gql/types';
import { bookingStatusOf } from './bookingStatus';

const EVENT_DAY = '2026-12-24';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('a pending enquiry', () => {
  test.each([
    ['the day before', '2026-12-23T12:00:00+05:30', 'pending'],
    ['the first minute of the event day', '2026-12-24T00:00:00+05:30', 'pending'],
    ['the last minute of the event day', '2026-12-24T23:59:59+05:30', 'pending'],
    ['the first minute after it', '2026-12-25T00:00:00+05:30', 'expired'],
  ])('at %s in India: %s is %s', (_, now, expected) => {
    jest.setSystemTime(new Date(now));
    expect(bookingStatusOf({ status: 'PENDING', date: EVENT_DAY })).toBe(expected);
  });
});

test.each<[BookingStatus, string]>([
  ['APPROVED', 'approved'],
  ['REJECTED', 'rejected'],
  ['WITHDRAWN', 'withdrawn'],
])('a decided enquiry keeps its status after the event: %s', (status, expected) => {
  jest.setSystemTime(new Date('2027-06-01T12:00:00+05:30'));
  expect(bookingStatusOf({ status, date: EVENT_DAY })).toBe(expected);
});
