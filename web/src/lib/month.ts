import { formatDate } from '@mandap/api/intl';

/** Months as `YYYY-MM` and days as `YYYY-MM-DD`: none of them has a time zone to be shifted by. */

const utc = (day: string): Date => new Date(`${day}T00:00:00Z`);
const iso = (date: Date): string => date.toISOString().slice(0, 10);

export const isMonth = (value: string | null): value is string =>
  value !== null && /^20\d\d-(0[1-9]|1[0-2])$/.test(value);

/** A day of the calendar; 2027-02-30 is none. */
export const isDayOf = (month: string, value: string | null): value is string =>
  value !== null &&
  value.startsWith(`${month}-`) &&
  /^\d{4}-\d\d-\d\d$/.test(value) &&
  daysOf(month).includes(value);

/** Its days, in their order. */
export function daysOf(month: string): string[] {
  const days = [];
  for (const date = utc(`${month}-01`); iso(date).startsWith(month); date.setUTCDate(date.getUTCDate() + 1))
    days.push(iso(date));
  return days;
}

/** Its weeks from Monday to Sunday, with nothing where another month's days are. */
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

const MONTH = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
const LONG_DAY = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
} as const;

/** `2026-12` -> "December 2026" */
export const monthName = (month: string): string => formatDate(utc(`${month}-01`), MONTH);

/** `2026-12-05` -> "Saturday, 5 December 2026" */
export const longDay = (day: string): string => formatDate(utc(day), LONG_DAY);

/** From Monday on: what a column is called, in three letters and in full. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
