import type { FieldPolicy, Reference } from '@apollo/client';

interface CursorPage {
  nodes: readonly Reference[];
  pageInfo: { hasNextPage: boolean };
}

/**
 * Cache policy of a list that grows by "Load more". A page after a cursor is put behind what is there; the first page,
 * fetched again, replaces the beginning and keeps the pages that were loaded behind it.
 *
 * @param keyArgs arguments that make it another list
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

/** No item twice: one that was in both pages stays where it is first. */
const joined = (front: readonly Reference[], back: readonly Reference[]): Reference[] => {
  const there = new Set(front.map(({ __ref }) => __ref));
  return [...front, ...back.filter(({ __ref }) => !there.has(__ref))];
};
