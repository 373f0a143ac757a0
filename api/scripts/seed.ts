import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { openDatabase } from '../db/data-source.js';
import { startEmbeddedPostgres } from '../db/embedded.js';
import { loadManyVenues } from '../demo/load.js';
import { makeProgress } from '../demo/progress.js';
import { migrate } from '../db/migrate.js';
import { readEnv } from '../src/core/env.js';

/** `npm run seed -- --venues 100000`: creates venues until there are that many, for load tests. */
const { values } = parseArgs({ options: { venues: { type: 'string' } } });
const venues = Number(values.venues);
if (!Number.isInteger(venues) || venues < 1) {
  console.error('Say how many venues there should be, as in: npm run seed -- --venues 100000');
  process.exit(1);
}
const env = readEnv(process.env);
const embedded = env.databaseUrl ? undefined : await startEmbeddedPostgres({ dataDir: env.dataDir });
const url = env.databaseUrl ?? embedded?.url ?? '';
await migrate(url);
const database = await openDatabase(url, { statementTimeout: 0 });
const progress = makeProgress(venues, 'venues', process.stdout);
await loadManyVenues(database, venues, (done) => progress.update(done));
progress.end();
await database.source.destroy();
await embedded?.stop();
console.log(`There are ${venues} venues or more now.`);
