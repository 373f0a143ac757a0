import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';

/** Data older than this is fetched again when its screen opens again. */
const FRESH_MS = 60_000;

const fetchedAt = new WeakMap<ApolloClient, Map<string, number>>();

/** What was loaded for the queries of that name is old: it is fetched again when its screen opens again. */
export function markStale(apollo: ApolloClient, queryName: string): void {
  const times = fetchedAt.get(apollo);
  for (const key of times?.keys() ?? []) if (key.startsWith(`${queryName} `)) times?.set(key, 0);
}

/**
 * Loads a page's query into the client's cache before the page renders, which then reads it with `useQuery`
 * and the same variables. A failure is left to the page: its `useQuery` meets it again and shows it in place.
 */
export async function loadPage<Data, Variables extends OperationVariables>(
  apollo: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data | undefined> {
  let times = fetchedAt.get(apollo);
  if (!times) fetchedAt.set(apollo, (times = new Map<string, number>()));
  const [definition] = query.definitions;
  const name = definition && 'name' in definition ? definition.name?.value : '';
  const key = `${name} ${JSON.stringify(variables)}`;
  const fresh = Date.now() - (times.get(key) ?? 0) < FRESH_MS;
  try {
    // What the server rendered into the page is in the cache and counts as fetched now.
    const { data } = await apollo.query({
      query,
      variables,
      fetchPolicy: fresh || !times.has(key) ? 'cache-first' : 'network-only',
    });
    times.set(key, fresh ? (times.get(key) ?? Date.now()) : Date.now());
    return data;
  } catch {
    return undefined;
  }
}
