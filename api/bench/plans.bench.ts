// Reads every public query, REST read and sitemap from a large database, then the plans of their statements, and fails if
// one scans a large table sequentially.
import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { openDatabase } from '../db/data-source.js';
import { readEnv } from '../src/core/env.js';
import { getSchema } from '../src/graphql/schema.js';
import { makeApp } from '../src/http/app.js';
import { openServices } from '../src/http/services.js';
import { routes } from '../src/rest/mount.js';
import { benchDatabase } from './database.js';
import { loadBenchAdmin, loadManyPeople } from './people.js';
import { publicDocuments, publicPaths, type Ids } from './public-reads.js';
import { recordStatements, sequentialScans } from './plans.js';
import { loadManyTexts } from './texts.js';

const ROWS = Number(process.env.BENCH_VENUES ?? 200_000);
/** Tables with fewer rows may be scanned. */
const LARGE = 10_000;
/** The second file of listings has one before and one after it. */
const SITEMAPS = [
  '/sitemap.xml',
  ...['pages', 'venues-1', 'venues-2'].map((file) => `/sitemaps/${file}.xml`),
];

const server = await benchDatabase(ROWS, '.mandap-bench-plans');
const opened = await openDatabase(server.url, { statementTimeout: 0 });
await loadBenchAdmin(opened.tx);
await loadManyPeople(opened, ROWS);
await loadManyTexts(opened, ROWS);
const [ids] = await opened.tx.sql<Ids>(
  `SELECT (SELECT listing_id FROM review GROUP BY 1 ORDER BY count(*) DESC LIMIT 1) AS venue,
          (SELECT id FROM listing WHERE kind = 'vendor' AND status = 'approved' LIMIT 1) AS vendor,
          (SELECT id FROM blog LIMIT 1) AS blog, (SELECT id FROM real_wedding LIMIT 1) AS story`,
);
await opened.source.destroy();
if (!ids?.venue || !ids.vendor) throw new Error('The bench has nothing to read');

const documents = publicDocuments(ids);
const fields = Object.values((await getSchema()).getQueryType()?.getFields() ?? {});
const missing = fields.filter(({ name, extensions }) => extensions.publicData && !documents[name]);
if (missing.length) throw new Error(`public-reads.ts has no ${missing.map(({ name }) => name).join(', ')}`);

const statements = recordStatements();
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'mandap-bench-'));
const env = readEnv({ DATABASE_URL: server.url, MANDAP_DATA_DIR: dataDir, LOG_LEVEL: 'error' });
const { services, close } = await openServices(env, server.url, {
  limitFactor: 1_000_000,
});
const { http } = await makeApp(services);
try {
  const failures: string[] = [];
  for (const [name, queries] of Object.entries(documents))
    for (const query of queries) {
      statements.currentRead = `${name}: ${query}`;
      const { statusCode, body } = await http.inject({ method: 'POST', url: '/graphql', payload: { query } });
      if (statusCode !== 200 || body.includes('"errors"')) failures.push(`${query}: ${body.slice(0, 200)}`);
    }
  for (const url of [...publicPaths(routes, ids), ...SITEMAPS]) {
    statements.currentRead = `GET ${url}`;
    const { statusCode } = await http.inject({ url });
    if (statusCode !== 200) failures.push(`${url}: ${statusCode}`);
  }
  if (failures.length) throw new Error(`Not answered:\n${failures.join('\n')}`);

  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  const scans = await sequentialScans(client, statements.recorded, LARGE);
  await client.end();
  console.log(`\n${statements.recorded.size} statements of the public reads, over ${ROWS} of each`);
  for (const { firstSentBy, table, text } of scans)
    console.log(
      `  Sequential scan of ${table}\n    ${firstSentBy.slice(0, 200)}\n    ${text.replace(/\s+/g, ' ')}`,
    );
  console.log(`  ${scans.length} scan a table of more than ${LARGE} rows sequentially (target 0)`);
  if (scans.length) process.exitCode = 1;
} finally {
  await http.close();
  await close();
  await rm(dataDir, { recursive: true, force: true });
  await server.stop();
}
