import ICAL from 'ical.js';
import { readTime, type CalendarTime } from './calendar-time.js';
import { DAY_MS } from './indian-day.js';
import { exceptionsOf, startsOf, type Range } from './recurrence.js';

/** One occurrence of an event. Times are milliseconds of India's clock. */
export interface Occurrence {
  component: ICAL.Component;
  start: number;
  /** The end, which the event excludes. */
  end: number;
  isAllDay: boolean;
}

/** Yields the occurrences of an event up to the last day: those of its rules, and the ones that were changed singly. */
export function* eventOccurrences(
  master: ICAL.Component | undefined,
  overrides: readonly ICAL.Component[],
  range: Range,
): Generator<Occurrence> {
  for (const component of overrides) {
    const start = readTime(component, 'dtstart');
    yield { component, start: start.at, end: endOf(component, start), isAllDay: start.isDate };
  }
  if (!master) return;
  const start = readTime(master, 'dtstart');
  const length = endOf(master, start) - start.at;
  const isException = exceptionsOf(start, [
    ...master.getAllProperties('exdate'),
    ...overrides.flatMap((each) => each.getAllProperties('recurrence-id')),
  ]);
  for (const each of startsOf(master, start, length, range))
    if (!isException(each))
      yield {
        component: master,
        start: each.at,
        end: each.end ?? each.at + length,
        isAllDay: start.isDate,
      };
}

function endOf(component: ICAL.Component, { at, isDate }: CalendarTime): number {
  const least = at + (isDate ? DAY_MS : 0);
  if (component.hasProperty('dtend')) return Math.max(least, readTime(component, 'dtend').at);
  const duration = component.getFirstPropertyValue('duration');
  return duration instanceof ICAL.Duration ? Math.max(least, at + duration.toSeconds() * 1000) : least;
}
