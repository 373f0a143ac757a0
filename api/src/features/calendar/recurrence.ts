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

/** ical.js reads one digit of a number before a weekday. */
const WEEKDAY_NUMBER_MAX = 9;

/** Whether an event has a rule that can't be expanded: it repeats every hour, or uses parts that ical.js misreads. */
export const isUnsupported = (component: ICAL.Component): boolean =>
  rulesOf(component).some(
    ({ freq, parts }) =>
      !DAILY_OR_RARER.includes(freq) ||
      parts.BYWEEKNO ||
      (parts.BYSETPOS && !appliesPosition(freq, parts)) ||
      (freq === 'DAILY' && parts.BYMONTHDAY?.some((day) => day < 0)) ||
      parts.BYDAY?.some((day) =>
        freq === 'DAILY' || freq === 'WEEKLY'
          ? day.length > 2
          : Math.abs(parseInt(day) || 0) > WEEKDAY_NUMBER_MAX,
      ),
  );

/** Whether ical.js applies BYSETPOS to a rule: only to weekdays of one month. It ignores it in others. */
const appliesPosition = (freq: string, { BYDAY, BYMONTH, BYMONTHDAY }: ICAL.Recur['parts']): boolean =>
  BYDAY !== undefined &&
  BYMONTHDAY === undefined &&
  (freq === 'MONTHLY' || (freq === 'YEARLY' && BYMONTH?.length === 1));

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
  if (neverMatches(rule, start.time)) return;
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
  if (freq !== 'YEARLY' || parts.BYDAY || parts.BYYEARDAY) return true;
  const dayFromEnd = day - 1 - ICAL.Time.daysInMonth(month, year);
  const days = parts.BYMONTHDAY ?? [first.day];
  return (
    (parts.BYMONTH ?? [first.month]).includes(month) && (days.includes(day) || days.includes(dayFromEnd))
  );
}

const LEAP_YEAR = 2028;
const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/**
 * Whether a rule can never match: 30 February, or every seventh day from a Sunday if it is a Tuesday. ical.js would search
 * for ever.
 */
function neverMatches({ freq, interval, parts }: ICAL.Recur, first: ICAL.Time): boolean {
  const { BYMONTH: months = MONTHS, BYMONTHDAY: days, BYDAY: weekdays } = parts;
  const exists = (day: number) =>
    day !== 0 && months.some((month) => Math.abs(day) <= ICAL.Time.daysInMonth(month, LEAP_YEAR));
  if (days && !days.some(exists)) return true;
  const isSameWeekday = freq === 'DAILY' && interval % 7 === 0;
  return (
    isSameWeekday &&
    weekdays !== undefined &&
    !weekdays.includes(ICAL.Recur.numericDayToIcalDay(first.dayOfWeek()))
  );
}
