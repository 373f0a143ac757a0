import { useApolloClient } from '@apollo/client/react';
import { useLocation, useMatches, useNavigate } from 'react-router-dom';
import { loginAndBack } from '../app/paths';
import type { RouteHandle } from '../app/routeHandle';
import { failureOf } from '../lib/errors';
import { usePolling } from '../lib/usePolling';
import { askPulse } from './pulse';
import { renewSession } from './renewSession';

/**
 * Asks for news as long as a page is open: one small question for the bell of every page and for the inbox. When it
 * finds that the session has ended, a page behind the login leads there, and from there back.
 */
export default function LivePulse() {
  const apollo = useApolloClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const guarded = ((useMatches().at(-1)?.handle ?? {}) as RouteHandle).clientOnly;

  usePolling(async () => {
    try {
      await askPulse(apollo);
    } catch (error) {
      if (failureOf(error).code !== 'UNAUTHENTICATED') throw error;
      await renewSession(apollo);
      if (guarded) await navigate(loginAndBack(pathname + search));
    }
  });
  return null;
}
