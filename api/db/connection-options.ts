import type { PostgresDataSourceOptions } from 'typeorm/driver/postgres/PostgresDataSourceOptions.js';

/** TypeORM's options for the database at `url`. A statement timeout of 0 means none. */
export const connectionTo = (
  url: string,
  { poolSize, statementTimeout }: { poolSize: number; statementTimeout: number },
): PostgresDataSourceOptions => ({
  type: 'postgres',
  url,
  poolSize,
  synchronize: false,
  logging: false,
  applicationName: 'mandap',
  extra: {
    statement_timeout: statementTimeout || undefined,
    idle_in_transaction_session_timeout: 10_000,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  },
});
