import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { ignoreFailure } from '../lib/ignoreFailure';
import { refetchList } from '../lib/refetchList';
import { refetchQuery } from '../lib/refetchQuery';
import { markWorkStale } from './inboxSummary';
import { usePolling } from './usePolling';

/**
 * Keeps the cached data of a page's own query up to date. Returns a function to call after an action, which may have
 * settled work: it refetches at once. Failed attempts leave the screen unchanged, and polling backs off.
 *
 * @param options.key identifies the current list, on pages with several
 * @param options.paused stops polling, for data that doesn't exist
 * @param options.list the query's "Load more" list, of which all loaded pages are refetched
 */
export function useLiveQuery<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  { key, paused, list }: { key?: string; paused?: boolean; list?: string & keyof Data } = {},
): () => Promise<void> {
  const apollo = useApolloClient();
  const refetch = (): Promise<unknown> =>
    list ? refetchList(apollo, query, variables, list) : refetchQuery(apollo, query, variables);
  usePolling(refetch, key, paused);
  return () => {
    markWorkStale(apollo);
    return ignoreFailure(refetch());
  };
}
