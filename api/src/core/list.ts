import type { Columns } from './columns.js';
import type { Plan, Statements } from './database.js';
import { badInput } from './errors.js';
import { t } from './messages.generated.js';
import { countRows, decodeCursor, lastRow, offsetOf, pageOf, type Page, type Window } from './page.js';
import { MAX_COUNT } from './page.constants.js';

/** Collects the conditions and values of a statement. */
export class Where {
  readonly conditions: string[] = [];
  readonly values: unknown[] = [];

  /** Adds a value and returns its placeholder. */
  readonly bind = (value: unknown): string => `$${this.values.push(value)}`;

  and(condition: string): this {
    this.conditions.push(condition);
    return this;
  }

  /** Joins all conditions with AND. */
  get text(): string {
    return this.conditions.join(' AND ') || 'true';
  }
}

/** A sort key. Cursors contain its value. */
export interface OrderKey<Row> {
  /** The sort expression, which is never null. */
  by: string;
  /** The expression's PostgreSQL type. */
  type: string;
  /** Reads the exact value from a row. Without it, the value is selected as text, because Date has no microseconds. */
  fromRow?: (row: Row) => string | number;
  /** SQL that converts a cursor's value for the comparison, if needed. */
  toComparable?: (value: string) => string;
}

/** Sort keys; the last one is unique. All have the same direction, so that one row comparison uses an index. */
export interface Order<Row> {
  keys: readonly OrderKey<Row>[];
  direction: 'ASC' | 'DESC';
}

export interface List<Row> {
  /** Name of the list and its order; cursors of other lists are rejected. */
  name: string;
  columns: Columns<Row>;
  /** Table with joins: `blog b`. */
  from: string;
  where: Where;
  order: Order<Row>;
  window: Window;
  plan?: Plan;
  /** Finds the page's IDs in this table first, so that a deep page reads an index instead of thousands of rows. */
  idsFirst?: IdsFirst;
  /** The page size of most requests. It is a constant in the statement: PostgreSQL caches no plan for an unknown LIMIT. */
  defaultPageSize?: number;
}

/** A table with the IDs of a list's rows. */
export interface IdsFirst {
  from: string;
  id: string;
  /**
   * Runs the query once for each of these rows (LATERAL) and merges the results: `unnest($1::text[]) AS matching (word)`.
   * The list's conditions may refer to its alias. `columns` are the ID and the sort keys.
   */
  merging?: { rows: string; columns: string };
}

/**
 * Returns one page of a list, after a cursor or by number (keyset pagination).
 * @throws AppError BAD_USER_INPUT for an invalid cursor, or a cursor together with a page
 */
export async function selectPage<Row extends object>(
  tx: Statements,
  { name, columns, from, where, order, window, plan, idsFirst, defaultPageSize }: List<Row>,
): Promise<Page<Row>> {
  const { keys, direction } = order;
  const page = cloneWhere(where);
  if (window.after && window.page) throw badInput('page', t('pageAndCursor'));
  if (window.after) page.and(afterCursor(decodeCursor(name, window.after, keys.length), order, page.bind));
  const orderBy = `ORDER BY ${keys.map(({ by }) => `${by} ${direction}`).join(', ')}`;
  const limit = window.first === defaultPageSize ? String(defaultPageSize + 1) : page.bind(window.first + 1);
  const offset = offsetOf(window, page.bind);
  const rest = `${orderBy} LIMIT ${limit} ${offset}`;
  const ids =
    idsFirst && fromAndWhere(idsFirst, page, () => `${orderBy} LIMIT ${page.bind(lastRow(window))}`);
  const found = ids
    ? `FROM ${from} WHERE ${idsFirst.id} = ANY(ARRAY(SELECT ${idsFirst.id} FROM ${ids} ${rest})) ${orderBy}`
    : `FROM ${from} WHERE ${page.text} ${rest}`;
  const rows = await tx.sql<Row & Keys>(
    `SELECT ${[columns.list, ...keyColumns(keys)].join(', ')} ${found}`,
    page.values,
    plan,
  );
  return pageOf(
    name,
    rows,
    window,
    (row) => keys.map((key, i) => (key.fromRow ? key.fromRow(row) : (row[`key${i}`] ?? ''))),
    () =>
      countRows(
        tx,
        fromAndWhere(idsFirst ?? { from }, where, () => `LIMIT ${MAX_COUNT}`),
        where.values,
        plan,
      ),
  );
}

/** Returns the FROM and WHERE clauses. With `merging`, each part is already sorted and limited. */
function fromAndWhere(
  { from, merging }: Omit<IdsFirst, 'id'>,
  where: Where,
  partLimit: () => string,
): string {
  const filtered = `${from} WHERE ${where.text}`;
  if (!merging) return filtered;
  const part = `SELECT ${merging.columns} FROM ${filtered} ${partLimit()}`;
  return `(SELECT DISTINCT part.* FROM ${merging.rows} CROSS JOIN LATERAL (${part}) part) merged`;
}

/** Sort keys without `fromRow`, selected as text under key0, key1, … */
type Keys = Record<`key${number}`, string | undefined>;

const keyColumns = (keys: readonly OrderKey<never>[]): string[] =>
  keys.flatMap(({ by, fromRow }, i) => (fromRow ? [] : [`(${by})::text AS "key${i}"`]));

function afterCursor<Row>(
  values: readonly unknown[],
  { keys, direction }: Order<Row>,
  bind: Where['bind'],
): string {
  const compared = keys.map((key, i) => {
    const value = bind(values[i]);
    return key.toComparable?.(value) ?? `${value}::${key.type}`;
  });
  return `(${keys.map(({ by }) => by).join(', ')}) ${direction === 'DESC' ? '<' : '>'} (${compared.join(', ')})`;
}

function cloneWhere({ conditions, values }: Where): Where {
  const copy = new Where();
  copy.conditions.push(...conditions);
  copy.values.push(...values);
  return copy;
}

/** Sorts by time, newest first, then by ID. */
export const byTime = <Row extends { id: string }>(timestamp: string, id: string): Order<Row> => ({
  keys: [
    { by: timestamp, type: 'timestamptz' },
    { by: id, type: 'uuid', fromRow: (row) => row.id },
  ],
  direction: 'DESC',
});
