import { ApolloClient, type OperationVariables, type TypedDocumentNode, type Unmasked } from '@apollo/client';

interface CursorPage {
  nodes: readonly unknown[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

const running = new Map<string, Promise<unknown>>();

/**
 * Fetches all loaded pages of a "Load more" list again and updates the cache once: a row may be on another page now.
 * Refetches of the same list run one after another, so that an older result never replaces a newer one.
 *
 * @param query has the variable `after`
 * @param field the list's field of the query
 * @throws network or server errors; the list stays as it was
 */
export async function refetchList<Data, Variables extends OperationVariables>(
  apollo: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  field: string & keyof Data,
): Promise<void> {
  const key = `${field} ${JSON.stringify(variables)}`;
  const done = (running.get(key) ?? Promise.resolve()).then(() =>
    fetchPages(apollo, query, variables, field),
  );
  // The next one runs after a failure, too, which `done` reports.
  const settled = done.catch(() => undefined);
  running.set(key, settled);
  await done.finally(() => running.get(key) === settled && running.delete(key));
}

async function fetchPages<Data, Variables extends OperationVariables>(
  apollo: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  field: string & keyof Data,
): Promise<void> {
  // Unlike `apollo`, it doesn't mask the results, which are written when all have arrived.
  const unmasked = new ApolloClient({ link: apollo.link, cache: apollo.cache });
  const listOf = (data: unknown) => (data as Record<string, CursorPage> | null | undefined)?.[field];
  const loaded = () => listOf(apollo.readQuery({ query, variables }))?.nodes.length ?? 0;
  const nodes: unknown[] = [];
  let after: string | null | undefined;
  for (;;) {
    const { data } = await unmasked.query({
      query,
      variables: { ...variables, after },
      fetchPolicy: 'no-cache',
      context: { queryDeduplication: false },
    });
    const page = listOf(data);
    if (page) nodes.push(...page.nodes);
    if (!page?.pageInfo.hasNextPage || nodes.length >= loaded()) {
      const all = page ? { ...data, [field]: { ...page, nodes } } : data;
      apollo.writeQuery({ query, variables, data: all as Unmasked<Data> });
      return;
    }
    after = page.pageInfo.endCursor;
  }
}
