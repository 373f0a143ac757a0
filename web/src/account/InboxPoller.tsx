import { useApolloClient } from '@apollo/client/react';
import { useMatches } from 'react-router-dom';
import type { RouteHandle } from '../app/routeHandle';
import { useViewer } from '../app/useViewer';
import { sessionEnded } from '../lib/endedSession';
import { failureOf } from '../lib/errors';
import { usePolling } from './usePolling';
import { hasUnsavedChanges } from '../lib/useUnsavedChanges';
import { EndedSession } from './EndedSession';
import { pollInbox } from './inboxSummary';
import { renewSession } from './renewSession';

/**
 * Polls for unread notifications and inbox changes while a page is open. Also detects that the session has ended, or
 * that another account has logged in in this browser: a page must not show one account's data and act as another.
 */
export default function InboxPoller() {
  const apollo = useApolloClient();
  const guarded = ((useMatches().at(-1)?.handle ?? {}) as RouteHandle).clientOnly;
  const viewerId = useViewer()?.id;

  usePolling(async () => {
    try {
      const { accountId } = await pollInbox(apollo);
      if (accountId === viewerId) return;
      if (!guarded) await renewSession(apollo);
      else if (hasUnsavedChanges()) sessionEnded();
      else location.reload();
    } catch (error) {
      if (guarded || failureOf(error).code !== 'UNAUTHENTICATED') throw error;
      await renewSession(apollo);
    }
  });
  return guarded ? <EndedSession /> : null;
}
