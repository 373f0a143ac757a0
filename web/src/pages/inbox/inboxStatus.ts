import type { BookingStatus } from '../../gql/types';
import { paths } from '../../app/paths';
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

const PAGE = 12;
const NOTICES = 6;

/** The tab that an address names; an unknown one is "All". */
export const tabOf = (search: URLSearchParams): InboxTab =>
  INBOX_TABS.find(({ param }) => param === search.get('status')) ?? INBOX_TABS[0];

/** Whether the address asks for unread notifications only. */
export const unreadOnly = (search: URLSearchParams): boolean => search.get('notices') === 'unread';

/** The address of a tab of either list; the other list stays as it is. */
export function inboxPath(
  search: URLSearchParams,
  change: { status?: string | null; notices?: string | null },
): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change))
    if (value === null) next.delete(name);
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
    first: PAGE,
    unread: unreadOnly(search),
    notices: NOTICES,
  };
}
