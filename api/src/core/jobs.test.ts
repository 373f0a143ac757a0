import { EventEmitter, once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import pg from 'pg';
import pino from 'pino';
import { app, useApp } from '../../test/app.js';
import { makeTcpProxy } from '../../test/tcp-proxy.js';
import { addJob, startWorker } from './jobs.js';

useApp();

test('a worker continues after a database outage, and repeats no completed job', async () => {
  const proxy = await makeTcpProxy(app().services.env.databaseUrl ?? '');
  const pool = new pg.Pool({ connectionString: proxy.url });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const runs: number[] = [];
  const done = new EventEmitter();
  const probe = async (payload: unknown) => {
    const { n } = payload as { n: number };
    runs.push(n);
    // The work is done, but the database can't record it.
    if (n % 2) await proxy.cut();
    done.emit(String(n));
  };
  const worker = await startWorker(pool, { probe }, pino({ level: 'silent' }), {
    locks: { add: () => undefined },
    concurrency: 2,
  });
  for (const n of [1, 3]) {
    const ended = once(done, String(n + 1));
    await addJob(app().tx, 'probe', { n });
    while (!proxy.isCut()) await pause(10);
    await addJob(app().tx, 'probe', { n: n + 1 });
    await proxy.restore();
    await ended;
  }
  const waiting = () => app().sql(`SELECT FROM graphile_worker._private_jobs`);
  while ((await waiting()).length) await pause(10);
  expect(runs).toEqual([1, 2, 3, 4]);
  await worker.stop();
  await pool.end();
  await proxy.cut();
}, 60_000);
