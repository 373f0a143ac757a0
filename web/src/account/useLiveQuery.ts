import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { ignoreFailure } from '../lib/ignoreFailure';
import { refetchQuery } from '../lib/refetchQuery';
import { usePolling } from './usePolling';

/**
 * Keeps the cached data of a page's own query up to date. Returns a function that refetches at once. Failed attempts
 * leave the screen unchanged, and polling backs off.
 *
 * @param key identifies the current list, on pages with several
 */
export function useLiveQuery<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  key?: string,
): () => Promise<void> {
  const apollo = useApolloClient();
  const refetch = () => refetchQuery(apollo, query, variables);
  usePolling(refetch, key);
  return () => ignoreFailure(refetch());
}
