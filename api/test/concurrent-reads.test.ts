import { channel } from 'node:diagnostics_channel';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { makeVenue } from '../src/features/venue/venue.factory.js';
import { app, useApp } from './app.js';
import { client } from './client.js';

/** Visitors who send the same read at the same time, while a lock of this test keeps its statement from running. */

useApp();

let blocker: pg.Client;
/** Connections that the app has taken from its pool: one for each statement. */
let statements = 0;
const countStatement = () => void statements++;
const pool = () => app().services.database.pool;

beforeEach(async () => {
  blocker = new pg.Client(app().services.env.databaseUrl);
  await blocker.connect();
  statements = 0;
  pool().on('acquire', countStatement);
});
afterEach(async () => {
  pool().off('acquire', countStatement);
  await blocker.end();
});

/** Blocks statements that read the table, until `release`. */
const block = (table: string) => blocker.query(`BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
const release = () => blocker.query('COMMIT');

/** Resolves once this many statements wait for the lock. Returns the IDs of their processes. */
async function blocked(count: number): Promise<number[]> {
  for (;;) {
    const { rows } = await blocker.query<{ pid: number }>(
      `SELECT pid FROM pg_locks WHERE NOT granted
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    );
    if (rows.length >= count) return rows.map(({ pid }) => pid);
  }
}

interface Answer {
  status: number;
  text: string;
  cacheStatus: string | null;
}

/** Sends a read as a new visitor. */
type Send = (signal?: AbortSignal) => Promise<Answer>;

const get =
  (path: string): Send =>
  async (signal) => {
    const response = await client().fetch(path, { signal });
    return {
      status: response.status,
      text: await response.text(),
      cacheStatus: response.headers.get('cache-status'),
    };
  };
const post =
  (query: string): Send =>
  async (signal) => {
    const headers = { 'content-type': 'application/json' };
    const response = await client().fetch('/graphql', {
      method: 'POST',
      headers,
      body: JSON.stringify({ query }),
      signal,
    });
    return {
      status: response.status,
      text: await response.text(),
      cacheStatus: response.headers.get('cache-status'),
    };
  };
const getGraphql = (query: string) => get(`/graphql?query=${encodeURIComponent(query)}`);

/** Sends the read while the lock is held. Returns once the statement of the first waits and all have arrived. */
async function sendAll(send: Send, count: number): Promise<{ answers: Promise<Answer>[] }> {
  const first = send();
  await blocked(1);
  const others = await arrived(count - 1, send);
  return { answers: [first, ...others] };
}

/** Sends the read this often. Returns once the server has received all of them. */
async function arrived(count: number, send: Send): Promise<Promise<Answer>[]> {
  const started = channel('http.server.request.start');
  const answers = await new Promise<Promise<Answer>[]>((resolve) => {
    let received = 0;
    const onStart = () => {
      if (++received < count) return;
      started.unsubscribe(onStart);
      resolve(sent);
    };
    started.subscribe(onStart);
    const sent = Array.from({ length: count }, () => send());
  });
  // Bodies arrive in their own packets, and hooks run in between.
  await client().rest('GET', '/nothing');
  return answers;
}

const VISITORS = 6;

const reads = [
  ['REST', () => get('/api/v1/venue/all?search=together')],
  ['GraphQL by POST', () => post('{ post: venues(filter: { search: "together" }) { nodes { name } } }')],
  ['GraphQL by GET', () => getGraphql('{ get: venues(filter: { search: "together" }) { nodes { name } } }')],
] as const;

