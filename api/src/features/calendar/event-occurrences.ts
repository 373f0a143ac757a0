import ICAL from 'ical.js';
import { DAY_MS, indianTime } from './indian-day.js';

/** One occurrence of an event. Times are milliseconds of India's clock. */
export interface Occurrence {
  component: ICAL.Component;
  start: number;
  /** The moment after it. */
  end: number;
  isAllDay: boolean;
}

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

interface Range {
  /** First and last day, as numbers of days since 1970. */
  first: number;
  last: number;
  budget: OccurrenceBudget;
}

const DAILY_OR_RARER = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'];

const rulesOf = (component: ICAL.Component): ICAL.Recur[] =>
  component.getAllProperties('rrule').flatMap((property) => property.getValues() as unknown as ICAL.Recur[]);

/** Whether an event repeats every hour, minute or second. */
export const isOftenerThanDaily = (component: ICAL.Component): boolean =>
  rulesOf(component).some(({ freq }) => !DAILY_OR_RARER.includes(freq));

/** Yields the occurrences of an event up to the last day: those of its rules, and the ones that were changed singly. */
export function* eventOccurrences(
  master: ICAL.Component | undefined,
  overrides: readonly ICAL.Component[],
  range: Range,
): Generator<Occurrence> {
  const changed = new Set(overrides.map((each) => timeOf(each, 'recurrence-id').at));
  for (const component of overrides) {
    const single = timesOf(component);
    yield { component, ...single };
  }
  if (!master) return;
  const { start, end, isAllDay } = timesOf(master);
  for (const occurrence of startsOf(master, end - start, range))
    if (!changed.has(occurrence))
      yield { component: master, start: occurrence, end: occurrence + end - start, isAllDay };
}

function* startsOf(
  master: ICAL.Component,
  length: number,
  { first, last, budget }: Range,
): Generator<number> {
  const { time, zone, at } = timeOf(master, 'dtstart');
  if (!master.hasProperty('rrule') && !master.hasProperty('rdate')) {
    yield at;
    return;
  }
  const from = first * DAY_MS - length;
  const expansion = new ICAL.RecurExpansion({
    component: master,
    dtstart: skipAhead(master, time, at, from),
  });
  let next: ICAL.Time | null;
  while (budget.spend() && (next = expansion.next())) {
    const start = indianTime(next, zone);
    yield start;
    if (start >= (last + 1) * DAY_MS) return;
  }
}

/**
 * Returns a later start of a daily or weekly event that has begun long ago, in the same rhythm. Events with a number of
 * occurrences have to be counted from their beginning.
 */
function skipAhead(master: ICAL.Component, time: ICAL.Time, at: number, from: number): ICAL.Time {
  const [rule, ...others] = rulesOf(master);
  const days = rule?.freq === 'DAILY' ? 1 : rule?.freq === 'WEEKLY' ? 7 : undefined;
  if (!rule || !days || others.length || rule.count || 'BYMONTH' in rule.parts) return time;
  const rhythm = days * rule.interval;
  // A period earlier than needed: a week has several occurrences.
  const periods = Math.floor((from - at) / DAY_MS / rhythm) - 1;
  if (periods <= 0) return time;
  const later = time.clone();
  later.adjust(periods * rhythm, 0, 0, 0);
  return later;
}

function timesOf(component: ICAL.Component): { start: number; end: number; isAllDay: boolean } {
  const { time, at: start } = timeOf(component, 'dtstart');
  const isAllDay = time.isDate;
  const least = start + (isAllDay ? DAY_MS : 0);
  if (component.hasProperty('dtend'))
    return { start, isAllDay, end: Math.max(least, timeOf(component, 'dtend').at) };
  const duration = component.getFirstPropertyValue('duration');
  const length = duration instanceof ICAL.Duration ? duration.toSeconds() * 1000 : 0;
  return { start, isAllDay, end: Math.max(least, start + length) };
}

/** @throws Error if it is missing or invalid */
function timeOf(component: ICAL.Component, name: string) {
  const property = component.getFirstProperty(name);
  const time = property?.getFirstValue();
  if (!(time instanceof ICAL.Time) || !isValid(time)) throw new Error(`no valid ${name}`);
  const tzid = property?.getParameter('tzid');
  const zone = typeof tzid === 'string' ? tzid : undefined;
  return { time, zone, at: indianTime(time, zone) };
}

/** ical.js normalizes dates such as 31 February. */
const isValid = ({ year, month, day }: ICAL.Time): boolean =>
  year > 0 && year < 10_000 && month >= 1 && month <= 12 && day >= 1 && day <= 31;
