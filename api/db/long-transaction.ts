import type { EntityManager } from 'typeorm';
import { transactionSql, type Database, type Sql } from '../src/core/database.js';
import { inTransaction } from '../src/core/transaction.js';

/** A transaction that may take as long as it takes: what loads a demo or a bench is slower than any request may be. */
export const inLongTransaction = (
  database: Database,
  work: (sql: Sql, db: EntityManager) => Promise<void>,
): Promise<void> =>
  inTransaction(database, async (db) => {
    const sql = transactionSql(db);
    await sql(`SET LOCAL statement_timeout = 0`);
    await sql(`SET LOCAL idle_in_transaction_session_timeout = 0`);
    await work(sql, db);
  });
