import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';

/**
 * Fetches the first page of a list that grows by "Load more" anew. Unlike a query's `refetch`, which would start the
 * list over, it leaves the pages behind the first one where they are; see cursorList.ts.
 */
export function useFirstPage<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): () => Promise<unknown> {
  const apollo = useApolloClient();
  return () => apollo.query({ query, variables, fetchPolicy: 'network-only' });
}
