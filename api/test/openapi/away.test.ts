import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { anotherApp, app, useApp } from '../app.js';
import { documented, expectDocumented } from './documented.js';

/** What every call answers while the database is away: this server reaches it by a way that is then cut. */

useApp();

const sockets = new Set<Socket>();
let url: string;
let stop = async () => {};

beforeAll(async () => {
  const database = new URL(app().services.env.databaseUrl ?? '');
  const port = Number(database.port);
  const way = createServer((socket) => {
    const beyond = connect(port, database.hostname);
    for (const end of [socket, beyond]) {
      sockets.add(end);
      end.on('error', () => undefined);
    }
    socket.pipe(beyond).pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(way, 'listening');
  database.port = String((way.address() as AddressInfo).port);
  const second = await anotherApp(database.href);
  ({ stop } = second);
  ({ url } = second.app);
  way.close();
  for (const socket of sockets) socket.destroy();
});
afterAll(() => stop());

test.each(documented)('$name', async (one) => {
  const [method, template = ''] = one.name.split(' ');
  const response = await fetch(`${url}/api/v1/${template}`, {
    method,
    headers: { cookie: 'mandap=somebody' },
  });
  const { status, headers } = response;
  const body: unknown = await response.json();
  expect([status, body]).toEqual([503, body]);
  expectDocumented(one, { status, headers, body });
});
