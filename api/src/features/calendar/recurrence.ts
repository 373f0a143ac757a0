import ICAL from 'ical.js';
import { momentOf, parseLike, readLike, type CalendarTime } from './calendar-time.js';
import { DAY_MS } from './indian-day.js';

/** Limits the occurrences that are computed for a whole file, because each takes about 0.1 ms. */
export class OccurrenceBudget {
  constructor(private left: number) {}

  get isExceeded(): boolean {
    return this.left < 0;
  }

  /** Returns whether one more occurrence may be computed. */
  spend(): boolean {
    return --this.left >= 0;
  }
}

export interface Range {
  /** First and last day, as numbers of days since 1970. */
  first: number;
  last: number;
  budget: OccurrenceBudget;
}

/** Start of an occurrence. */
export interface Start {
  /** Milliseconds of India's clock. */
  at: number;
  /** Beginning of its day by its own clock, in milliseconds. */
  day: number;
  /** The moment after it, in milliseconds of India's clock, if it differs from the other occurrences. */
  end?: number;
}

const DAILY_OR_RARER = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'];

/** Whether an event repeats every hour, minute or second. */
export const isOftenerThanDaily = (component: ICAL.Component): boolean =>
  component
    .getAllProperties('rrule')
    .some((property) => !DAILY_OR_RARER.includes((property.getFirstValue() as unknown as ICAL.Recur).freq));

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
    if (!range.budget.spend()) return;
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
  const moments = new Set(times.filter(({ isDate }) => !isDate).map(({ at }) => at));
  return ({ at, day }) => moments.has(at) || days.has(day);
}

/** ical.js compares times without time zones, and counts days that don't exist: UNTIL and COUNT are applied here. */
function* startsByRule(
  property: ICAL.Property,
  start: CalendarTime,
  length: number,
  { first, last, budget }: Range,
): Generator<Start> {
  const { until, count, ...endless } = (property.toJSON() as [string, object, string, RuleData])[3];
  const rule = ICAL.Recur.fromData(endless);
  const end = until === undefined ? undefined : parseLike(start, until, property);
  const isOver = ({ at, day }: Start) => end && (end.isDate ? day > end.day : at > end.at);
  const from = Math.min(first * DAY_MS - length, end?.at ?? Infinity);
  const starts = rule.iterator(count === undefined ? skipAhead(rule, start, from) : start.time);
  let left = count ?? Infinity;
  let next: ICAL.Time | null;
  while (left > 0 && budget.spend() && (next = starts.next())) {
    const found = momentOf(next, start.zone);
    if (isOver(found)) return;
    if (isRuledDay(rule, start.time, next)) {
      left--;
      yield { at: found.at, day: found.day };
    }
    if (found.at >= (last + 1) * DAY_MS) return;
  }
}

interface RuleData extends Record<string, unknown> {
  until?: string;
  count?: number;
}

/** Returns a later start of a daily or weekly event that has begun long ago, in the same rhythm. */
function skipAhead(
  { freq, interval, parts }: ICAL.Recur,
  { time, at }: CalendarTime,
  from: number,
): ICAL.Time {
  const days = freq === 'DAILY' ? 1 : freq === 'WEEKLY' ? 7 : undefined;
  if (!days || 'BYMONTH' in parts) return time;
  const rhythm = days * interval;
  // A period earlier than needed: a week has several occurrences.
  const periods = Math.floor((from - at) / DAY_MS / rhythm) - 1;
  if (periods <= 0) return time;
  const later = time.clone();
  later.adjust(periods * rhythm, 0, 0, 0);
  return later;
}

/** Whether a yearly rule means this day: instead of a day that doesn't exist, ical.js returns one of the next month. */
function isRuledDay({ freq, parts }: ICAL.Recur, first: ICAL.Time, { year, month, day }: ICAL.Time): boolean {
  if (freq !== 'YEARLY' || parts.BYDAY || parts.BYWEEKNO || parts.BYYEARDAY) return true;
  const dayFromEnd = day - 1 - ICAL.Time.daysInMonth(month, year);
  const days = parts.BYMONTHDAY ?? [first.day];
  return (
    (parts.BYMONTH ?? [first.month]).includes(month) && (days.includes(day) || days.includes(dayFromEnd))
  );
}
