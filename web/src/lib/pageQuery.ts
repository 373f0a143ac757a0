import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';

/** Cached data older than this is refetched when its screen opens again. */
const FRESH_MS = 60_000;

const fetchedAt = new WeakMap<ApolloClient, Map<string, number>>();

/** Marks the cached results of a query as stale, so that they are refetched when their screen opens again. */
export function markStale(apollo: ApolloClient, queryName: string): void {
  const times = fetchedAt.get(apollo);
  for (const key of times?.keys() ?? []) if (key.startsWith(`${queryName} `)) times?.set(key, 0);
}

/**
 * Loads a page's query into the cache before the page renders; the page then reads it with `useQuery` and the same
 * variables. Failures are left to that `useQuery`, which shows them in place.
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
    // Server-rendered data is already cached and counts as just fetched.
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
