import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';

/** The one database of a process: TypeORM for entities and transactions, its own pg pool for hot reads. */
export interface Database {
  readonly source: DataSource;
  readonly pool: Pool;
}

/**
 * Runs one SQL statement with `$1…` values and returns its rows. A `fresh` plan is made for these values; it
 * pays where the best plan hangs on them, as with LIKE: common terms are found along an order, rare ones by trigrams.
 */
export type Sql = <Row>(text: string, values?: readonly unknown[], plan?: 'kept' | 'fresh') => Promise<Row[]>;

const statementNames = new Map<string, string>();
/** A connection never lets go of what it has prepared, and visitors can put filters together in thousands of ways. */
const MAX_NAMES = 400;

/** A statement is prepared once per connection under a name made from its text; what comes too late has none. */
function nameOf(text: string): string | undefined {
  let name = statementNames.get(text);
  if (!name && statementNames.size < MAX_NAMES) {
    name = createHash('sha1').update(text).digest('base64url');
    statementNames.set(text, name);
  }
  return name;
}

/** Reads outside a transaction. Named prepared statements skip parsing and planning; a fresh plan needs an unnamed one. */
export function pooledSql(pool: Pool): Sql {
  return async <Row>(text: string, values: readonly unknown[] = [], plan: 'kept' | 'fresh' = 'kept') => {
    const name = plan === 'kept' ? nameOf(text) : undefined;
    const result = await pool.query({ name, text, values: [...values] });
    return result.rows as Row[];
  };
}

/** Statements inside the transaction of `db`. */
export function transactionSql(db: EntityManager): Sql {
  return async <Row>(text: string, values: readonly unknown[] = []) => {
    const result: unknown = await db.query(text, [...values]);
    // TypeORM answers UPDATE and DELETE with [rows, count], everything else with rows.
    const rows =
      Array.isArray(result) && result.length === 2 && Array.isArray(result[0]) ? result[0] : result;
    return rows as Row[];
  };
}
