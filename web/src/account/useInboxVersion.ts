import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { clearInboxVersion } from './inboxSummary';
import { InboxSummaryDocument } from './InboxSummary.generated';

/**
 * Loads a list when polling reports a change. The first poll counts as one, because the age of the displayed list is
 * unknown. After a failure, the next poll tries again.
 *
 * @returns a function that marks a version as displayed, for lists that were loaded otherwise
 */
export function useInboxVersion(load: () => Promise<unknown>): (version: string) => void {
  const apollo = useApolloClient();
  const version = useQuery(InboxSummaryDocument, { fetchPolicy: 'cache-only' }).data?.inboxSummary.version;
  const shown = useRef<string>(undefined);
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  useEffect(() => {
    if (version === shown.current) return;
    shown.current = version;
    if (version) void latest.current().catch(() => clearInboxVersion(apollo));
  }, [apollo, version]);
  return (displayed) => {
    shown.current = displayed;
  };
}
