import { once } from 'node:events';
import net from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { makeApp } from './app.js';
import { makeAdmission } from './admission.js';
import { app, useApp } from '../../test/app.js';
import { GRAPHQL_HEADERS } from '../../test/client.js';
import { makeVenue } from '../features/venue/venue.factory.js';

useApp();

const MAX = 3;

let url: string;
let stop = async () => {};
let blocker: pg.Client;
beforeAll(async () => {
  await makeVenue();
  const { http } = await makeApp(app().services, makeAdmission(MAX));
  url = await http.listen({ host: '127.0.0.1', port: 0 });
  blocker = new pg.Client({ connectionString: app().services.env.databaseUrl });
  await blocker.connect();
  stop = async () => {
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
