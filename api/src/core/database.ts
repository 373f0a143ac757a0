import { createHash } from 'node:crypto';
import pg, { type Pool } from 'pg';
import { recordStatement } from './reads.js';
import type { DataSource, EntityManager, EntityTarget, ObjectLiteral, Repository } from 'typeorm';

/**
 * Runs one SQL statement with `$1…` values and returns its rows. With `plan: 'fresh'`, PostgreSQL plans the statement
 * for these values, because the best plan depends on them, as with LIKE: an ordered scan for common terms, trigrams for
 * rare ones.
 */
export type Sql = <Row>(text: string, values?: readonly unknown[], plan?: Plan) => Promise<Row[]>;
export type Plan = 'cached' | 'fresh';

/** Runs SQL. */
export interface Statements {
  readonly sql: Sql;
}

/** Handle for all data access: an open transaction, or the pool outside of transactions. */
export interface Tx extends Statements {
  repository<Entity extends ObjectLiteral>(entity: EntityTarget<Entity>): Repository<Entity>;
}

/** The database of a process. */
export interface Database {
  readonly source: DataSource;
  /** Shared with TypeORM, so that one setting limits all connections. */
  readonly pool: Pool;
  /** Runs statements outside of a transaction. */
  readonly tx: Tx;
}

const { DATE, NUMERIC } = pg.types.builtins;
/** The driver names no array types. */
const DATE_ARRAY: number = 1182;
const TEXT_ARRAY: number = 1009;

/** Parsers of column types. Dates stay strings, since they have no time zone; our decimals fit into a number. */
export const COLUMN_TYPES: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (oid === DATE) return (text: string) => text;
    if ((oid as number) === DATE_ARRAY) return pg.types.getTypeParser(TEXT_ARRAY, format) as unknown;
    if (oid === NUMERIC) return Number;
    return pg.types.getTypeParser(oid, format) as unknown;
  },
};

const statementNames = new Map<string, string>();
/** Maximum number of prepared statements: connections never free them, and filters can be combined in thousands of ways. */
const MAX_PREPARED_STATEMENTS = 400;

/** Returns the name of a prepared statement, derived from its text; undefined once the maximum is reached. */
function nameOf(text: string): string | undefined {
  let name = statementNames.get(text);
  if (!name && statementNames.size < MAX_PREPARED_STATEMENTS) {
    name = createHash('sha1').update(text).digest('base64url');
    statementNames.set(text, name);
  }
  return name;
}

/**
 * Runs statements outside of a transaction. Those with a cached plan are named, which prepares them.
 */
export function pooledSql(pool: Pool): Sql {
  return async <Row>(text: string, values: readonly unknown[] = [], plan: Plan = 'cached') => {
    const name = plan === 'cached' ? nameOf(text) : undefined;
    const result = await pool.query({ name, text, values: [...values] });
    return result.rows as Row[];
  };
}

/**
 * Returns the handle without a transaction: each statement runs on any free connection of the pool. Records which
 * tables it reads; see reads.ts. TypeORM's logger records TypeORM's own statements; see db/data-source.ts.
 */
export function pooledTx(source: DataSource, pool: Pool, tables: ReadonlySet<string>): Tx {
  const sql = pooledSql(pool);
  return {
    sql(text, values, plan) {
      recordStatement(text, tables);
      return sql(text, values, plan);
    },
    repository: (entity) => source.getRepository(entity),
  };
}

/** Returns the handle for the transaction of `manager`. */
export const transactionTx = (manager: EntityManager): Tx => ({
  async sql<Row>(text: string, values: readonly unknown[] = []) {
    const result: unknown = await manager.query(text, [...values]);
    // TypeORM returns [rows, count] for UPDATE and DELETE, and rows otherwise.
    const rows =
      Array.isArray(result) && result.length === 2 && Array.isArray(result[0]) ? result[0] : result;
    return rows as Row[];
  },
  repository: (entity) => manager.getRepository(entity),
});
