import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { refetchQuery } from './refetchQuery';

/**
 * Returns a function that refetches the first page of a "Load more" list. Unlike a query's `refetch`, it keeps the
 * loaded pages after it; see cursorList.ts.
 */
export function useFirstPage<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): () => Promise<unknown> {
  const apollo = useApolloClient();
  return () => refetchQuery(apollo, query, variables);
}
