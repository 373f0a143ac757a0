// Upgrades the database of the previous version: compares its tables before and after, then runs the migrations while
// the previous version serves reads and writes, and counts what fails.
import 'reflect-metadata';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openDatabase } from '../db/data-source.js';
import { startEmbeddedPostgres } from '../db/embedded.js';
import { APP_ROLE } from '../db/embedded/roles.js';
import { migrate } from '../db/migrate.js';
import { makeDataDir } from '../test/data-dir.js';
import { checkOut, lastBeforeMigration, type Version } from './upgrade/previous-version.js';
import { compareSnapshots, takeSnapshot } from './upgrade/snapshot.js';
import { startTraffic } from './upgrade/traffic.js';

const { values } = parseArgs({
  options: {
    /** Commit, tag or branch of the previous version. */
    from: { type: 'string' },
    venues: { type: 'string', default: '1000' },
    /** Traffic before and after the migrations. */
    seconds: { type: 'string', default: '15' },
  },
});
/** Not the server's own database, which is in use and can't be copied. */
const [LOADED, SERVED] = ['mandap_loaded', 'mandap_served'];

const postgres = await startEmbeddedPostgres({ dataDir: await makeDataDir('upgrade'), volatile: true });
const version = await checkOut(values.from ?? (await lastBeforeMigration()));
console.log(`Previous version: ${version.title}`);
let failed = false;
try {
  await load(version);
  await compareTables();
  await serveDuringMigrations(version);
} catch (error) {
  // Printed now: what is stopped below may fail, too.
  console.error(error);
  failed = true;
} finally {
  await version.remove();
  await postgres.stop();
}
if (failed) process.exitCode = 1;

/** Starts the previous version once, which creates its tables and its demo, and adds venues. */
async function load(previous: Version): Promise<void> {
  const url = postgres.urlOf(LOADED);
  await createDatabase(`${LOADED} OWNER ${APP_ROLE}`);
  await (await previous.start(url)).stop();
  await previous.run('scripts/seed.ts', ['--venues', values.venues], url);
  await createDatabase(`${SERVED} TEMPLATE ${LOADED} OWNER ${APP_ROLE}`);
}

async function createDatabase(definition: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgres.superuserUrlOf('postgres') });
  await client.connect();
  await client.query(`CREATE DATABASE ${definition}`);
  await client.end();
}

async function compareTables(): Promise<void> {
  const url = postgres.urlOf(LOADED);
  const before = await withTx(url, (tx) => takeSnapshot(tx));
  const seconds = await timed(() => migrate(url));
  const after = await withTx(url, (tx) => takeSnapshot(tx, before));
  const differences = compareSnapshots(before, after);
  const rows = [...before.values()].reduce((sum, table) => sum + table.rows, 0);
  const compared = [...before.values()].reduce((sum, { sample }) => sum + sample.size, 0);
  console.log(`\nMigrations took ${seconds} s`);
  console.log(
    `  tables before ${before.size}, after ${after.size}; rows before ${rows}; rows compared ${compared}`,
  );
  console.log(`  differences ${differences.length} (target 0)`);
  for (const difference of differences) console.log(`    ${difference}`);
  failed ||= differences.length > 0;
}

async function serveDuringMigrations(previous: Version): Promise<void> {
  const url = postgres.urlOf(SERVED);
  const server = await previous.start(url);
  const database = await openDatabase(url, { statementTimeout: 0 });
  const traffic = await startTraffic(server.origin, database.tx);
  await pause(Number(values.seconds) * 1000);
  traffic.startPhase('during');
  const seconds = await timed(() => migrate(url));
  traffic.startPhase('after');
  await pause(Number(values.seconds) * 1000);
  const phases = await traffic.stop();
  await database.source.destroy();
  await server.stop();
  console.log(`\nThe previous version during the migrations (${seconds} s)`);
  for (const { name, statuses, wrong, longest } of phases) {
    const answers = [...statuses.values()].reduce((sum, count) => sum + count, 0);
    const failures = [...statuses].reduce(
      (sum, [status, count]) => sum + (status >= 500 || !status ? count : 0),
      0,
    );
    console.log(
      `  ${name.padEnd(7)} ${answers} answers, ${failures} of 500 or more (target 0), ${wrong.length} wrong or failed (target 0), longest ${Math.round(longest)} ms`,
    );
    console.log(`          by status: ${JSON.stringify(Object.fromEntries(statuses))}`);
    for (const text of [...new Set(wrong)].slice(0, 10)) console.log(`    ${text}`);
    failed ||= failures > 0 || wrong.length > 0;
  }
}

async function withTx<Result>(
  url: string,
  work: (tx: Awaited<ReturnType<typeof openDatabase>>['tx']) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(url, { statementTimeout: 0 });
  try {
    return await work(database.tx);
  } finally {
    await database.source.destroy();
  }
}

async function timed(work: () => Promise<void>): Promise<string> {
  const began = performance.now();
  await work();
  return ((performance.now() - began) / 1000).toFixed(1);
}
