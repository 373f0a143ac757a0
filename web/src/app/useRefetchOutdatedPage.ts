import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { refetchQuery } from '../lib/refetchQuery';
import { hasSessionHint, removeSessionHint } from '../lib/sessionHint';
import { ignoreFailure } from '../lib/ignoreFailure';
import { MeDocument } from './me.generated';

/**
 * Fetches again what a page shows if it is older than the session: after a login, Back shows a visitor's page from the
 * browser's cache.
 */
export function useRefetchOutdatedPage(): void {
  const apollo = useApolloClient();
  const navigate = useNavigate();
  const location = useLocation();
  const current = useRef(location);
  useEffect(() => {
    current.current = location;
  });
  // Not `useViewer`: while a login clears the cache, the user is unknown, and another navigation would interrupt its own.
  const isVisitors = useQuery(MeDocument).data?.me === null;
  useEffect(() => {
    if (!isVisitors || !hasSessionHint()) return;
    const reload = async () => {
      const data = await refetchQuery(apollo, MeDocument, {});
      if (!data?.me) return removeSessionHint();
      await apollo.refetchQueries({ include: 'active' });
      // Runs the page's loader, which may redirect: the login page does.
      await navigate(current.current, {
        replace: true,
        preventScrollReset: true,
        state: current.current.state as unknown,
      });
    };
    void ignoreFailure(reload());
  }, [apollo, navigate, isVisitors]);
}
