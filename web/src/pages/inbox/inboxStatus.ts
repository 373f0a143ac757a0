import { paths } from '../../app/paths';
import type { BookingStatus, InboxSort } from '../../gql/types';
import { term } from '../../lib/text';
import type { InboxQueryVariables } from './InboxPage.generated';

/** The tabs, with their message keys, query parameters and filters. */
export const INBOX_TABS = [
  { name: 'all', param: null },
  { name: 'pending', param: 'pending', status: 'PENDING', expired: false },
  { name: 'rescheduleRequested', param: 'reschedule', rescheduleRequested: true },
  { name: 'approved', param: 'approved', status: 'APPROVED' },
  { name: 'rejected', param: 'rejected', status: 'REJECTED' },
  { name: 'withdrawn', param: 'withdrawn', status: 'WITHDRAWN' },
  { name: 'expired', param: 'expired', expired: true },
] as const satisfies readonly {
  name: string;
  param: string | null;
  status?: BookingStatus;
  rescheduleRequested?: true;
  expired?: boolean;
}[];

export type InboxTab = (typeof INBOX_TABS)[number];

/** Sort orders by query parameter; the first is the default. */
export const INBOX_ORDERS = [
  { param: null, sort: 'NEWEST', name: 'newestFirst' },
  { param: 'date', sort: 'EVENT_DATE', name: 'nextEventFirst' },
] as const satisfies readonly { param: string | null; sort: InboxSort; name: string }[];

/** Returns the sort order from the query string. */
export const orderOf = (search: URLSearchParams) =>
  INBOX_ORDERS.find(({ param }) => param === search.get('sort')) ?? INBOX_ORDERS[0];

/** Returns the searched name from the query string. */
export const searchedName = (search: URLSearchParams): string => term(search.get('q'));

const PAGE = 12;
const NOTIFICATIONS_PAGE = 6;

/** Returns the tab from the query string; "All" if it is unknown. */
export const tabOf = (search: URLSearchParams): InboxTab =>
  INBOX_TABS.find(({ param }) => param === search.get('status')) ?? INBOX_TABS[0];

/** Whether the query string limits notifications to unread ones. */
export const unreadOnly = (search: URLSearchParams): boolean => search.get('notifications') === 'unread';

/** Returns the inbox path with some parameters changed. */
export function inboxPath(
  search: URLSearchParams,
  change: { [name in 'status' | 'q' | 'sort' | 'notifications']?: string | null },
): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change))
    if (!value) next.delete(name);
    else next.set(name, value);
  return next.size ? `?${next.toString()}` : paths.notifications;
}

/** Variables of the inbox query. Loader and page must use the same ones to share the cache. */
export function inboxVariables(search: URLSearchParams): InboxQueryVariables {
  const tab = tabOf(search);
  return {
    status: 'status' in tab ? tab.status : undefined,
    rescheduleRequested: 'rescheduleRequested' in tab ? tab.rescheduleRequested : undefined,
    expired: 'expired' in tab ? tab.expired : undefined,
    search: searchedName(search) || undefined,
    sort: orderOf(search).sort,
    first: PAGE,
    unread: unreadOnly(search),
    firstNotifications: NOTIFICATIONS_PAGE,
  };
}
