import type { PostgresDataSourceOptions } from 'typeorm/driver/postgres/PostgresDataSourceOptions.js';

interface Settings {
  poolSize: number;
  /** Milliseconds after which the server cancels a statement; 0 for none. */
  statementTimeout: number;
  /** Milliseconds after which the server cancels a statement that waits for a lock; by default only `statementTimeout`. */
  lockTimeout?: number;
}

/** TypeORM's options for the database at `url`. */
export const connectionTo = (
  url: string,
  { poolSize, statementTimeout, lockTimeout }: Settings,
): PostgresDataSourceOptions => ({
  type: 'postgres',
  url,
  poolSize,
  synchronize: false,
  logging: false,
  applicationName: 'mandap',
  extra: {
    statement_timeout: statementTimeout || undefined,
    lock_timeout: lockTimeout,
    idle_in_transaction_session_timeout: 10_000,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  },
});
