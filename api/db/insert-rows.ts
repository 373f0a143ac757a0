import type { Tx } from '../src/core/database.js';

/** Rows per statement, which are one JSON value of at most a few megabytes. */
const BATCH = 500;

/** Inserts many rows with few statements. `columns` maps each column to its SQL type; the order is preserved. */
export async function insertRows<Row extends object>(
  tx: Tx,
  table: string,
  columns: Record<keyof Row & string, string>,
  rows: readonly Row[],
): Promise<void> {
  const names = Object.keys(columns).join(', ');
  const shape = Object.entries<string>(columns)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ');
  for (let from = 0; from < rows.length; from += BATCH)
    await tx.sql(
      `INSERT INTO ${table} (${names}) SELECT ${names} FROM jsonb_to_recordset($1) AS row(${shape})`,
      [JSON.stringify(rows.slice(from, from + BATCH))],
    );
}
