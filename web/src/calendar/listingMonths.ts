import { lastEventDay, today } from '../lib/format';
import { daysOf, isMonth, monthsLater } from '../lib/month';
import type { ListingCalendarQueryVariables } from './ListingCalendar.generated';

/** Query parameter with the first shown month. */
const PARAMETER = 'calendar';

/** Months that a listing's page shows at a time. */
const MONTHS = 3;

/** ID of the calendar on a listing's page. */
export const CALENDAR_ID = 'availability';

/** Returns the first shown month in a listing's URL: the current one by default. */
export function firstMonth(search: URLSearchParams): string {
  const named = search.get(PARAMETER);
  const current = today().slice(0, 7);
  return isMonth(named) && named > current && named <= lastEventDay().slice(0, 7) ? named : current;
}

/** Returns the shown months, in order. */
export const monthsFrom = (first: string): string[] =>
  Array.from({ length: MONTHS }, (_, index) => monthsLater(first, index));

/** Returns the first months before and after the shown ones; undefined if no day in them can be booked. */
export function neighbours(first: string): { earlier?: string; later?: string } {
  const current = today().slice(0, 7);
  const [earlier, later] = [monthsLater(first, -MONTHS), monthsLater(first, MONTHS)];
  return {
    earlier: first > current ? (earlier > current ? earlier : current) : undefined,
    later: later <= lastEventDay().slice(0, 7) ? later : undefined,
  };
}

/** Returns the address of other months on the same page. */
export function monthPath(search: URLSearchParams, month: string): string {
  const params = new URLSearchParams(search);
  params.set(PARAMETER, month);
  return `?${params}#${CALENDAR_ID}`;
}

/** Returns the variables of the calendar's query. */
export function calendarVariables(listingId: string, first: string): ListingCalendarQueryVariables {
  const last = daysOf(monthsLater(first, MONTHS - 1));
  return { listingId, from: `${first}-01`, to: last.at(-1) ?? '' };
}
