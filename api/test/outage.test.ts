import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { anotherApp, app, useApp } from './app.js';
import { GRAPHQL_HEADERS } from './client.js';
import { makeTcpProxy, type TcpProxy } from './tcp-proxy.js';
import { cells, prepare, restRequest, type Cell } from './permissions/cells.js';

/**
 * Responses of every operation if the database becomes unavailable before it starts or at any of its statements: a server
 * connects through a proxy, which is then cut.
 */

useApp();

let proxy: TcpProxy;
let url: string;
let stop = async () => {};

beforeAll(async () => {
  proxy = await makeTcpProxy(app().services.env.databaseUrl ?? '');
  // Each attempt counts towards the limits, also those that fail.
  const second = await anotherApp(proxy.url, {}, { limitFactor: 1000 });
  ({ stop } = second);
  ({ url } = second.app);
});
beforeEach(() => proxy.restore());
afterAll(async () => {
  await proxy.cut();
  await stop();
});

/** Each operation once, as the first role that is allowed to run it. */
const allowed = [
  ...new Map(
    cells
      .filter(({ ownership, verdict }) => ownership === 'own' && verdict === 'yes')
      .map((cell) => [cell.name, cell]),
  ).values(),
];

/** More statements than any operation runs. */
const MOST_STATEMENTS = 80;

interface Answer {
  status: number;
  body: {
    data?: unknown;
    errors?: { extensions?: { code?: string } }[];
    success?: boolean;
    statusCode?: number;
  };
  retryAfter: string | null;
}

interface Call {
  path: string;
  method: string;
  headers: Record<string, string>;
  body?: object;
}

let addresses = 0;

async function send({ path, method, headers, body }: Call): Promise<Answer> {
  const response = await fetch(url + path, {
    method,
    headers: {
      ...headers,
      ...(body && { 'content-type': 'application/json' }),
      'x-forwarded-for': `10.70.${(++addresses >> 8) & 255}.${addresses & 255}`,
    },
    body: body && JSON.stringify(body),
  });
  return {
    status: response.status,
    body: (await response.json()) as Answer['body'],
    retryAfter: response.headers.get('retry-after'),
  };
}

type Prepared = Awaited<ReturnType<typeof prepare>>;

const cookieOf = ({ caller }: Prepared): Record<string, string> => {
  const pairs = [...caller.http.cookies].map(([name, value]) => `${name}=${value}`);
  return pairs.length ? { cookie: pairs.join('; ') } : {};
};

/**
 * Runs a call with the database unavailable from the start, and then again with an outage at each statement, until it
 * finishes before the outage.
 */
async function walk(cell: Cell, callOf: (prepared: Prepared) => Promise<Call>) {
  let call: Call | undefined;
  for (let statement = -1; statement < MOST_STATEMENTS; statement++) {
    await proxy.restore();
    call ??= await callOf(await prepare(cell));
    if (statement < 0) await proxy.cut();
    else proxy.cutAt(statement);
    const answer = await send(call);
    const { status, body, retryAfter } = answer;
    const through = !proxy.isCut();
    const errors =
      call.path === '/graphql' ? body.errors?.map(({ extensions }) => extensions?.code) : undefined;
    const seen = { statement, status, errors, retryAfter };
    if (status === 503) {
      expect(seen).toEqual({
        statement,
        status,
        errors: call.path === '/graphql' ? expect.arrayContaining(['UNAVAILABLE']) : undefined,
        retryAfter: '2',
      });
      expect(errors ?? []).not.toContain('INTERNAL_SERVER_ERROR');
      // Nothing has changed, so the same call is sent again.
    } else {
      // The operation succeeded: the outage came after everything essential.
      const done = cell.row.outcome && call.path !== '/graphql' ? 400 : 200;
      expect({ ...seen, body }).toEqual({ ...seen, status: done, errors: undefined, body });
      if (call.path === '/graphql') expect(Object.values(body.data ?? {})).not.toContain(null);
      call = undefined;
    }
    if (through) return statement;
  }
  throw new Error('so many statements, and still not through');
}

describe('a database that doesn’t answer any more', () => {
  const get = async (path: string) => {
    const response = await fetch(url + path, { headers: { 'x-forwarded-for': '10.71.0.1' } });
    return {
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      text: await response.text(),
    };
  };
  let searches = 0;
  const uncached = () => get(`/api/v1/venue/all?search=frozen${searches++}`);

  test('is an outage: requests get 503, cached responses are sent, and it ends by itself', async () => {
    const cached = await get('/api/v1/venue/all');
    expect([cached.status, (await uncached()).status]).toEqual([200, 200]);
    proxy.freeze();
    const answers = await Promise.all(Array.from({ length: 20 }, uncached));
    expect(new Set(answers.map(({ status, retryAfter }) => `${status} ${retryAfter}`))).toEqual(
      new Set(['503 2']),
    );
    // Sooner than statements fail.
    expect(await get('/readyz')).toMatchObject({
      status: 503,
      text: 'not ready: the database doesn’t answer',
    });
    expect(await get('/api/v1/venue/all')).toEqual(cached);
    await proxy.restore();
    while ((await uncached()).status !== 200);
    expect(await get('/readyz')).toMatchObject({ status: 200 });
  }, 60_000);

  test('doesn’t keep a transaction’s connection from being replaced', async () => {
    const login = () =>
      send({
        path: '/api/v1/user/login',
        method: 'POST',
        headers: {},
        body: { email: 'nobody@test.example', password: 'Shaadi#2027', role: 'user' },
      });
    const before = await login();
    proxy.freeze();
    const lost = await Promise.all(Array.from({ length: 12 }, login));
    expect(new Set(lost.map(({ status }) => status))).toEqual(new Set([503]));
    await proxy.restore();
    expect(await Promise.all(Array.from({ length: 12 }, login))).toEqual(Array(12).fill(before));
  }, 60_000);

  test('doesn’t keep a server from stopping', async () => {
    const { app: stopping, stop } = await anotherApp(proxy.url);
    const { pool } = stopping.services.database;
    proxy.freeze();
    const running = fetch(`${stopping.url}/api/v1/venue/all`);
    while (pool.totalCount === pool.idleCount) await new Promise(setImmediate);
    await stop();
    expect((await running).status).toBe(503);
  }, 60_000);
});

describe('the GraphQL API', () => {
  const reachable = allowed.filter(({ row }) => row.graphql);
  test.each(reachable.map((cell) => [cell.name, cell] as const))(
    '%s',
    async (_, cell) => {
      const { document: query = '', variables } = cell.row.graphql ?? {};
      await walk(cell, async (prepared) => ({
        path: '/graphql',
        method: 'POST',
        headers: { accept: GRAPHQL_HEADERS.accept, ...cookieOf(prepared) },
        body: { query, variables: variables?.(prepared.input, prepared.caller) ?? prepared.input },
      }));
    },
    60_000,
  );
});

describe('the REST API', () => {
  const calls = allowed.flatMap((cell) =>
    (cell.row.rest ?? []).map((call) => [call.route, cell, call] as const),
  );
  test.each(calls)(
    '%s',
    async (_, cell, call) => {
      await walk(cell, async (prepared) => {
        const { path, ...rest } = await restRequest(call, prepared);
        return { ...rest, path: `/api/v1${path}`, headers: cookieOf(prepared) };
      });
    },
    60_000,
  );
});
