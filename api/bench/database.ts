import path from 'node:path';
import { startEmbeddedPostgres } from '../db/embedded.js';
import { loadCities } from '../db/first-start.js';
import { openDatabase } from '../db/data-source.js';
import { migrate } from '../db/migrate.js';
import { loadManyVenues } from '../demo/load.js';
import { projectRoot } from '../src/core/env.js';

/** The benchmark's own database server. Its data is reused by the next run. */
export async function benchDatabase(
  venues: number,
  folder = '.mandap-bench',
): Promise<{ url: string; stop(): Promise<void> }> {
  const server = await startEmbeddedPostgres({ dataDir: path.join(projectRoot, folder) });
  await migrate(server.url);
  const database = await openDatabase(server.url, { statementTimeout: 0 });
  await loadCities(database);
  await loadManyVenues(database, venues);
  await database.source.destroy();
  return { url: server.url, stop: () => server.stop() };
}
