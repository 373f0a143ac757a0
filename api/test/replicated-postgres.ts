import { execFile } from 'node:child_process';
import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { openCluster, SUPERUSER, type Cluster } from '../db/embedded/cluster.js';
import { homeOf, secretIn, type Home } from '../db/embedded/home.js';
import { freePort } from '../db/embedded/port.js';
import { APP_ROLE, DATABASE, prepareDatabase } from '../db/embedded/roles.js';
import { loadCities } from '../db/first-start.js';
import { openDatabase } from '../db/data-source.js';
import { migrate } from '../db/migrate.js';
import { makeDataDir } from './data-dir.js';

export interface Server extends Pick<Cluster, 'start' | 'stop'> {
  /** Kills the server's main process; the others then end by themselves. */
  kill(): Promise<void>;
  /** Connection string of the application's role. */
  url: string;
  /** Runs a statement as superuser. */
  sql(text: string): Promise<pg.QueryResult>;
}

/** A PostgreSQL server with a streaming replica. */
export interface ReplicatedPostgres {
  primary: Server;
  replica: Server;
  /** Stops both and deletes their data. */
  remove(): Promise<void>;
}

/**
 * Starts a migrated primary, and a copy of its files as a replica.
 * @param volatile whether a killed primary may lose what it has acknowledged, which is faster
 */
export async function startReplicatedPostgres({ volatile = true } = {}): Promise<ReplicatedPostgres> {
  const folders = [await makeDataDir('primary'), await makeDataDir('replica')] as const;
  const [home, copy] = [await homeOf(folders[0]), await homeOf(folders[1])];
  const password = await secretIn(home, 'postgres.secret');
  const appPassword = await secretIn(home, 'postgres-app.secret');
  const makeServer = (cluster: Cluster, port: number, { dataDir }: Home): Server => ({
    url: `postgres://${APP_ROLE}:${appPassword}@127.0.0.1:${port}/${DATABASE}`,
    start: () => cluster.start(),
    stop: () => cluster.stop(),
    async kill() {
      const [pid] = (await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(pid), 'SIGKILL');
    },
    async sql(text) {
      const client = new pg.Client(`postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${DATABASE}`);
      await client.connect();
      return client.query(text).finally(() => client.end());
    },
  });

  const port = await freePort();
  const cluster = await openCluster(home, password, { port, volatile });
  const primary = makeServer(cluster, port, home);
  await cluster.start();
  await prepareDatabase(
    (database) => `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`,
    appPassword,
  );
  await migrate(primary.url);
  const database = await openDatabase(primary.url);
  await loadCities(database);
  await database.source.destroy();

  await cluster.stop();
  const files = path.join(copy.dataDir, 'postgres');
  await promisify(execFile)('cp', ['-a', path.join(home.dataDir, 'postgres'), files]);
  const source = `host=127.0.0.1 port=${port} user=${SUPERUSER} password=${password}`;
  // Otherwise it waits for five seconds after a restart of the primary, and its data is too old meanwhile.
  await appendFile(
    path.join(files, 'postgresql.auto.conf'),
    `primary_conninfo = '${source}'\nwal_retrieve_retry_interval = '500ms'\n`,
  );
  await writeFile(path.join(files, 'standby.signal'), '');
  await cluster.start();
  const replicaPort = await freePort();
  const standby = await openCluster(copy, password, { port: replicaPort, volatile });
  await standby.start();
  return {
    primary,
    replica: makeServer(standby, replicaPort, copy),
    async remove() {
      await standby.stop();
      await cluster.stop();
      for (const folder of folders) await rm(folder, { recursive: true, force: true });
    },
  };
}
