import { type Database, type Tx } from '../src/core/database.js';
import { inTransaction } from '../src/core/transaction.js';

/** Runs a transaction without a statement timeout, for seeds and benchmarks. */
export const inLongTransaction = (database: Database, work: (tx: Tx) => Promise<void>): Promise<void> =>
  inTransaction(
    database,
    async (tx) => {
      await tx.sql(`SET LOCAL idle_in_transaction_session_timeout = 0`);
      await work(tx);
    },
    0,
  );
