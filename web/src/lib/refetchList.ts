import type { ApolloClient, OperationVariables, TypedDocumentNode, Unmasked } from '@apollo/client';
import { Kind, visit, type DocumentNode } from 'graphql';

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

const UNMASK = { kind: Kind.DIRECTIVE, name: { kind: Kind.NAME, value: 'unmask' } } as const;

/** Makes the results of a query contain the fields of its fragments, which Apollo Client masks by default. */
const unmask = <Document extends DocumentNode>(query: Document): Document =>
  visit(query, {
    [Kind.FRAGMENT_SPREAD]: (spread) => ({ ...spread, directives: [...(spread.directives ?? []), UNMASK] }),
  });

async function fetchPages<Data, Variables extends OperationVariables>(
  apollo: ApolloClient,
  query: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  field: string & keyof Data,
): Promise<void> {
  const unmasked = unmask(query);
  const listOf = (data: unknown) => (data as Record<string, CursorPage> | null | undefined)?.[field];
  const loaded = () => listOf(apollo.readQuery({ query, variables }))?.nodes.length ?? 0;
  const nodes: unknown[] = [];
  let after: string | null | undefined;
  for (;;) {
    const { data } = await apollo.query({
      query: unmasked,
      variables: { ...variables, after },
      fetchPolicy: 'no-cache',
      context: { queryDeduplication: false },
    });
    const page = listOf(data);
    if (page) nodes.push(...page.nodes);
    if (!page?.pageInfo.hasNextPage || nodes.length >= loaded()) {
      const all: unknown = page ? { ...(data as object), [field]: { ...page, nodes } } : data;
      apollo.writeQuery({ query, variables, data: all as Unmasked<Data> });
      return;
    }
    after = page.pageInfo.endCursor;
  }
}
