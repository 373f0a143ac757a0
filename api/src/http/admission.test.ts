import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import net from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { GRAPHQL_TRANSPORT_WS_PROTOCOL } from 'graphql-ws';
import pg from 'pg';
import WebSocket from 'ws';
import { makeApp } from './app.js';
import { makeAdmission } from './admission.js';
import { app, useApp } from '../../test/app.js';
import { GRAPHQL_HEADERS } from '../../test/client.js';
import { openChangeStream } from '../../test/stream-client.js';
import { newId } from '../core/ids.js';
import { startSession } from '../features/account/session.js';
import { features } from '../features/index.js';
import { makeUser } from '../features/user/user.factory.js';
import { makeVenue } from '../features/venue/venue.factory.js';
import { makePdf } from '../features/conversation/attachment.factory.js';
import { makeBooking } from '../../test/permissions/scene.js';

useApp();

const MAX = 3;
const admission = makeAdmission(MAX);

let url: string;
let stop = async () => {};
let blocker: pg.Client;
beforeAll(async () => {
  await makeVenue();
  const { http } = await makeApp(app().services, admission);
  url = await http.listen({ host: '127.0.0.1', port: 0 });
  blocker = new pg.Client({ connectionString: app().services.env.databaseUrl });
  await blocker.connect();
  stop = async () => {
    // An aborted `fetch` may leave a connection on which it has sent nothing.
    http.server.closeAllConnections();
    await http.close();
    await blocker.end();
  };
});
afterAll(() => stop());

async function ask(query: string) {
  const body = JSON.stringify({ query });
  const response = await fetch(`${url}/graphql`, { method: 'POST', headers: GRAPHQL_HEADERS, body });
  const { status, headers } = response;
  return { status, retryAfter: headers.get('retry-after'), answer: JSON.stringify(await response.json()) };
}
let made = 0;
/** Sends a query that is not in the cache. */
const askAnew = () => ask(`{ venues(first: 1) { a${made++}: totalCount } }`);

test('requests beyond the maximum are refused at once, and those before are answered', async () => {
  const cached = '{ cities { admitted: name } }';
  const cachedGet = [
    '/api/v1/venue/all?limit=1',
    `/graphql?query=${encodeURIComponent('{ cities { admittedByGet: name } }')}`,
  ];
  // Each time with another header, so that http/cache-hits.ts doesn't shorten them.
  const statusesOf = (etag: string) =>
    Promise.all(
      cachedGet.map(
        async (path) => (await fetch(url + path, { headers: { 'if-none-match': `"${etag}"` } })).status,
      ),
    );
  for (let i = 0; i < 2; i++) {
    expect((await ask(cached)).status).toBe(200);
    expect(await statusesOf(`before ${i}`)).toEqual([200, 200]);
  }

  await blocker.query('BEGIN');
  await blocker.query('LOCK TABLE listing IN ACCESS EXCLUSIVE MODE');
  const running = Array.from({ length: MAX }, askAnew);
  // They may arrive after the first of these, which then waits, too.
  const refused = await Promise.any(Array.from({ length: MAX + 1 }, askAnew));
  expect(refused).toMatchObject({ status: 503, retryAfter: '1' });
  expect(refused.answer).toContain('"code":"UNAVAILABLE"');
  // The second refusal repeats the first, see http/repeated-refusals.ts; nobody can tell.
  const refusalOf = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(url + path, { headers });
    const all = Object.fromEntries(response.headers);
    return { status: response.status, headers: { ...all, date: '' }, body: await response.text() };
  };
  for (const path of ['/api/v1/venue/all?search=more', '/graphql?query={venues{nodes{id}}}']) {
    const first = await refusalOf(path, { cookie: 'mandap_language=en' });
    expect(first).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
    for (let i = 0; i < 3; i++) expect(await refusalOf(path)).toEqual(first);
  }
  // What costs no work is still answered.
  expect((await ask(cached)).status).toBe(200);
  expect(await statusesOf('under overload')).toEqual([200, 200]);
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  await blocker.query('ROLLBACK');

  await Promise.all(running);
  expect(await askAnew()).toMatchObject({ status: 200 });
});

test('bodies that arrive slowly take no place', async () => {
  const sockets = Array.from({ length: MAX + 2 }, () => {
    const socket = net.connect(Number(new URL(url).port), '127.0.0.1');
    socket.write(
      'POST /graphql HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{',
    );
    return socket;
  });
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  expect(await askAnew()).toMatchObject({ status: 200 });
  for (const socket of sockets) socket.destroy();
  expect(await askAnew()).toMatchObject({ status: 200 });
});

const untilOverloaded = async (isOverloaded = true) => {
  while (admission.isOverloaded() !== isOverloaded) await new Promise(setImmediate);
};

