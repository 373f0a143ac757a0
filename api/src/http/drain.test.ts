import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { app, useApp } from '../../test/app.js';
import { makeApp } from './app.js';
import { drain } from './drain.js';

useApp();

/** Opens a connection that announces a body and never sends it. Returns the connection. */
async function hang(http: FastifyInstance): Promise<net.Socket> {
  const { port } = http.server.address() as { port: number };
  const socket = net.connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    'POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{',
  );
  await once(http.server, 'request');
  return socket;
}

async function listening(): Promise<FastifyInstance> {
  const { http } = await makeApp(app().services);
  await http.listen({ host: '127.0.0.1', port: 0 });
  return http;
}

test('an incomplete body delays the shutdown by its deadline at most', async () => {
  const http = await listening();
  const socket = await hang(http);
  const started = Date.now();
  await drain(http, 300);
  expect(Date.now() - started).toBeGreaterThanOrEqual(290);
  expect(Date.now() - started).toBeLessThan(2000);
  socket.destroy();
});

test('a running request completes before the server stops', async () => {
  const { http } = await makeApp(app().services);
  http.get('/slow', async () => {
    await pause(300);
    return 'done';
  });
  const url = await http.listen({ host: '127.0.0.1', port: 0 });
  const answer = fetch(`${url}/slow`);
  await once(http.server, 'request');
  const started = Date.now();
  await drain(http);
  expect(await (await answer).text()).toBe('done');
  expect(Date.now() - started).toBeLessThan(2000);
});

test('idle connections are closed; active ones have half an hour in total', async () => {
  const http = await listening();
  expect([http.server.timeout, http.server.headersTimeout, http.server.requestTimeout]).toEqual([
    120_000, 60_000, 1_800_000,
  ]);
  http.server.setTimeout(200);
  const socket = await hang(http);
  await once(socket, 'close');
  await http.close();
});
