import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { usePolling } from '../lib/usePolling';

/**
 * Keeps what a page's own query has put into the cache up to date, and answers how to do so at once. A try that fails
 * changes nothing on the screen.
 *
 * @param key of the list that is shown, where the page has several
 */
export function useLiveQuery<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  key?: string,
): () => Promise<void> {
  const apollo = useApolloClient();
  const renew = async () => {
    try {
      await apollo.query({ query, variables, fetchPolicy: 'network-only' });
    } catch {
      // The next one may come through.
    }
  };
  usePolling(renew, key);
  return renew;
}
