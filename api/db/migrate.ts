import { runMigrations as migrateQueue } from 'graphile-worker';
import { makeDataSource } from './data-source.js';

/** Brings the database at `url` to the newest schema: ours, then the job queue's. Safe to run from several processes. */
export async function migrate(url: string): Promise<void> {
  const source = makeDataSource(url, { poolSize: 2, statementTimeout: 0 });
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
