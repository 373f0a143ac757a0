import { createHash } from 'node:crypto';
import pg, { type Pool } from 'pg';
import type { DataSource, EntityManager, EntityTarget, ObjectLiteral, Repository } from 'typeorm';

/**
 * Runs one SQL statement with `$1…` values and returns its rows. A `fresh` plan is made for these values; it
 * pays where the best plan depends on them, as with LIKE: common terms are found along an order, rare ones by trigrams.
 */
export type Sql = <Row>(text: string, values?: readonly unknown[], plan?: Plan) => Promise<Row[]>;
export type Plan = 'kept' | 'fresh';

/** What runs SQL. */
export interface Statements {
  readonly sql: Sql;
}

/** The handle on the database that everything takes: an open transaction, or the pool, where each statement is its own. */
export interface Tx extends Statements {
  repository<Entity extends ObjectLiteral>(entity: EntityTarget<Entity>): Repository<Entity>;
}

/** The database of a process. */
export interface Database {
  readonly source: DataSource;
  /** The connections that TypeORM uses too, so that one number bounds them. */
  readonly pool: Pool;
  /** Outside a transaction. */
  readonly tx: Tx;
}

const { DATE, NUMERIC } = pg.types.builtins;

/** How values leave the database: a day has no time zone to be shifted by, and our decimals fit a number. */
export const COLUMN_TYPES: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (oid === DATE) return (text: string) => text;
    if (oid === NUMERIC) return Number;
    return pg.types.getTypeParser(oid, format) as unknown;
  },
};

const statementNames = new Map<string, string>();
/** A connection never frees what it has prepared, and visitors can put filters together in thousands of ways. */
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

/** Statements outside a transaction. Named prepared ones skip parsing and planning; a fresh plan needs an unnamed one. */
export function pooledSql(pool: Pool): Sql {
  return async <Row>(text: string, values: readonly unknown[] = [], plan: Plan = 'kept') => {
    const name = plan === 'kept' ? nameOf(text) : undefined;
    const result = await pool.query({ name, text, values: [...values] });
    return result.rows as Row[];
  };
}

/** Outside a transaction: each statement runs by itself on whichever connection of the pool is free. */
export const pooledTx = (source: DataSource, pool: Pool): Tx => ({
  sql: pooledSql(pool),
  repository: (entity) => source.getRepository(entity),
});

/** Inside the transaction of `manager`. */
export const transactionTx = (manager: EntityManager): Tx => ({
  async sql<Row>(text: string, values: readonly unknown[] = []) {
    const result: unknown = await manager.query(text, [...values]);
    // TypeORM answers UPDATE and DELETE with [rows, count], everything else with rows.
    const rows =
      Array.isArray(result) && result.length === 2 && Array.isArray(result[0]) ? result[0] : result;
    return rows as Row[];
  },
  repository: (entity) => manager.getRepository(entity),
});
