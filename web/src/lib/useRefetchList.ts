import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { refetchList } from './refetchList';

/**
 * Returns a function that refetches all loaded pages of a "Load more" list. A query's `refetch` would leave only the
 * first one.
 */
export function useRefetchList<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  field: string & keyof Data,
): () => Promise<void> {
  const apollo = useApolloClient();
  return () => refetchList(apollo, query, variables, field);
}
