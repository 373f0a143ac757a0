import type { ApolloCache, Reference } from '@apollo/client';

interface StoredList {
  nodes: readonly Reference[];
}

/** Takes what has left a list that grows by "Load more" out of it, however far down it stood. */
export function dropFromList(
  cache: ApolloCache,
  fieldName: string,
  item: { __typename: string; id: string },
): void {
  const gone = cache.identify(item);
  cache.modify<Record<string, StoredList>>({
    fields: {
      [fieldName]: (list) =>
        'nodes' in list ? { ...list, nodes: list.nodes.filter(({ __ref }) => __ref !== gone) } : list,
    },
  });
}
