import type { FieldPolicy, Reference } from '@apollo/client';

interface CursorPage {
  nodes: readonly Reference[];
  pageInfo: { hasNextPage: boolean };
}

/**
 * Returns the cache policy of a "Load more" list. Further pages are appended. What is at least as long as the list, as
 * `refetchList` writes it, replaces it; a first page alone replaces the start and keeps the loaded pages after it.
 *
 * @param keyArgs arguments that identify separate lists
 */
export const cursorList = (...keyArgs: string[]): FieldPolicy<CursorPage> => ({
  keyArgs,
  merge(existing, incoming, { args }) {
    if (!existing) return incoming;
    if (args?.after) return { ...incoming, nodes: joined(existing.nodes, incoming.nodes) };
    if (incoming.nodes.length >= existing.nodes.length) return { ...incoming, nodes: joined(incoming.nodes) };
    const last = incoming.pageInfo.hasNextPage ? incoming.nodes.at(-1)?.__ref : undefined;
    const behind = existing.nodes.findIndex(({ __ref }) => __ref === last) + 1;
    if (!behind || behind === existing.nodes.length) return incoming;
    return { ...existing, nodes: joined(incoming.nodes, existing.nodes.slice(behind)) };
  },
});

/** Deduplicates: an item in several pages keeps its first position. */
const joined = (...pages: (readonly Reference[])[]): Reference[] => [
  ...new Map(pages.flat().map((node) => [node.__ref, node])).values(),
];
