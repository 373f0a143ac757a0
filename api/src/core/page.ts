import { Field, ObjectType } from 'type-graphql';
import type { Statements } from './database.js';
import { badInput } from './errors.js';
import { formatNumber } from './intl.js';
import { MAX_COUNT } from './page.constants.js';
import { t } from './messages.generated.js';

@ObjectType({ description: 'Position of a page in a list.' })
export class PageInfo {
  @Field({ description: 'True when more items follow this page.' })
  hasNextPage: boolean;

  @Field({ description: 'True when this is not the first page.' })
  hasPreviousPage: boolean;

  @Field(() => String, { nullable: true, description: 'Cursor of the first item; null on an empty page.' })
  startCursor: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Cursor of the last item, to pass as `after`; null on an empty page.',
  })
  endCursor: string | null;
}

/** Requested part of a list: the page after a cursor, or the n-th page. */
export interface Window {
  first: number;
  after?: string | null;
  page?: number | null;
}

/**
 * Encodes the sort key of a row as an opaque cursor. Values are numbers, strings or null, in the order of the sort.
 * @param list name of the list, with its order if it has several, so that other lists reject the cursor
 */
export const encodeCursor = (list: string, key: readonly (string | number | null)[]): string =>
  Buffer.from(JSON.stringify([list, ...key])).toString('base64url');

/** @throws AppError BAD_USER_INPUT if it isn't a cursor of this list with `length` parts */
export function decodeCursor(list: string, cursor: string, length: number): (string | number | null)[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    const isScalar = (part: unknown) => part === null || typeof part === 'string' || typeof part === 'number';
    if (Array.isArray(parts) && parts[0] === list && parts.length === length + 1 && parts.every(isScalar))
      return parts.slice(1);
  } catch {
    // Falls through: malformed base64 or JSON is rejected like a cursor of another list.
  }
  throw badInput('after', t('cursorInvalid'));
}

/** Number of rows before a numbered page. */
const rowsBefore = ({ first, after, page }: Window): number => (after || !page ? 0 : (page - 1) * first);

/** Returns the OFFSET clause of a numbered page; empty for the first page and with a cursor. */
export const offsetOf = (window: Window, bind: (value: unknown) => string): string =>
  rowsBefore(window) > 0 ? `OFFSET ${bind(rowsBefore(window))}` : '';

/** Number of rows up to the one after the page, which tells whether there is a next page. */
export const lastRow = (window: Window): number => rowsBefore(window) + window.first + 1;

/** A page of a list, independent of the transport. */
export interface Page<Item> {
  nodes: Item[];
  /** Returns the cursor of the n-th node. */
  cursorOf: (index: number) => string;
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  /** Counts all items, up to MAX_COUNT. */
  count: () => Promise<number>;
  /** Whether the count follows from the page itself. */
  isCounted: boolean;
}

/** Description of totalCount in all connections. */
export const totalCountDescription = `All items that match, counted up to ${formatNumber(MAX_COUNT)}.`;

/** Makes a page from the `first + 1` rows of a query; `keyOf` returns a row's sort key. */
export function pageOf<Row>(
  list: string,
  rows: Row[],
  window: Window,
  keyOf: (row: Row) => (string | number | null)[],
  count: () => Promise<number>,
): Page<Row> {
  const nodes = rows.slice(0, window.first);
  const hasNextPage = rows.length > window.first;
  const before = rowsBefore(window);
  // On the last page the length is known, but not beyond it.
  const known = !hasNextPage && !window.after && (before === 0 || nodes.length > 0);
  return {
    nodes,
    cursorOf: (index) => {
      const row = nodes[index];
      return row ? encodeCursor(list, keyOf(row)) : '';
    },
    hasNextPage,
    hasPreviousPage: Boolean(window.after) || (window.page ?? 1) > 1,
    isCounted: known,
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
  plan: 'cached' | 'fresh' = 'cached',
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
