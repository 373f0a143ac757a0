import { runMigrations as migrateQueue } from 'graphile-worker';
import { DataSource } from 'typeorm';
import { connectionTo } from './connection-options.js';
import { loadMigrations, type Migration } from './migrations.js';

/** Runs all migrations: ours, then the job queue's. Safe to run concurrently. */
export async function migrate(url: string): Promise<void> {
  const source = makeMigrator(url, await loadMigrations());
  await source.initialize();
  const lock = source.createQueryRunner();
  try {
    await lock.query(`SELECT pg_advisory_lock(hashtext('mandap migrations'))`);
    await source.runMigrations({ transaction: 'each' });
    await migrateQueue({ connectionString: url });
  } finally {
    await lock.release();
    await source.destroy();
  }
}

/** Makes the data source for migrations, without entities. */
export const makeMigrator = (url: string, migrations: Migration[]): DataSource =>
  new DataSource({
    ...connectionTo(url, { poolSize: 2, statementTimeout: 0 }),
    migrations,
    migrationsTableName: 'migration',
  });
