import ICAL from 'ical.js';
import { isDay } from '../../core/day.js';
import { DAY_MS, indianTime } from './indian-day.js';

/** A time of a calendar file. */
export interface CalendarTime {
  property: ICAL.Property;
  time: ICAL.Time;
  isDate: boolean;
  /** Name of its time zone, if it has one. */
  zone: string | undefined;
  /** Milliseconds of India's clock. */
  at: number;
  /** Beginning of its day by its own clock, in milliseconds. */
  day: number;
}

/** The jCal value of a time, or of a period with its end or its duration. */
type JCalValue = string | [string, string];

const valuesOf = (property: ICAL.Property): JCalValue[] =>
  (property.toJSON() as unknown[]).slice(3) as JCalValue[];

/** Reads a time of an event. @throws Error if it is missing or invalid */
export function readTime(component: ICAL.Component, name: string): CalendarTime {
  const property = component.getFirstProperty(name);
  const [text] = property ? valuesOf(property) : [];
  if (!property || typeof text !== 'string') throw new Error(`no ${name}`);
  return parseTime(text, property);
}

/**
 * Reads the times of properties such as EXDATE, to compare them with the starts of a series; see parseLike. Periods also
 * have an end.
 * @throws Error if one of them is invalid
 */
export const readLike = (
  start: CalendarTime,
  properties: readonly ICAL.Property[],
): { time: CalendarTime; end?: number }[] =>
  properties.flatMap((property) =>
    valuesOf(property).map((value) => {
      if (typeof value === 'string') return { time: parseLike(start, value, property) };
      const time = parseLike(start, value[0], property);
      if (!ICAL.Duration.isValueString(value[1]))
        return { time, end: parseLike(start, value[1], property).at };
      return { time, end: time.at + ICAL.Duration.fromString(value[1]).toSeconds() * 1000 };
    }),
  );

/**
 * Parses a time, which is in the time zone of the start of its series if it has none. In all-day series it is a day;
 * programs write midnight in India, or any time of the day by another clock.
 * @throws Error if it is invalid
 */
export function parseLike(start: CalendarTime, text: string, property: ICAL.Property): CalendarTime {
  const isFloating = text.length > 10 && !text.endsWith('Z') && !property.getParameter('tzid');
  const isInUtc = start.time.zone?.tzid === 'UTC';
  const parsed = isFloating
    ? parseTime(isInUtc ? `${text}Z` : text, start.property)
    : parseTime(text, property);
  if (!start.isDate) return parsed;
  const day = parsed.at % DAY_MS === 0 ? parsed.at : parsed.day;
  return { ...parsed, isDate: true, at: day, day };
}

function parseTime(text: string, property: ICAL.Property): CalendarTime {
  if (!isValid(text)) throw new Error(`${text} is not a time`);
  const time = ICAL.Time.fromString(text, property);
  const tzid = property.getParameter('tzid');
  const zone = typeof tzid === 'string' ? tzid : undefined;
  return { property, isDate: time.isDate, ...instantOf(time, zone) };
}

/** Returns a time with its instant and its day. */
export const instantOf = (time: ICAL.Time, zone: string | undefined) => ({
  time,
  zone,
  at: indianTime(time, zone),
  day: Date.UTC(time.year, time.month - 1, time.day),
});

/** Checked in the text, because ical.js turns 31 February into 3 March. */
const isValid = (text: string): boolean =>
  isDay(text.slice(0, 10)) && /^(T([01]\d|2[0-4]):[0-5]\d:[0-6]\d)?Z?$/.test(text.slice(10));
