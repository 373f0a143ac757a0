import { today } from '../../lib/format';
import { isDayOf, isMonth } from '../../lib/month';
import type { OwnerCalendarQueryVariables } from './CalendarPage.generated';

const PAGE = 20;

/** The month that an address names, or this one, and the day of it that is open, if one is. */
export function shownIn(search: URLSearchParams): { month: string; day: string | undefined } {
  const named = search.get('month');
  const month = isMonth(named) ? named : today().slice(0, 7);
  const day = search.get('day');
  return { month, day: isDayOf(month, day) ? day : undefined };
}

/** The address of a month, or of a day of it. */
export const addressOf = (month: string, day?: string): string =>
  day ? `?month=${month}&day=${day}` : `?month=${month}`;

/** What the query of that address asks for: loader and page must use the same. */
export function calendarVariables(search: URLSearchParams): OwnerCalendarQueryVariables {
  const { month, day } = shownIn(search);
  return { month, day, dayIsOpen: day !== undefined, first: PAGE };
}
