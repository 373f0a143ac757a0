import type ICAL from 'ical.js';
import { DAY_MS } from './indian-day.js';

export interface Recurrence {
  rule: ICAL.Recur;
  /** Day on which the event starts, in days since 1970-01-01 in the event's time zone, like all days here. */
  start: number;
  /** Days before this one may be left out, except those of the first period. */
  from: number;
  /** No day after this one is needed. */
  to: number;
  /** Called after each period with the number of days examined. Returns false to stop. */
  onPeriod: (days: number) => boolean;
}

/**
 * Yields the days that match a recurrence rule, in order, as RFC 5545 (3.3.10) defines them, from the start's day on.
 * The start, UNTIL, COUNT and times of the day are left to the caller. The iterator of ical.js isn't used: it always
 * takes the first matching day of the first period, and ignores BYSETPOS and BYMONTH in several combinations.
 */
export function* ruleDays({ rule, start, from, to, onPeriod }: Recurrence): Generator<number> {
  const months = monthsOf(rule, start);
  const matches = dayFilter(rule, start);
  const positions = rule.parts.BYSETPOS;
  for (let index = 0; ;) {
    const { first, last } = periodOf(rule, start, index);
    // Also ends when dates overflow to NaN.
    if (!(first <= to)) return;
    const days: number[] = [];
    let examined = 0;
    for (let day = first; day <= last; day++, examined++) {
      const date = toDate(day);
      if (months && !months.includes(date.month)) day = firstOfMonth(date.year, date.month + 1) - 1;
      else if (matches(date)) days.push(day);
    }
    if (!onPeriod(examined)) return;
    const chosen = positions
      ? days.filter((_, at) => positions.includes(at + 1) || positions.includes(at - days.length))
      : days;
    yield* chosen.filter((day) => day >= start);
    index = Math.max(index + 1, periodIndexOf(rule, start, from) - 1);
  }
}

/** A day with the parts that rules refer to. */
interface RuleDate {
  day: number;
  year: number;
  /** 1 to 12. */
  month: number;
  /** 1 to 31. */
  date: number;
  /** 0 (Sunday) to 6. */
  weekday: number;
}

/** The calendar day of a number of days since 1970. */
function toDate(day: number): RuleDate {
  const date = new Date(day * DAY_MS);
  return {
    day,
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    date: date.getUTCDate(),
    weekday: date.getUTCDay(),
  };
}

const firstOfMonth = (year: number, month: number): number => Date.UTC(year, month - 1, 1) / DAY_MS;

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** First and last day of a period of the rule: a day, week, month or year. The first one, 0, contains the start. */
function periodOf(
  { freq, interval, wkst }: ICAL.Recur,
  start: number,
  index: number,
): { first: number; last: number } {
  const { year, month, weekday } = toDate(start);
  const step = index * interval;
  switch (freq) {
    case 'DAILY':
      return { first: start + step, last: start + step };
    case 'WEEKLY': {
      const first = start - ((weekday - (wkst - 1) + 7) % 7) + 7 * step;
      return { first, last: first + 6 };
    }
    case 'MONTHLY':
      return { first: firstOfMonth(year, month + step), last: firstOfMonth(year, month + step + 1) - 1 };
    default:
      return { first: firstOfMonth(year + step, 1), last: firstOfMonth(year + step + 1, 1) - 1 };
  }
}

/** Returns the index of the last period that begins on a day or before it. */
function periodIndexOf({ freq, interval }: ICAL.Recur, start: number, day: number): number {
  const [one, other] = [toDate(start), toDate(day)];
  const years = other.year - one.year;
  const passed = {
    DAILY: day - start,
    WEEKLY: (day - start) / 7,
    MONTHLY: 12 * years + other.month - one.month,
    YEARLY: years,
  }[freq];
  return Math.floor((passed ?? 0) / interval);
}

/** The months of a rule; undefined for all. */
function monthsOf({ freq, parts }: ICAL.Recur, start: number): number[] | undefined {
  const dayParts = parts.BYMONTHDAY ?? parts.BYYEARDAY ?? parts.BYDAY;
  return parts.BYMONTH ?? (freq === 'YEARLY' && !dayParts ? [toDate(start).month] : undefined);
}

/** Returns whether a day of the rule's months matches its other parts. */
function dayFilter({ freq, parts }: ICAL.Recur, start: number): (date: RuleDate) => boolean {
  const first = toDate(start);
  const { BYMONTH, BYMONTHDAY, BYYEARDAY, BYDAY } = parts;
  const dayParts = BYMONTHDAY ?? BYYEARDAY ?? BYDAY;
  const dates =
    BYMONTHDAY ?? ((freq === 'YEARLY' || freq === 'MONTHLY') && !dayParts ? [first.date] : undefined);
  const weekdays =
    BYDAY?.map(parseWeekday) ?? (freq === 'WEEKLY' ? [{ weekday: first.weekday, nth: 0 }] : undefined);
  const isNthOfYear = freq === 'YEARLY' && !BYMONTH;
  return (date) => {
    const { day, year, month } = date;
    const positionInMonth = () => range(firstOfMonth(year, month), firstOfMonth(year, month + 1));
    const positionInYear = () => range(firstOfMonth(year, 1), firstOfMonth(year + 1, 1));
    const range = (begin: number, end: number) => ({ before: day - begin, after: end - 1 - day });
    const matchesAny = (numbers: readonly number[], { before, after }: ReturnType<typeof range>) =>
      numbers.includes(before + 1) || numbers.includes(-after - 1);
    if (dates && !matchesAny(dates, positionInMonth())) return false;
    if (BYYEARDAY && !matchesAny(BYYEARDAY, positionInYear())) return false;
    return (
      !weekdays ||
      weekdays.some(({ weekday, nth }) => {
        if (weekday !== date.weekday) return false;
        if (nth === 0) return true;
        const { before, after } = isNthOfYear ? positionInYear() : positionInMonth();
        return nth === Math.floor(before / 7) + 1 || nth === -Math.floor(after / 7) - 1;
      })
    );
  };
}

/** `-2MO` -> the second last Monday of the month or year; `nth` is 0 for every one. */
const parseWeekday = (text: string): { weekday: number; nth: number } => ({
  weekday: WEEKDAYS.indexOf(text.slice(-2)),
  nth: parseInt(text) || 0,
});
