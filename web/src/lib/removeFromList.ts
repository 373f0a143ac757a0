import type { ApolloCache, Reference } from '@apollo/client';

interface StoredList {
  nodes: readonly Reference[];
}

/** Removes an item from a cached "Load more" list, on whichever page it is. */
export function removeFromList(
  cache: ApolloCache,
  fieldName: string,
  item: { __typename: string; id: string },
): void {
  const removedRef = cache.identify(item);
  cache.modify<Record<string, StoredList>>({
    fields: {
      [fieldName]: (list) =>
        'nodes' in list ? { ...list, nodes: list.nodes.filter(({ __ref }) => __ref !== removedRef) } : list,
    },
  });
}
