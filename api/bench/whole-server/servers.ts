import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { openDatabase } from '../../db/data-source.js';
import { loadManyVenues } from '../../demo/load.js';
import { projectRoot } from '../../src/core/env.js';
import { serverEnvironment, START_SCRIPT, untilReady } from '../../test/built-server.js';
import { makeDataDir } from '../../test/data-dir.js';
import { startReplicatedPostgres, type ReplicatedPostgres } from '../../test/replicated-postgres.js';
import { startS3 } from '../../test/s3.js';
import { makeTcpProxy, type TcpProxy } from '../../test/tcp-proxy.js';

/** The app with two API processes, and every server that it needs. */
export interface Servers {
  origin: string;
  /** Process ID of the app, whose children are its API processes. */
  pid: number;
  /** The app's output so far. */
  output: () => string;
  postgres: ReplicatedPostgres;
  /** Proxies to the object store and the SMTP server, whose connections can be cut. */
  store: TcpProxy;
  mail: TcpProxy;
  /** Keys in the store. */
  storedKeys: () => string[];
  /** Addresses that have received an email. */
  emailedAddresses: ReadonlySet<string>;
  /** Process IDs of the API processes that accept requests. */
  workers: () => number[];
  stop(): Promise<void>;
}

export const WORKERS = 2;

/** Starts everything, with this many venues. */
export async function startServers(venues: number): Promise<Servers> {
  const postgres = await startReplicatedPostgres({ volatile: false });
  const s3 = await startS3();
  const { bucket, region, accessKeyId, secretAccessKey, endpoint = '' } = s3.settings;
  const store = await makeTcpProxy(endpoint);
  const emailedAddresses = new Set<string>();
  const smtp = startSmtp(emailedAddresses);
  await once(smtp.server, 'listening');
  const mail = await makeTcpProxy(`smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`);

  const dataDir = await makeDataDir('faults');
  const child = spawn('node', [START_SCRIPT], {
    cwd: projectRoot,
    env: serverEnvironment(dataDir, {
      DATABASE_URL: postgres.primary.url,
      DATABASE_REPLICA_URLS: postgres.replica.url,
      S3_ENDPOINT: store.url,
      S3_REGION: region,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
      SMTP_URL: mail.url,
      WORKERS: String(WORKERS),
      TRUSTED_PROXIES: '1',
      LOG_LEVEL: 'info',
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { origin, output } = await untilReady(child);
  const database = await openDatabase(postgres.primary.url, { statementTimeout: 0 });
  await loadManyVenues(database, venues);
  await database.source.destroy();
  return {
    ...{ origin, output, postgres, store, mail, emailedAddresses },
    pid: child.pid ?? 0,
    storedKeys: () => [...s3.objects.keys()],
    workers: () => workersIn(output()),
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await Promise.all([store.cut(), mail.cut()]);
      await s3.stop();
      await new Promise<void>((resolve) => smtp.close(() => resolve()));
      await postgres.remove();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function startSmtp(emailedAddresses: Set<string>): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, { envelope }, done) {
      stream.resume().on('end', () => {
        for (const { address } of envelope.rcptTo) emailedAddresses.add(address);
        done();
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  return server;
}

/** Returns the API processes that have logged that they accept requests, and are alive. */
const workersIn = (output: string): number[] =>
  [...output.matchAll(/"worker":(\d+),"msg":"an API process accepts requests"/g)]
    .map(([, id]) => Number(id))
    .filter(isAlive);

function isAlive(id: number): boolean {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}