/** Runs `work` while nothing can read a table. */
async function whileLocked(table: string, work: () => Promise<void>): Promise<void> {
  await blocker.query('BEGIN');
  await blocker.query(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
  try {
    await work();
  } finally {
    await blocker.query('ROLLBACK');
  }
}

describe('files', () => {
  test('of every feature are refused under overload, except public pictures', async () => {
    const routes: string[] = [];
    const recorder = Fastify();
    recorder.addHook('onRoute', ({ method, url }) => void (method === 'GET' && routes.push(url)));
    for (const { files } of features) files?.(recorder, app().services, () => Promise.reject(new Error()));
    expect(routes.length).toBeGreaterThan(5);
    const { http } = await makeApp(app().services, makeAdmission(0));
    for (const route of routes) {
      const { statusCode, headers } = await http.inject(route.replace(/:\w+/g, newId()));
      const expected = route === '/media/:hash/:file' ? [404, undefined] : [503, '1'];
      expect([route, statusCode, headers['retry-after']]).toEqual([route, ...expected]);
    }
    await http.close();
  });

  test('that are read slowly take no place', async () => {
    const [user, venue] = [await makeUser(), await makeVenue()];
    const { bookingId } = await makeBooking(user.id, venue.id);
    const { token } = await startSession(app().tx, user.id);
    const cookie = `mandap=${token}`;
    const form = new FormData();
    const query = `mutation U($id: ID!, $file: Upload!) { answer: uploadAttachment(bookingId: $id, name: "Menu.pdf", file: $file) {
      attachment { url } } }`;
    form.set('operations', JSON.stringify({ query, variables: { id: bookingId, file: null } }));
    form.set('map', JSON.stringify({ 0: ['variables.file'] }));
    form.set('0', new File([new Uint8Array(makePdf(4_900_000))], 'Menu.pdf'));
    const headers = { cookie, 'apollo-require-preflight': '1' };
    const uploaded = await fetch(`${url}/graphql`, { method: 'POST', body: form, headers });
    const { data } = (await uploaded.json()) as { data: { answer: { attachment: { url: string } } } };
    const { pathname } = new URL(data.answer.attachment.url, url);
    const sockets: net.Socket[] = [];
    for (let i = 0; i < MAX + 2; i++) {
      const socket = net.connect(Number(new URL(url).port), '127.0.0.1');
      sockets.push(socket);
      socket.write(`GET ${pathname} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n\r\n`);
      // The first bytes have arrived; the others wait until somebody reads them.
      const [first] = (await once(socket, 'data')) as [Buffer];
      socket.pause();
      expect(first.toString('latin1')).toContain(' 200 OK');
    }
    expect(await askAnew()).toMatchObject({ status: 200 });
    for (const socket of sockets) socket.destroy();
  });

  test('take a place until they are ready to be sent, or their clients have gone away', async () => {
    const ask = (signal?: AbortSignal) => fetch(`${url}/media/review/${newId()}/640.webp`, { signal });
    await whileLocked('review', async () => {
      const leaving = new AbortController();
      const left = Promise.allSettled(Array.from({ length: MAX }, () => ask(leaving.signal)));
      await untilOverloaded();
      const { status, headers } = await ask();
      expect([status, headers.get('retry-after')]).toEqual([503, '1']);
      expect((await askAnew()).status).toBe(503);
      leaving.abort();
      await left;
      await untilOverloaded(false);
      expect((await askAnew()).status).toBe(200);
    });
    for (let i = 0; i <= MAX; i++) expect((await ask()).status).toBe(404);
    await untilOverloaded(false);
  });
});

describe('WebSockets', () => {
  const connect = (token: string) =>
    new WebSocket(`${url.replace('http', 'ws')}/subscriptions`, GRAPHQL_TRANSPORT_WS_PROTOCOL, {
      headers: { cookie: `mandap=${token}` },
    }).on('error', () => undefined);

  test('take a place while they are authenticated, and are refused under overload', async () => {
    const { token } = await startSession(app().tx, (await makeUser()).id);
    let waiting: WebSocket[] = [];
    await whileLocked('session', async () => {
      waiting = Array.from({ length: MAX }, () => connect(token));
      await untilOverloaded();
      const refused = once(connect(token), 'unexpected-response') as Promise<[unknown, IncomingMessage]>;
      const [, { statusCode, headers }] = await refused;
      expect([statusCode, headers['retry-after']]).toEqual([503, '1']);
    });
    await Promise.all(waiting.map((socket) => once(socket, 'open')));
    expect(admission.isOverloaded()).toBe(false);
    expect((await askAnew()).status).toBe(200);
    for (const socket of waiting) socket.terminate();
  });

  test('that are open take no place', async () => {
    const { token } = await startSession(app().tx, (await makeUser()).id);
    const open = [];
    for (let i = 0; i <= MAX; i++) open.push(await openChangeStream(url, token));
    expect(admission.isOverloaded()).toBe(false);
    expect((await askAnew()).status).toBe(200);
    for (const each of open) each.close();
    await Promise.all(open.map(({ closed }) => closed));
  });
});
