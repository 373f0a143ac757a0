import { formatDate } from '@mandap/api/intl';

/** Months are `YYYY-MM` and days `YYYY-MM-DD`, so no time zone can shift them. */

const utc = (day: string): Date => new Date(`${day}T00:00:00Z`);
const iso = (date: Date): string => date.toISOString().slice(0, 10);

export const isMonth = (value: string | null): value is string =>
  value !== null && /^20\d\d-(0[1-9]|1[0-2])$/.test(value);

/** Returns whether the value is a valid day of the month; 2027-02-30 isn't. */
export const isDayOf = (month: string, value: string | null): value is string =>
  value !== null &&
  value.startsWith(`${month}-`) &&
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  daysOf(month).includes(value);

/** Returns the days of a month in order. */
export function daysOf(month: string): string[] {
  const days = [];
  for (const date = utc(`${month}-01`); iso(date).startsWith(month); date.setUTCDate(date.getUTCDate() + 1))
    days.push(iso(date));
  return days;
}

/** Returns the weeks of a month, Monday to Sunday, with undefined for days of adjacent months. */
export function weeksOf(month: string): (string | undefined)[][] {
  const before = (utc(`${month}-01`).getUTCDay() + 6) % 7;
  const cells = [...Array<undefined>(before), ...daysOf(month)];
  return Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => cells[week * 7 + day]),
  );
}

/** `2026-12` and 1 -> `2027-01` */
export function monthsLater(month: string, months: number): string {
  const date = utc(`${month}-01`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return iso(date).slice(0, 7);
}

const LONG_DAY = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
} as const;

/** `2026-12-05` -> "Saturday, 5 December 2026" */
export const longDay = (day: string): string => formatDate(utc(day), LONG_DAY);

/** Returns the names of the weekdays from Monday on: "Mon" or "Monday". */
export const weekdays = (length: 'short' | 'long'): string[] =>
  [5, 6, 7, 8, 9, 10, 11].map((day) =>
    // 5 January 2026 was a Monday.
    formatDate(Date.UTC(2026, 0, day), { weekday: length, timeZone: 'UTC' }),
  );
