import path from 'node:path';
import { startEmbeddedPostgres } from '../db/embedded.js';
import { loadCities } from '../db/first-start.js';
import { openDatabase } from '../db/data-source.js';
import { migrate } from '../db/migrate.js';
import { loadManyVenues } from '../demo/load.js';
import { projectRoot } from '../src/core/env.js';

/** Venues after which progress is printed: a minute or so. */
const PRINTED_VENUES = 100_000;

/** The benchmark's own database server. Its data is reused by the next run. */
export async function benchDatabase(
  venues: number,
  folder = '.mandap-bench',
): Promise<{ url: string; stop(): Promise<void> }> {
  const server = await startEmbeddedPostgres({ dataDir: path.join(projectRoot, folder) });
  await migrate(server.url);
  const database = await openDatabase(server.url, { statementTimeout: 0 });
  await loadCities(database);
  let printed = 0;
  await loadManyVenues(database, venues, (done) => {
    if (done < printed + PRINTED_VENUES) return;
    printed = done;
    console.log(`${done.toLocaleString('en')} of ${venues.toLocaleString('en')} venues`);
  });
  await database.source.destroy();
  return { url: server.url, stop: () => server.stop() };
}
