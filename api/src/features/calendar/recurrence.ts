import ICAL from 'ical.js';
import { instantOf, parseLike, readLike, type CalendarTime } from './calendar-time.js';
import { DAY_MS } from './indian-day.js';
import { ruleDays } from './rule-days.js';

/** Limits the occurrences that are computed for a whole file, because a short file can have very many. */
export class OccurrenceLimit {
  constructor(private left: number) {}

  get isExceeded(): boolean {
    return this.left < 0;
  }

  /** Counts one more occurrence. Returns whether it may be computed. */
  count(): boolean {
    return --this.left >= 0;
  }
}

export interface Range {
  /** First and last day, as numbers of days since 1970. */
  first: number;
  last: number;
  limit: OccurrenceLimit;
}

/** Start of an occurrence. */
export interface Start {
  /** Milliseconds of India's clock. */
  at: number;
  /** Beginning of its day by its own clock, in milliseconds. */
  day: number;
  /** The end, in milliseconds of India's clock, if it differs from the other occurrences. */
  end?: number;
}

const DAILY_OR_RARER = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'];

/**
 * Whether an event has a rule that isn't expanded: it repeats every hour or more often, or has BYWEEKNO, BYSETPOS with
 * times of the day, or numbered weekdays of days or weeks.
 */
export const isUnsupported = (component: ICAL.Component): boolean =>
  rulesOf(component).some(
    ({ freq, parts }) =>
      !DAILY_OR_RARER.includes(freq) ||
      parts.BYWEEKNO ||
      (parts.BYSETPOS && (parts.BYHOUR || parts.BYMINUTE)) ||
      ((freq === 'DAILY' || freq === 'WEEKLY') && parts.BYDAY?.some((day) => day.length > 2)),
  );

const rulesOf = (component: ICAL.Component): ICAL.Recur[] =>
  component.getAllProperties('rrule').map((property) => property.getFirstValue() as unknown as ICAL.Recur);

/**
 * Yields the starts of an event by its rules and its additional dates (RDATE). Those of a rule end with the first one
 * after the range.
 * @param length of an occurrence, in milliseconds
 */
export function* startsOf(
  master: ICAL.Component,
  start: CalendarTime,
  length: number,
  range: Range,
): Generator<Start> {
  const rules = master.getAllProperties('rrule');
  if (rules.length === 0) yield start;
  for (const property of rules) yield* startsByRule(property, start, length, range);
  for (const { time, end } of readLike(start, master.getAllProperties('rdate'))) {
    if (!range.limit.count()) return;
    yield { at: time.at, day: time.day, end };
  }
}

/** Returns a test for starts that are excluded (EXDATE) or replaced (RECURRENCE-ID). Dates match any time of the day. */
export function exceptionsOf(
  start: CalendarTime,
  properties: readonly ICAL.Property[],
): (start: Start) => boolean {
  const times = readLike(start, properties).map(({ time }) => time);
  const days = new Set(times.filter(({ isDate }) => isDate).map(({ day }) => day));
  const instants = new Set(times.filter(({ isDate }) => !isDate).map(({ at }) => at));
  return ({ at, day }) => instants.has(at) || days.has(day);
}

/**
 * Yields the start, then the later occurrences by the rule. The start is the first occurrence and counts for COUNT (RFC
 * 5545, 3.8.5.3), even if it doesn't match the rule, because calendar programs show it.
 */
function* startsByRule(
  property: ICAL.Property,
  start: CalendarTime,
  length: number,
  { first, last, limit }: Range,
): Generator<Start> {
  // ical.js would read UNTIL without a time zone.
  const { until, count, ...endless } = (property.toJSON() as [string, object, string, RuleData])[3];
  const rule = ICAL.Recur.fromData(endless);
  const end = until === undefined ? undefined : parseLike(start, until, property);
  const isOver = ({ at, day }: Start) => end && (end.isDate ? day > end.day : at > end.at);
  if (isOver(start) || !limit.count()) return;
  yield start;
  const from = Math.min(first * DAY_MS - length, end?.at ?? Infinity);
  let scanned = 0;
  const days = ruleDays({
    rule,
    start: start.day / DAY_MS,
    from: count === undefined ? Math.floor(from / DAY_MS) - 1 : start.day / DAY_MS,
    to: Math.min(last + SEARCHED_DAYS, end ? end.day / DAY_MS + 1 : Infinity),
    onPeriod(examined) {
      for (scanned += examined; scanned >= DAYS_PER_OCCURRENCE; scanned -= DAYS_PER_OCCURRENCE)
        if (!limit.count()) return false;
      return true;
    },
  });
  let left = (count ?? Infinity) - 1;
  for (const day of days)
    for (const time of timesOn(day, rule, start.time)) {
      const found = instantOf(time, start.zone);
      if (found.at === start.at) continue;
      if (left-- <= 0 || !limit.count() || isOver(found)) return;
      yield { at: found.at, day: found.day };
      if (found.at >= (last + 1) * DAY_MS) return;
    }
}

/** How far after the range a rule is searched for an occurrence, which distinguishes it from one that is past. */
const SEARCHED_DAYS = 40 * 366;

/** Days that can be searched in the time that one occurrence takes. */
const DAYS_PER_OCCURRENCE = 200;

interface RuleData extends Record<string, unknown> {
  until?: string;
  count?: number;
}

/** Returns the times of an event on one of its days, in order. */
function timesOn(day: number, { parts }: ICAL.Recur, start: ICAL.Time): ICAL.Time[] {
  const date = new Date(day * DAY_MS);
  const inOrder = (numbers: number[] | undefined, own: number) =>
    start.isDate || !numbers ? [own] : numbers.toSorted((one, other) => one - other);
  return inOrder(parts.BYHOUR, start.hour)
    .flatMap((hour) => inOrder(parts.BYMINUTE, start.minute).map((minute) => ({ hour, minute })))
    .filter(({ hour, minute }) => day > toDay(start) || hour * 60 + minute >= start.hour * 60 + start.minute)
    .map(({ hour, minute }) => {
      const time = start.clone();
      time.year = date.getUTCFullYear();
      time.month = date.getUTCMonth() + 1;
      time.day = date.getUTCDate();
      if (!start.isDate) Object.assign(time, { hour, minute });
      return time;
    });
}

const toDay = ({ year, month, day }: ICAL.Time): number => Date.UTC(year, month - 1, day) / DAY_MS;
