import type { ApolloClient, DocumentNode, OperationVariables, TypedDocumentNode } from '@apollo/client';

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
  const key = keyOf(query, variables);
  const before = times.get(key);
  const fresh = Date.now() - (before ?? 0) < FRESH_MS;
  // Server-rendered data is already cached and counts as just fetched.
  const fetchPolicy = fresh || before === undefined ? 'cache-first' : 'network-only';
  // Before the request: what is marked as stale during it stays so.
  if (!fresh) times.set(key, Date.now());
  try {
    return (await apollo.query({ query, variables, fetchPolicy })).data;
  } catch {
    // The request failed, so restore the previous age.
    if (before === undefined) times.delete(key);
    else times.set(key, before);
    return undefined;
  }
}

/** Returns whether a query was marked as stale during or after its last load. */
export const isStale = <Data, Variables extends OperationVariables>(
  apollo: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): boolean => fetchedAt.get(apollo)?.get(keyOf(query, variables)) === 0;

const keyOf = ({ definitions }: DocumentNode, variables: OperationVariables): string => {
  const [definition] = definitions;
  const name = definition && 'name' in definition ? definition.name?.value : '';
  return `${name} ${JSON.stringify(variables)}`;
};
