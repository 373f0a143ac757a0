import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';

/**
 * Fetches a query again and updates the cache. Requests for the same data are sent one after another and never
 * deduplicated: a response that was requested before a change must not replace a later one.
 *
 * @throws network or server errors
 */
export async function refetchQuery<Data, Variables extends OperationVariables>(
  apollo: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data | undefined> {
  const [definition] = query.definitions;
  const name = definition && 'name' in definition ? definition.name?.value : '';
  const { data } = await apollo.query({
    query,
    variables,
    fetchPolicy: 'network-only',
    context: { queryDeduplication: false, serializationKey: `${name} ${JSON.stringify(variables)}` },
  });
  return data;
}
