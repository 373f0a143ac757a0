import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { NODES_MAX } from '@mandap/api/constants/node';
import { useCallback, useEffect, useRef } from 'react';
import { clearInboxVersion, markWorkStale, pollInbox } from '../../account/inboxSummary';
import { useInboxVersion } from '../../account/useInboxVersion';
import { isStale } from '../../lib/pageQuery';
import { refetchList } from '../../lib/refetchList';
import { InboxDocument, KeptEnquiriesDocument, MoreNotificationsDocument } from './InboxPage.generated';
import type { inboxVariables } from './inboxStatus';

/**
 * Reloads the inbox when polling reports a change, and returns a function that reloads it at once. A failed reload leaves
 * the list as it is, and the next poll tries again.
 *
 * @param kept IDs of enquiries that the page shows also if they aren't in the list
 */
export function useInboxUpdates(
  variables: ReturnType<typeof inboxVariables>,
  kept: readonly string[],
): () => Promise<void> {
  const apollo = useApolloClient();
  const latest = useRef({ variables, kept });
  useEffect(() => {
    latest.current = { variables, kept };
  });
  const load = useCallback(async () => {
    await refetchInbox(apollo, latest.current.variables);
    await refetchKept(apollo, latest.current);
  }, [apollo]);
  const tryToLoad = useCallback(() => load().catch(() => clearInboxVersion(apollo)), [apollo, load]);
  const markDisplayed = useInboxVersion(load);
  // Another tab may have been loaded before a change, and opens after it.
  const key = JSON.stringify(variables);
  useEffect(() => {
    if (isStale(apollo, InboxDocument, latest.current.variables)) void tryToLoad();
  }, [apollo, tryToLoad, key]);

  return async () => {
    markWorkStale(apollo);
    // Poll before loading, so that no change in between is missed. Load even if polling fails.
    const now = await pollInbox(apollo).catch(() => undefined);
    if (now) markDisplayed(now.version);
    await tryToLoad();
  };
}

async function refetchInbox(
  apollo: ApolloClient,
  variables: ReturnType<typeof inboxVariables>,
): Promise<void> {
  await refetchList(apollo, InboxDocument, variables, 'enquiryInbox');
  const { unread, firstNotifications } = variables;
  const notifications = { query: MoreNotificationsDocument, variables: { unread, firstNotifications } };
  const loaded = apollo.readQuery(notifications)?.notifications.nodes.length ?? 0;
  // The inbox query has the first page only.
  if (loaded > firstNotifications)
    await refetchList(apollo, notifications.query, notifications.variables, 'notifications');
}

/** Fetches kept enquiries that are not, or no longer, among the loaded ones. */
async function refetchKept(
  apollo: ApolloClient,
  { variables, kept }: { variables: ReturnType<typeof inboxVariables>; kept: readonly string[] },
): Promise<void> {
  const inbox = apollo.readQuery({ query: InboxDocument, variables })?.enquiryInbox;
  const loaded = new Set(inbox?.nodes.map(({ id }) => id));
  const missing = kept.filter((id) => !loaded.has(id));
  for (let start = 0; start < missing.length; start += NODES_MAX)
    await apollo.query({
      query: KeptEnquiriesDocument,
      variables: { ids: missing.slice(start, start + NODES_MAX) },
      fetchPolicy: 'network-only',
    });
}
