import { paths } from '../../app/paths';
import type { EnquiryInboxFilter, EnquiryInboxOrder } from '../../gql/types';
import { isId } from '../../lib/ids';
import { normaliseTerm } from '../../lib/searchTerm';
import type { InboxQueryVariables } from './InboxPage.generated';

interface InboxFilter {
  /** Key of its messages. */
  name: string;
  /** Its value of the query parameter `status`. */
  param: string | null;
  filter: EnquiryInboxFilter;
}

/** The tabs. */
export const INBOX_TABS = [
  { name: 'all', param: null, filter: 'ALL' },
  { name: 'needsAnswer', param: 'answer', filter: 'NEEDS_ANSWER' },
  { name: 'pending', param: 'pending', filter: 'PENDING' },
  { name: 'quoted', param: 'quoted', filter: 'QUOTED' },
  { name: 'approved', param: 'approved', filter: 'APPROVED' },
  { name: 'rejected', param: 'rejected', filter: 'REJECTED' },
  { name: 'withdrawn', param: 'withdrawn', filter: 'WITHDRAWN' },
  { name: 'expired', param: 'expired', filter: 'EXPIRED' },
] as const satisfies readonly InboxFilter[];

/** Filters for what needs attention, shown while there is any. */
export const ATTENTION_FILTERS = [
  { name: 'waitingLong', param: 'waiting', filter: 'WAITING_LONG' },
  { name: 'quoteAccepted', param: 'quote-accepted', filter: 'QUOTE_ACCEPTED' },
  { name: 'rescheduleRequested', param: 'reschedule', filter: 'DATE_CHANGE' },
  { name: 'nearlyFull', param: 'nearly-full', filter: 'NEARLY_FULL' },
  { name: 'tooManyGuests', param: 'guests', filter: 'TOO_MANY_GUESTS' },
] as const satisfies readonly InboxFilter[];

/** Sort orders by query parameter; the first is the default. */
export const INBOX_ORDERS = [
  { param: null, order: 'UNREAD_FIRST', name: 'unreadFirst' },
  { param: 'newest', order: 'NEWEST', name: 'newestFirst' },
  { param: 'date', order: 'EVENT_DATE', name: 'nextEventFirst' },
] as const satisfies readonly { param: string | null; order: EnquiryInboxOrder; name: string }[];

/** Returns the sort order from the query string. */
export const orderOf = (search: URLSearchParams) =>
  INBOX_ORDERS.find(({ param }) => param === search.get('sort')) ?? INBOX_ORDERS[0];

/** Returns the searched text from the query string. */
export const searchedText = (search: URLSearchParams): string => normaliseTerm(search.get('q'));

const PAGE = 12;
const NOTIFICATIONS_PAGE = 6;

/** Returns the filter from the query string; “All” if it is unknown. */
export const filterOf = (search: URLSearchParams) =>
  [...INBOX_TABS, ...ATTENTION_FILTERS].find(({ param }) => param === search.get('status')) ?? INBOX_TABS[0];

/** Returns the ID of the chosen label from the query string; undefined for all. */
export function labelOf(search: URLSearchParams): string | undefined {
  const id = search.get('label') ?? undefined;
  return isId(id) ? id : undefined;
}

/** Whether the query string limits notifications to unread ones. */
export const unreadOnly = (search: URLSearchParams): boolean => search.get('notifications') === 'unread';

/** Returns the inbox path with some parameters changed. */
export function inboxPath(
  search: URLSearchParams,
  change: { [name in 'status' | 'label' | 'q' | 'sort' | 'notifications']?: string | null },
): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change))
    if (!value) next.delete(name);
    else next.set(name, value);
  return next.size ? `?${next.toString()}` : paths.notifications;
}

const viewOf = (search: URLSearchParams) => ({
  filter: filterOf(search).filter,
  order: orderOf(search).order,
  labelId: labelOf(search),
  search: searchedText(search) || undefined,
});

/** Variables of the inbox query. Loader and page must use the same ones to share the cache. */
export const inboxVariables = (search: URLSearchParams): InboxQueryVariables => ({
  ...viewOf(search),
  first: PAGE,
  unread: unreadOnly(search),
  firstNotifications: NOTIFICATIONS_PAGE,
});

/** Returns the address of a CSV file with the enquiries that the inbox shows. */
export function exportPath(search: URLSearchParams): string {
  const query = Object.entries(viewOf(search)).filter(([, value]) => value !== undefined);
  return `${paths.notifications}/enquiries.csv?${new URLSearchParams(query as [string, string][])}`;
}
