import type { Columns } from './columns.js';
import type { Plan, Statements } from './database.js';
import { countRows, decodeCursor, offsetOf, pageOf, type Page, type Window } from './page.js';

/** Collects the conditions of a statement, and the values that they compare with. */
export class Where {
  readonly conditions: string[] = [];
  readonly values: unknown[] = [];

  /** Returns the placeholder of a value. */
  readonly bind = (value: unknown): string => `$${this.values.push(value)}`;

  and(condition: string): this {
    this.conditions.push(condition);
    return this;
  }

  /** All conditions as one. */
  get text(): string {
    return this.conditions.join(' AND ') || 'true';
  }
}

/** What rows are ordered by, and what tells a cursor where a page ends. */
export interface OrderKey<Row> {
  /** The expression that rows are ordered by; it is never null. */
  by: string;
  /** The expression's PostgreSQL type. */
  type: string;
  /** Its exact value, where the selected columns have it. Without, it is selected as text: a Date has no microseconds. */
  of?: (row: Row) => string | number;
  /** What the value in a cursor is compared as, if it is no value of the expression itself. */
  compared?: (value: string) => string;
}

/** The last key is unique. All run one way, so that "after this row" is one comparison, which an index serves. */
export interface Order<Row> {
  keys: readonly OrderKey<Row>[];
  direction: 'ASC' | 'DESC';
}

export interface List<Row> {
  /** Which list it is, with its order: a cursor of one is refused by others. */
  list: string;
  columns: Columns<Row>;
  /** Table with joins: `blog b`. */
  from: string;
  where: Where;
  order: Order<Row>;
  window: Window;
  plan?: Plan;
  /** Finds the page's ids in this table first, so that a deep page reads an index and not thousands of rows. */
  idsFirst?: { from: string; id: string };
  /** Size of the page that is asked for most. PostgreSQL keeps no plan for a LIMIT that it doesn't know. */
  usual?: number;
  /** One more condition, of a text that is searched for; apart, because `source` may put it elsewhere. */
  term?: string;
  /** Takes the page from a part of the table, by its conditions with the cursor's but without `term`, and its order. */
  source?: (conditions: string, orderBy: string) => string;
}

/** Reads one page of a list: after a cursor, or by its number. */
export async function selectPage<Row extends object>(
  tx: Statements,
  { list, columns, from, where, order, window, plan, idsFirst, usual, term, source }: List<Row>,
): Promise<Page<Row>> {
  const { keys, direction } = order;
  const page = copyOf(where);
  if (window.after) page.and(afterCursor(decodeCursor(list, window.after, keys.length), order, page.bind));
  const orderBy = `ORDER BY ${keys.map(({ by }) => `${by} ${direction}`).join(', ')}`;
  const limit = window.first === usual ? String(usual + 1) : page.bind(window.first + 1);
  const rest = `${orderBy} LIMIT ${limit} ${offsetOf(window, page.bind)}`;
  const matching = ({ text }: Where) => (term ? `${text} AND ${term}` : text);
  const filtered = (table: string) =>
    source ? source(page.text, orderBy) : `${table} WHERE ${matching(page)}`;
  const found = idsFirst
    ? `FROM ${from} WHERE ${idsFirst.id} = ANY(ARRAY(SELECT ${idsFirst.id} FROM ${filtered(idsFirst.from)} ${rest})) ${orderBy}`
    : `FROM ${filtered(from)} ${rest}`;
  const rows = await tx.sql<Row & Keys>(
    `SELECT ${[columns.list, ...keyColumns(keys)].join(', ')} ${found}`,
    page.values,
    plan,
  );
  return pageOf(
    list,
    rows,
    window,
    (row) => keys.map((key, i) => (key.of ? key.of(row) : (row[`key${i}`] ?? ''))),
    () => countRows(tx, `${idsFirst?.from ?? from} WHERE ${matching(where)}`, where.values, plan),
  );
}

/** Keys that the columns don't have. */
type Keys = Record<`key${number}`, string | undefined>;

const keyColumns = (keys: readonly OrderKey<never>[]): string[] =>
  keys.flatMap(({ by, of }, i) => (of ? [] : [`(${by})::text AS "key${i}"`]));

function afterCursor<Row>(
  values: readonly unknown[],
  { keys, direction }: Order<Row>,
  bind: Where['bind'],
): string {
  const compared = keys.map((key, i) => {
    const value = bind(values[i]);
    return key.compared?.(value) ?? `${value}::${key.type}`;
  });
  return `(${keys.map(({ by }) => by).join(', ')}) ${direction === 'DESC' ? '<' : '>'} (${compared.join(', ')})`;
}

function copyOf({ conditions, values }: Where): Where {
  const copy = new Where();
  copy.conditions.push(...conditions);
  copy.values.push(...values);
  return copy;
}

/** By a moment, the newest first, and by the id for what happened in the same microsecond. */
export const byTime = <Row extends { id: string }>(moment: string, id: string): Order<Row> => ({
  keys: [
    { by: moment, type: 'timestamptz' },
    { by: id, type: 'uuid', of: (row) => row.id },
  ],
  direction: 'DESC',
});
