import { createHash } from 'node:crypto';
import pg, { type Pool } from 'pg';
import type { DataSource, EntityManager, EntityTarget, ObjectLiteral, Repository } from 'typeorm';

/**
 * Runs one SQL statement with `$1…` values and returns its rows. A `fresh` plan is made for the given values, for
 * statements whose best plan depends on them, such as LIKE: a scan in order for common terms, trigrams for rare ones.
 */
export type Sql = <Row>(text: string, values?: readonly unknown[], plan?: Plan) => Promise<Row[]>;
export type Plan = 'kept' | 'fresh';

/** Runs SQL. */
export interface Statements {
  readonly sql: Sql;
}

/** The handle for all data access: an open transaction, or the pool without a transaction. */
export interface Tx extends Statements {
  repository<Entity extends ObjectLiteral>(entity: EntityTarget<Entity>): Repository<Entity>;
}

/** The database of a process. */
export interface Database {
  readonly source: DataSource;
  /** The pool, which TypeORM shares, so that one setting limits all connections. */
  readonly pool: Pool;
  /** Runs statements outside of a transaction. */
  readonly tx: Tx;
}

const { DATE, NUMERIC } = pg.types.builtins;

/** Parsers of column types: dates stay texts, since they have no time zone, and our decimals fit a number. */
export const COLUMN_TYPES: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (oid === DATE) return (text: string) => text;
    if (oid === NUMERIC) return Number;
    return pg.types.getTypeParser(oid, format) as unknown;
  },
};

const statementNames = new Map<string, string>();
/** Maximum number of prepared statements: connections never free them, and filters can be combined in thousands of ways. */
const MAX_NAMES = 400;

/** Returns the name of a prepared statement, derived from its text; undefined once the maximum is reached. */
function nameOf(text: string): string | undefined {
  let name = statementNames.get(text);
  if (!name && statementNames.size < MAX_NAMES) {
    name = createHash('sha1').update(text).digest('base64url');
    statementNames.set(text, name);
  }
  return name;
}

/** Statements outside of a transaction. Prepared ones skip parsing and planning; a fresh plan needs an unnamed one. */
export function pooledSql(pool: Pool): Sql {
  return async <Row>(text: string, values: readonly unknown[] = [], plan: Plan = 'kept') => {
    const name = plan === 'kept' ? nameOf(text) : undefined;
    const result = await pool.query({ name, text, values: [...values] });
    return result.rows as Row[];
  };
}

/** Makes the handle without a transaction: each statement runs on any free connection of the pool. */
export const pooledTx = (source: DataSource, pool: Pool): Tx => ({
  sql: pooledSql(pool),
  repository: (entity) => source.getRepository(entity),
});

/** Makes the handle for the transaction of `manager`. */
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
