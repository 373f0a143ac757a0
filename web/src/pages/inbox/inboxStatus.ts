import { paths } from '../../app/paths';
import type { BookingStatus, InboxSort } from '../../gql/types';
import { term } from '../../lib/text';
import type { InboxQueryVariables } from './InboxPage.generated';

/** The tabs: their words, their addresses, and what they ask for. */
export const INBOX_TABS = [
  { label: 'All', param: null },
  { label: 'Pending', param: 'pending', status: 'PENDING', lapsed: false },
  { label: 'New dates', param: 'proposed', proposed: true },
  { label: 'Approved', param: 'approved', status: 'APPROVED' },
  { label: 'Rejected', param: 'rejected', status: 'REJECTED' },
  { label: 'Withdrawn', param: 'withdrawn', status: 'WITHDRAWN' },
  { label: 'Day passed', param: 'lapsed', lapsed: true },
] as const satisfies readonly {
  label: string;
  param: string | null;
  status?: BookingStatus;
  proposed?: true;
  lapsed?: boolean;
}[];

export type InboxTab = (typeof INBOX_TABS)[number];

/** The orders, by what stands in the address; the first one is shown when nothing does. */
export const INBOX_ORDERS = [
  { param: null, sort: 'NEWEST', label: 'Newest first' },
  { param: 'date', sort: 'EVENT_DATE', label: 'Next event first' },
] as const satisfies readonly { param: string | null; sort: InboxSort; label: string }[];

/** The order that an address names. */
export const orderOf = (search: URLSearchParams) =>
  INBOX_ORDERS.find(({ param }) => param === search.get('sort')) ?? INBOX_ORDERS[0];

/** The name that an address looks for. */
export const soughtName = (search: URLSearchParams): string => term(search.get('q'));

const PAGE = 12;
const NOTICES = 6;

/** The tab that an address names; an unknown one is "All". */
export const tabOf = (search: URLSearchParams): InboxTab =>
  INBOX_TABS.find(({ param }) => param === search.get('status')) ?? INBOX_TABS[0];

/** Whether the address asks for unread notifications only. */
export const unreadOnly = (search: URLSearchParams): boolean => search.get('notices') === 'unread';

/** The address with something of either list changed; the rest stays as it is. */
export function inboxPath(
  search: URLSearchParams,
  change: { [name in 'status' | 'q' | 'sort' | 'notices']?: string | null },
): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change))
    if (!value) next.delete(name);
    else next.set(name, value);
  return next.size ? `?${next.toString()}` : paths.notifications;
}

/** What the query of that tab asks for: loader and page must use the same. */
export function inboxVariables(search: URLSearchParams): InboxQueryVariables {
  const tab = tabOf(search);
  return {
    status: 'status' in tab ? tab.status : undefined,
    proposed: 'proposed' in tab ? tab.proposed : undefined,
    lapsed: 'lapsed' in tab ? tab.lapsed : undefined,
    search: soughtName(search) || undefined,
    sort: orderOf(search).sort,
    first: PAGE,
    unread: unreadOnly(search),
    notices: NOTICES,
  };
}
