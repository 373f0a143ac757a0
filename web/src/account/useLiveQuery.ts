import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { loginAndBack } from '../app/paths';
import { failureOf } from '../lib/errors';
import { usePolling } from '../lib/usePolling';
import { renewSession } from './renewSession';

/**
 * Keeps what a page's own query has put into the cache up to date, and answers how to do so at once. A try that fails
 * changes nothing on the screen; one that finds the session ended leads to the login, and from there back.
 *
 * @param key of the list that is shown, where the page has several
 */
export function useLiveQuery<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  key?: string,
): () => Promise<void> {
  const apollo = useApolloClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  const renew = async () => {
    try {
      await apollo.query({ query, variables, fetchPolicy: 'network-only' });
    } catch (error) {
      if (failureOf(error).code !== 'UNAUTHENTICATED') return;
      await renewSession(apollo);
      await navigate(loginAndBack(pathname + search));
    }
  };
  usePolling(renew, key);
  return renew;
}
