import type { BookingStatus } from '../../gql/types';
import type { InboxQueryVariables } from './InboxPage.generated';

/** The tabs: their words, their addresses, and what they ask for. */
export const INBOX_TABS = [
  { label: 'All', param: null, status: undefined },
  { label: 'Pending', param: 'pending', status: 'PENDING' },
  { label: 'Approved', param: 'approved', status: 'APPROVED' },
  { label: 'Rejected', param: 'rejected', status: 'REJECTED' },
  { label: 'Withdrawn', param: 'withdrawn', status: 'WITHDRAWN' },
] as const satisfies readonly { label: string; param: string | null; status: BookingStatus | undefined }[];

const PAGE = 12;

/** The tab that an address names; an unknown one is "All". */
export const tabOf = (search: URLSearchParams) =>
  INBOX_TABS.find(({ param }) => param === search.get('status')) ?? INBOX_TABS[0];

/** What the query of that tab asks for: loader and page must use the same. */
export const inboxVariables = (search: URLSearchParams): InboxQueryVariables => ({
  status: tabOf(search).status,
  first: PAGE,
});
