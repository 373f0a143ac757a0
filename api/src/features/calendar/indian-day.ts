import type ICAL from 'ical.js';
import { INDIA_OFFSET_MS, TIME_ZONE } from '../../core/locale.constants.js';

/** Days are counted in milliseconds of India's clock, as if it were UTC. */
export const DAY_MS = 86_400_000;

/**
 * Events that end before this hour of a night belong to the evening before: receptions end after midnight, and don't
 * take the next day's place.
 */
const NIGHT_MS = 6 * 3_600_000;

/** Returns a time of an event as milliseconds of India's clock. Times without a known time zone are Indian. */
export function indianTime(time: ICAL.Time, timeZone: string | undefined): number {
  const wall = Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second);
  if (time.isDate) return Date.UTC(time.year, time.month - 1, time.day);
  if (time.zone.tzid !== 'floating') return time.toUnixTime() * 1000 + INDIA_OFFSET_MS;
  const offset = timeZone === undefined ? undefined : offsetAt(timeZone, wall);
  return offset === undefined ? wall : wall - offset + INDIA_OFFSET_MS;
}

/** Returns the first and the last day of an event, as numbers of days since 1970. */
export function daysOf(start: number, end: number, isAllDay: boolean): { first: number; last: number } {
  const lastInstant = (isAllDay ? end : end - NIGHT_MS) - 1;
  const first = Math.floor(start / DAY_MS);
  return { first, last: Math.max(first, Math.floor(lastInstant / DAY_MS)) };
}

export const dayNumber = (day: string): number => Date.parse(day) / DAY_MS;

export const dayText = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);

const formats = new Map<string, Intl.DateTimeFormat | undefined>();

/** Returns the offset of an IANA time zone from UTC in milliseconds, at a time of its own clock. */
function offsetAt(timeZone: string, wall: number): number | undefined {
  if (timeZone === TIME_ZONE) return undefined;
  const format = formatIn(timeZone);
  if (!format) return undefined;
  const offset = (utc: number) => wallTimeAt(format, utc) - utc;
  // The offset of a nearby instant; a second time for the hours around a change of the clocks.
  return offset(wall - offset(wall));
}

function formatIn(timeZone: string): Intl.DateTimeFormat | undefined {
  if (!formats.has(timeZone)) {
    let format: Intl.DateTimeFormat | undefined;
    try {
      format = new Intl.DateTimeFormat('en-US', {
        timeZone,
        hourCycle: 'h23',
        ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
        ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
      });
    } catch {
      // Not a name of the IANA database, such as Microsoft's.
    }
    formats.set(timeZone, format);
  }
  return formats.get(timeZone);
}

function wallTimeAt(format: Intl.DateTimeFormat, utc: number): number {
  const parts = Object.fromEntries(format.formatToParts(utc).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}
