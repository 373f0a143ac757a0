import type { Tx } from '../../src/core/database.js';

type Row = Record<string, unknown>;

interface Table {
  rows: number;
  /** SQL of a row's primary key as text. A migration may choose another key. */
  id: string;
  /** Rows by `id`. */
  sample: Map<string, Row>;
}

/** Rows per table that are compared column by column. */
const SAMPLE = 500;

/** Counts and samples of every table. */
export type Snapshot = Map<string, Table>;

/** @param like takes the same rows as this snapshot */
export async function takeSnapshot(tx: Tx, like?: Snapshot): Promise<Snapshot> {
  const tables = await tx.sql<{ name: string; key: string[] }>(
    `SELECT c.relname AS name, ARRAY(SELECT quote_ident(attname) FROM pg_attribute
       WHERE attrelid = c.oid AND attnum = ANY (i.indkey) ORDER BY attnum) AS key
     FROM pg_class c JOIN pg_index i ON i.indrelid = c.oid AND i.indisprimary
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> 'migration' ORDER BY 1`,
  );
  const snapshot: Snapshot = new Map();
  for (const { name, key } of tables) {
    const known = like?.get(name);
    const id = known?.id ?? `ROW(${key.join(', ')})::text`;
    const [counted] = await tx.sql<{ rows: number }>(`SELECT count(*)::int AS rows FROM "${name}"`);
    const rows = await tx.sql<{ id: string; row: Row }>(
      known
        ? `SELECT ${id} AS id, to_jsonb(t) AS row FROM "${name}" t WHERE ${id} = ANY ($1)`
        : `SELECT ${id} AS id, to_jsonb(t) AS row FROM "${name}" t ORDER BY md5(${id}) LIMIT ${SAMPLE}`,
      known ? [[...known.sample.keys()]] : [],
    );
    snapshot.set(name, {
      rows: counted?.rows ?? 0,
      id,
      sample: new Map(rows.map(({ id: key_, row }) => [key_, row])),
    });
  }
  return snapshot;
}

/** Describes tables, rows and columns that are missing or have other values than before. New ones are fine. */
export function compareSnapshots(before: Snapshot, after: Snapshot): string[] {
  return [...before].flatMap(([name, { rows, sample }]) => {
    const now = after.get(name);
    if (!now) return [`${name} is missing`];
    const changed = new Map<string, number>();
    for (const [id, row] of sample) {
      const present = now.sample.get(id);
      for (const [column, value] of Object.entries(row))
        if (!present || JSON.stringify(present[column]) !== JSON.stringify(value))
          changed.set(column, (changed.get(column) ?? 0) + 1);
    }
    return [
      ...(rows === now.rows ? [] : [`${name} had ${rows} rows and has ${now.rows}`]),
      ...[...changed].map(
        ([column, count]) => `${name}.${column} differs in ${count} of ${sample.size} rows`,
      ),
    ];
  });
}
