import { Field, ObjectType } from 'type-graphql';
import type { Statements } from './database.js';
import { badInput } from './errors.js';
import { formatNumber } from './intl.js';
import { MAX_COUNT } from './page.constants.js';

@ObjectType({ description: 'Where a page of a list lies, and whether there is more.' })
export class PageInfo {
  @Field({ description: 'True when more items follow this page.' })
  hasNextPage: boolean;

  @Field({ description: 'True when this is not the first page.' })
  hasPreviousPage: boolean;

  @Field(() => String, { nullable: true, description: 'Cursor of the first item, or null on an empty page.' })
  startCursor: string | null;

  @Field(() => String, { nullable: true, description: 'Cursor of the last item; pass it as `after`.' })
  endCursor: string | null;
}

/** How much of a list is wanted: the page after a cursor, or the n-th page. */
export interface Window {
  first: number;
  after?: string | null;
  page?: number | null;
}

/**
 * The sort key of the row after which a page starts, packed so that callers treat it as opaque.
 * Values are numbers, strings or null, in the order of the list's sort.
 * @param list what list it is, and its order if it has several: a place in one is none in another
 */
export const encodeCursor = (list: string, key: readonly (string | number | null)[]): string =>
  Buffer.from(JSON.stringify([list, ...key])).toString('base64url');

/** @throws AppError BAD_USER_INPUT when it is not a cursor of this list with `length` parts */
export function decodeCursor(list: string, cursor: string, length: number): (string | number | null)[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    const simple = (part: unknown) => part === null || typeof part === 'string' || typeof part === 'number';
    if (Array.isArray(parts) && parts[0] === list && parts.length === length + 1 && parts.every(simple))
      return parts.slice(1);
  } catch {
    // Falls through: broken base64 or JSON is answered like a cursor of another list.
  }
  throw badInput('after', 'after is not a cursor of this list');
}

/** The end of a statement that fetches a numbered page; nothing for the first, and where a cursor says where it starts. */
export const offsetOf = ({ first, after, page }: Window, bind: (value: unknown) => string): string =>
  !after && page && page > 1 ? `OFFSET ${bind((page - 1) * first)}` : '';

/** A page of a list as the services answer it; GraphQL and REST each present it in their way. */
export interface Page<Item> {
  nodes: Item[];
  /** Cursor of the n-th node; made only when somebody asks for it. */
  cursorOf: (index: number) => string;
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  /** Counts all items up to MAX_COUNT; asked for only when wanted. */
  count: () => Promise<number>;
}

/** A connection type's Int argument description is the same everywhere. */
export const totalCountDescription = `All items that match, counted up to ${formatNumber(MAX_COUNT)}.`;

/** Makes a page of a list from the `first + 1` rows that a query fetched; `keyOf` gives a row's sort key. */
export function pageOf<Row>(
  list: string,
  rows: Row[],
  window: Window,
  keyOf: (row: Row) => (string | number | null)[],
  count: () => Promise<number>,
): Page<Row> {
  const nodes = rows.slice(0, window.first);
  const hasNextPage = rows.length > window.first;
  const before = window.after ? undefined : ((window.page ?? 1) - 1) * window.first;
  // Where a list ends on this page, its length is known; beyond its end it is not.
  const known = !hasNextPage && before !== undefined && (before === 0 || nodes.length > 0);
  return {
    nodes,
    cursorOf: (index) => {
      const row = nodes[index];
      return row ? encodeCursor(list, keyOf(row)) : '';
    },
    hasNextPage,
    hasPreviousPage: Boolean(window.after) || (window.page ?? 1) > 1,
    count: known ? async () => Math.min(before + nodes.length, MAX_COUNT) : count,
  };
}

/**
 * Counts the rows of a list, up to MAX_COUNT.
 * @param matching table and conditions: `enquiry WHERE read_at IS NULL`
 */
export async function countRows(
  tx: Statements,
  matching: string,
  values: readonly unknown[],
  plan: 'kept' | 'fresh' = 'kept',
): Promise<number> {
  const [row] = await tx.sql<{ count: number }>(
    `SELECT count(*)::int FROM (SELECT FROM ${matching} LIMIT ${MAX_COUNT}) matching`,
    values,
    plan,
  );
  return row?.count ?? 0;
}

export const pageInfoOf = (page: Page<unknown>): PageInfo => ({
  hasNextPage: page.hasNextPage,
  hasPreviousPage: page.hasPreviousPage,
  startCursor: page.cursorOf(0) || null,
  endCursor: page.cursorOf(page.nodes.length - 1) || null,
});
