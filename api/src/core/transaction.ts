import { setTimeout as pause } from 'node:timers/promises';
import { transactionTx, type Database, type Tx } from './database.js';
import { postgresErrorOf } from './errors.js';

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';
const ATTEMPTS = 3;

/**
 * Runs `work` in a transaction. Retries deadlocks and serialization failures, three times at most, so `work` must have no
 * effects outside of the database.
 */
export async function inTransaction<T>(database: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await database.source.transaction((manager) => work(transactionTx(manager)));
    } catch (error) {
      const code = postgresErrorOf(error)?.code;
      if (attempt >= ATTEMPTS || (code !== SERIALIZATION_FAILURE && code !== DEADLOCK)) throw error;
      await pause(attempt * 10 + Math.random() * 20);
    }
  }
}

/** Duration of a statement that examines or deletes many rows, in milliseconds. */
const SLOW_STATEMENT_MS = 5 * 60_000;

/** Runs background work in a transaction whose statements may take longer than those of requests. */
export const inSlowTransaction = <T>(database: Database, work: (tx: Tx) => Promise<T>): Promise<T> =>
  inTransaction(database, async (tx) => {
    await tx.sql(`SET LOCAL statement_timeout = ${SLOW_STATEMENT_MS}`);
    return work(tx);
  });
