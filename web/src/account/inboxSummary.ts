import type { ApolloClient } from '@apollo/client';
import { MeDocument } from '../app/me.generated';
import { refetchQuery } from '../lib/refetchQuery';
import { markStale } from '../lib/pageQuery';
import { InboxSummaryDocument } from './InboxSummary.generated';

/** The pages that show what a business has to do. */
const WORK_QUERIES = ['Inbox', 'OwnerHome', 'OwnerProfile'];

/** Marks what a business has to do as stale on all pages that show it. */
export function markWorkStale(apollo: ApolloClient): void {
  for (const name of WORK_QUERIES) markStale(apollo, name);
}

/**
 * Fetches the unread count, and marks the business's work as stale if the inbox's version has changed. Returns the
 * current account and the version of its inbox, which changes with its contents.
 *
 * @throws network or server errors
 */
export async function pollInbox(apollo: ApolloClient): Promise<{ accountId: string; version: string }> {
  const previous = apollo.readQuery({ query: InboxSummaryDocument })?.inboxSummary.version;
  const data = await refetchQuery(apollo, InboxSummaryDocument, {});
  if (!data) throw new Error('there is no answer');
  const { accountId, unreadCount, version } = data.inboxSummary;
  if (version !== previous) markWorkStale(apollo);
  countUnread(apollo, () => unreadCount);
  return { accountId, version };
}

/** Makes the next poll count as a change, because the inbox could not be loaded after the last one. */
export function clearInboxVersion(apollo: Pick<ApolloClient, 'cache'>): void {
  apollo.cache.updateQuery(
    { query: InboxSummaryDocument },
    (data) => data && { inboxSummary: { ...data.inboxSummary, version: '' } },
  );
}

/** Updates the unread count in the navigation bar. */
export function countUnread(apollo: Pick<ApolloClient, 'cache'>, change: (unread: number) => number): void {
  apollo.cache.updateQuery(
    { query: MeDocument },
    (data) => data && { ...data, me: data.me && { ...data.me, unreadCount: change(data.me.unreadCount) } },
  );
}
