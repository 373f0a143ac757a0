import { setTimeout as pause } from 'node:timers/promises';
import type { ClientBase } from 'pg';
import type { EntityManager } from 'typeorm';
import { transactionTx, type Database, type Tx } from './database.js';
import { postgresErrorOf } from './errors.js';
import { responseTimeoutFor, setResponseTimeout } from './response-timeout.js';

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const ATTEMPTS = 3;

/**
 * Runs `work` in a transaction. Retries deadlocks and serialization failures, three times at most, so `work` must have no
 * effects outside of the database.
 * @param statementTimeout milliseconds, if its statements may take longer than others; 0 for no limit
 */
export async function inTransaction<T>(
  database: Database,
  work: (tx: Tx) => Promise<T>,
  statementTimeout?: number,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await database.source.transaction(async (manager) => {
        if (statementTimeout !== undefined) await setStatementTimeout(manager, statementTimeout);
        return work(transactionTx(manager));
      });
    } catch (error) {
      const code = postgresErrorOf(error)?.code;
      if (attempt >= ATTEMPTS || (code !== SERIALIZATION_FAILURE && code !== DEADLOCK)) throw error;
      await pause(attempt * 10 + Math.random() * 20);
    }
  }
}

/** Sets the timeout of a transaction's statements, for the server and for the connection. */
async function setStatementTimeout(manager: EntityManager, milliseconds: number): Promise<void> {
  const client = (await manager.queryRunner?.connect()) as ClientBase;
  setResponseTimeout(client, responseTimeoutFor(milliseconds));
  await manager.query(`SET LOCAL statement_timeout = ${milliseconds}`);
}

/** Duration of a statement that examines or deletes many rows, in milliseconds. */
const SLOW_STATEMENT_MS = 5 * 60_000;

/** Runs background work in a transaction whose statements may take longer than those of requests. */
export const inSlowTransaction = <T>(database: Database, work: (tx: Tx) => Promise<T>): Promise<T> =>
  inTransaction(database, work, SLOW_STATEMENT_MS);
