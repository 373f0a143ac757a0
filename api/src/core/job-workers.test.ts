import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, test } from '@jest/globals';
import { app, useApp } from '../../test/app.js';
import { makeCleanup } from './cleanup.js';
import { EMAIL_TASK } from './email.js';
import { newId } from './ids.js';
import { startJobWorkers } from './job-workers.js';
import { addJob } from './jobs.js';

useApp();

test('emails to a mail server that never answers delay neither other jobs nor a shutdown', async () => {
  const sockets = new Set<Socket>();
  const silent = createServer((socket) => void sockets.add(socket.on('error', () => undefined)));
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const { services } = app();
  const env = { ...services.env, smtpUrl: `smtp://127.0.0.1:${port}` };
  const cleanup = makeCleanup();
  let finish = () => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  await startJobWorkers(
    [{ jobs: { tasks: () => ({ probe: async () => finish() }) } }],
    { ...services, env },
    cleanup,
  );
  for (let i = 0; i < 10; i++)
    await addJob(app().tx, EMAIL_TASK, {
      id: newId(),
      to: `ananya${i}@mail.example`,
      subject: 'Hello',
      paragraphs: ['Hello'],
    });
  while (sockets.size < 2) await once(silent, 'connection');

  const start = performance.now();
  await addJob(app().tx, 'probe', {});
  await finished;
  expect(performance.now() - start).toBeLessThan(5000);

  const stopping = performance.now();
  await cleanup.run();
  expect(performance.now() - stopping).toBeLessThan(9000);
  // They are sent later.
  const [left] = await app().sql<{ count: number; locked: number }>(
    `SELECT count(*)::int, count(locked_by)::int AS locked FROM graphile_worker.jobs`,
  );
  expect(left).toEqual({ count: 10, locked: 0 });
  for (const socket of sockets) socket.destroy();
  silent.close();
}, 60_000);
