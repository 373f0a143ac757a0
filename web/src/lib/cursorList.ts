import type { FieldPolicy, Reference } from '@apollo/client';

interface CursorPage {
  nodes: readonly Reference[];
  pageInfo: { hasNextPage: boolean };
}

/**
 * Returns the cache policy of a "Load more" list. Further pages are appended. A refetched first page replaces the start
 * of the list and keeps the loaded pages after it.
 *
 * @param keyArgs arguments that identify separate lists
 */
export const cursorList = (...keyArgs: string[]): FieldPolicy<CursorPage> => ({
  keyArgs,
  merge(existing, incoming, { args }) {
    if (!existing) return incoming;
    if (args?.after) return { ...incoming, nodes: joined(existing.nodes, incoming.nodes) };
    const last = incoming.pageInfo.hasNextPage ? incoming.nodes.at(-1)?.__ref : undefined;
    const behind = existing.nodes.findIndex(({ __ref }) => __ref === last) + 1;
    if (!behind || behind === existing.nodes.length) return incoming;
    return { ...existing, nodes: joined(incoming.nodes, existing.nodes.slice(behind)) };
  },
});

/** Deduplicates: an item in both pages keeps its first position. */
const joined = (front: readonly Reference[], back: readonly Reference[]): Reference[] => {
  const there = new Set(front.map(({ __ref }) => __ref));
  return [...front, ...back.filter(({ __ref }) => !there.has(__ref))];
};
