import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { forgetInboxVersion } from '../../account/inboxSummary';
import { InboxSummaryDocument } from '../../account/InboxSummary.generated';
import { moveFocusToMain } from '../../lib/moveFocusToMain';

/**
 * Reloads the list when polling finds a new message, or one that another admin has read. After a failed reload, the next
 * poll tries again.
 */
export function useEnquiryUpdates(reload: () => Promise<unknown>): void {
  const apollo = useApolloClient();
  const version = useQuery(InboxSummaryDocument, { fetchPolicy: 'cache-only' }).data?.inboxSummary.version;
  const shown = useRef<string>(undefined);
  const latest = useRef(reload);
  useEffect(() => {
    latest.current = reload;
  });
  useEffect(() => {
    if (version === shown.current) return;
    shown.current = version;
    if (!version) return;
    const focused = document.activeElement;
    void latest.current().then(
      () => {
        if (!focused?.isConnected) moveFocusToMain();
      },
      () => forgetInboxVersion(apollo),
    );
  }, [apollo, version]);
}
