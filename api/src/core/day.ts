import { formatDate } from './intl.js';
import { TIME_ZONE } from './locale.constants.js';

/** Today's date in India, `YYYY-MM-DD`: weddings are booked by the day, and the day is India's. */
export const todayInIndia = (now = new Date()): string => DAY.format(now);

/** en-CA writes dates the way ISO 8601 does. */
const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE });

const READABLE = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;

/** `2027-02-14` -> `14 Feb 2027`. */
export const readableDay = (day: string): string => formatDate(new Date(`${day}T00:00:00Z`), READABLE);

/** True for a day of the calendar written `YYYY-MM-DD`; 2027-02-30 is none. */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
