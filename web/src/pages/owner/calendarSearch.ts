import { today } from '../../lib/format';
import { isDayOf, isMonth } from '../../lib/month';
import type { OwnerCalendarQueryVariables } from './CalendarPage.generated';

const PAGE = 20;

/** Returns the month and the open day from the query string; the current month by default. */
export function parseCalendar(search: URLSearchParams): { month: string; day: string | undefined } {
  const named = search.get('month');
  const month = isMonth(named) ? named : today().slice(0, 7);
  const day = search.get('day');
  return { month, day: isDayOf(month, day) ? day : undefined };
}

/** Returns the path of a month, or of a day in it. */
export const calendarPath = (month: string, day?: string): string =>
  day ? `?month=${month}&day=${day}` : `?month=${month}`;

/** Variables of the calendar query. Loader and page must use the same ones to share the cache. */
export function calendarVariables(search: URLSearchParams): OwnerCalendarQueryVariables {
  const { month, day } = parseCalendar(search);
  return { month, day, openDay: day ?? '', dayIsOpen: day !== undefined, first: PAGE };
}