describe.each(reads)('the same read of %s', (_, makeSend) => {
  test('runs once for all visitors who wait for it', async () => {
    await makeVenue({ name: 'Together Mahal' });
    const send = makeSend();
    await block('listing');
    statements = 0;
    const { answers } = await sendAll(send, VISITORS);
    await release();
    const [first, ...others] = await Promise.all(answers);
    expect(first).toMatchObject({ status: 200, text: expect.stringContaining('Together Mahal') });
    for (const other of others)
      expect(other).toEqual({ ...first, cacheStatus: 'mandap; fwd=miss; collapsed' });
    const shared = statements;
    await app().sql(`UPDATE listing SET summary = summary || '.' WHERE name = 'Together Mahal'`);
    statements = 0;
    await send();
    expect(shared).toBe(statements);
  });

  test('gets the previous response while a list is read again', async () => {
    const send = makeSend();
    const previous = await send();
    await makeVenue({ name: 'Together Bagh' });
    await block('listing');
    const first = send();
    await blocked(1);
    expect(await send()).toMatchObject({ status: 200, text: previous.text });
    await release();
    expect((await first).text).toContain('Together Bagh');
  });
});

test('visitors who come after a change don’t get what was read before it', async () => {
  const { id } = await makeVenue({ name: 'Purana Mahal' });
  const send = post(`{ venue(id: "${id}") { name reviews { nodes { id } } } }`);
  await block('review');
  const { answers: before } = await sendAll(send, 2);
  await app().sql(`UPDATE listing SET name = 'Naya Mahal' WHERE id = $1`, [id]);
  const after = await arrived(2, send);
  await release();
  for (const answer of await Promise.all(before)) expect(answer.text).toContain('Purana Mahal');
  for (const answer of await Promise.all(after)) expect(answer.text).toContain('Naya Mahal');
  expect(await send()).toMatchObject({
    text: expect.stringContaining('Naya Mahal'),
    cacheStatus: 'mandap; hit',
  });
});

test('an error is not shared: the others read on their own', async () => {
  await makeVenue({ name: 'Akela Mahal' });
  await block('listing');
  const { answers } = await sendAll(get('/api/v1/venue/all?search=akela'), 4);
  const [pid] = await blocked(1);
  await blocker.query('SELECT pg_cancel_backend($1)', [pid]);
  const [first, ...others] = answers;
  expect((await first)?.status).toBe(503);
  await blocked(3);
  await release();
  for (const other of await Promise.all(others))
    expect(other).toMatchObject({ status: 200, text: expect.stringContaining('Akela Mahal') });
});

test('a response that isn’t the same for everyone is not shared', async () => {
  await block('listing');
  const { answers } = await sendAll(
    post('{ venues(filter: { search: "akela" }) { totalCount } me { name } }'),
    3,
  );
  await release();
  for (const { status, cacheStatus } of await Promise.all(answers))
    expect([status, cacheStatus]).toEqual([200, null]);
});

test('a visitor who leaves doesn’t keep the others from the response', async () => {
  await makeVenue({ name: 'Chhoda Mahal' });
  const send = get('/api/v1/venue/all?search=chhoda');
  await block('listing');
  statements = 0;
  const leaving = new AbortController();
  const first = send(leaving.signal);
  await blocked(1);
  const others = await arrived(3, send);
  leaving.abort();
  await expect(first).rejects.toThrow('aborted');
  await release();
  for (const other of await Promise.all(others))
    expect(other).toMatchObject({ status: 200, text: expect.stringContaining('Chhoda Mahal') });
  const shared = statements;
  await app().sql(`UPDATE listing SET summary = summary || '.' WHERE name = 'Chhoda Mahal'`);
  statements = 0;
  await send();
  expect(shared).toBe(statements);
});

test('visitors who wait for a response are charged as for a cached one', async () => {
  const remaining = async (http: ReturnType<typeof client>) =>
    Number((await http.rest('GET', '/venue/none')).headers.get('x-ratelimit-remaining'));
  const visitor = client();
  const before = await remaining(visitor);
  const path = '/api/v1/venue/all?search=charged';
  await block('listing');
  const first = get(path)();
  await blocked(1);
  const [second] = await arrived(1, async () => {
    const response = await visitor.fetch(path);
    return { status: response.status, text: await response.text(), cacheStatus: null };
  });
  await release();
  await Promise.all([first, second]);
  expect(before - (await remaining(visitor))).toBe(1);
});
