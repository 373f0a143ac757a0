import { useApolloClient } from '@apollo/client/react';
import { useMatches } from 'react-router-dom';
import type { RouteHandle } from '../app/routeHandle';
import { useViewer } from '../app/useViewer';
import { sessionEnded } from '../lib/endedSession';
import { failureOf } from '../lib/errors';
import { usePolling } from '../lib/usePolling';
import { hasUnsavedChanges } from '../lib/useUnsavedChanges';
import { EndedSession } from './EndedSession';
import { askPulse } from './pulse';
import { renewSession } from './renewSession';

/**
 * Asks for news as long as a page is open: one small question for the bell of every page and for the inbox. It also
 * finds out when the session has ended, or another account has logged in in this browser: what a page behind the login
 * shows must be the account's that would act on it.
 */
export default function LivePulse() {
  const apollo = useApolloClient();
  const guarded = ((useMatches().at(-1)?.handle ?? {}) as RouteHandle).clientOnly;
  const viewerId = useViewer()?.id;

  usePolling(async () => {
    try {
      const { accountId } = await askPulse(apollo);
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
