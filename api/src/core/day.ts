import { formatDate } from './intl.js';
import { TIME_ZONE } from './locale.constants.js';

/** Returns today's date in India, `YYYY-MM-DD`. */
export const todayInIndia = (now = new Date()): string => DAY.format(now);

/** The locale en-CA formats dates like ISO 8601. */
const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE });

const READABLE = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** `2027-02-14` -> `14 Feb 2027`. */
export const readableDay = (day: string): string =>
  formatDate(new Date(`${day}T00:00:00Z`), { ...READABLE, timeZone: 'UTC' });

const READABLE_TIMESTAMP = { ...READABLE, hour: 'numeric', minute: '2-digit' } as const;

/** Formats a timestamp in India's time: `14 Feb 2027, 11:00 am`. */
export const readableTimestamp = (timestamp: Date): string => formatDate(timestamp, READABLE_TIMESTAMP);

/** Whether a text is a valid calendar date `YYYY-MM-DD`. */
export function isDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

const DAY_MS = 86_400_000;

/** Number of days from one day to another. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;
