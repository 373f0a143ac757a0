// Runs the script of `npm start` with several API processes.
import { createHash } from 'node:crypto';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { projectRoot } from '../src/core/env.js';
import { serverEnvironment, START_SCRIPT, untilReady } from './built-server.js';
import { useBuild } from './use-build.js';
import { makeDataDir } from './data-dir.js';
import { makeTestDatabase } from './postgres.js';

useBuild();

/** Number of API processes. */
const WORKERS = 3;

let dataDir: string;
let child: ChildProcess;
let origin: string;
let output: () => string;

beforeAll(async () => {
  dataDir = await makeDataDir('workers');
  const settings = {
    DATABASE_URL: await makeTestDatabase('mandap_workers'),
    WORKERS: String(WORKERS),
    TRUSTED_PROXIES: '1',
    // Nothing listens on this port.
    DATABASE_REPLICA_URLS: 'postgres://mandap:hidden@127.0.0.1:1/mandap',
    CDN_PURGE_URL: 'http://127.0.0.1:1/hidden',
    CDN_PURGE_SECRET: 'hidden',
  };
  child = spawn('node', [START_SCRIPT], {
    cwd: projectRoot,
    env: serverEnvironment(dataDir, settings),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  ({ origin, output } = await untilReady(child));
}, 180_000);
afterAll(async () => {
  child.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: string;
}

/** Sends a request on a new connection, so that any process may receive it. */
function send(
  path: string,
  { body, address, cookie }: { body?: object; address?: string; cookie?: string } = {},
): Promise<Answer> {
  const text = body && JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const request = http.request(`${origin}${path}`, {
      agent: false,
      method: body ? 'POST' : 'GET',
      headers: {
        ...(address && { 'x-forwarded-for': address }),
        ...(cookie && { cookie }),
        ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
      },
    });
    request.on('error', reject).on('response', (response) => {
      let body = '';
      response
        .setEncoding('utf8')
        .on('data', (part: string) => (body += part))
        .on('error', reject)
        .on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
    });
    request.end(text);
  });
}

/** Runs `count` tasks, `concurrency` at a time, and returns their results. */
async function runConcurrently<Result>(
  count: number,
  concurrency: number,
  run: (i: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async () => {
    while (next < count) results.push(await run(next++));
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return results;
}

const statuses = (answers: readonly Answer[]) => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

/** How much lower the priority of a process is than that of the primary process; undefined if it has ended. */
function niceness(id: number): number | undefined {
  try {
    return os.getPriority(id) - os.getPriority(child.pid);
  } catch {
    return undefined;
  }
}

/** Returns the IDs of the API processes that accept requests: they have lowered their priority. */
const workerIds = async (): Promise<number[]> => (await apiProcesses()).filter((id) => niceness(id) === 5);

/** Returns the ID of the API process that waits to replace another one, once there is one. */
async function spareId(): Promise<number> {
  for (;;) {
    const accepting = await workerIds();
    const [spare, ...others] = (await apiProcesses()).filter((id) => !accepting.includes(id));
    if (spare !== undefined && others.length === 0 && accepting.length === WORKERS) return spare;
    await pause(50);
  }
}

/** Returns the IDs of all API processes. */
async function apiProcesses(): Promise<number[]> {
  const file = `/proc/${child.pid}/task/${child.pid}/children`;
  const ids = (await readFile(file, 'utf8')).trim().split(' ').map(Number);
  const commands = await Promise.all(
    ids.map((id) => readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')),
  );
  return ids.filter((_, i) => commands[i]?.includes('src/main.js'));
}

const metric = async (name: string) => {
  const { body } = await send('/metrics');
  const lines = body.split('\n').filter((line) => line.startsWith(name) && !line.startsWith('#'));
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
};

test('all processes share the request rate limit, within 20 %', async () => {
  const answers = await runConcurrently(2000, 40, () => send('/robots.txt', { address: '10.80.1.1' }));
  const { 200: accepted = 0, 429: refused = 0 } = statuses(answers);
  expect(accepted + refused).toBe(2000);
  expect(accepted).toBeGreaterThanOrEqual(1200 * 0.8);
  expect(accepted).toBeLessThanOrEqual(1200 * 1.2);
  expect((await send('/robots.txt', { address: '10.80.1.2' })).status).toBe(200);
});

test('all processes share the query cost limit, also when expensive documents arrive at once', async () => {
  const fields = 'nodes { id name city state rank facilities }';
  const sendQuery = (i: number, address: string) =>
    send('/graphql', { address, body: { query: `{ a${i}: venues(first: 50) { ${fields} } }` } });
  const points = Number((await sendQuery(0, '10.80.2.1')).headers['x-ratelimit-used']);
  const answers = await runConcurrently(300, 30, (i) => sendQuery(i + 1, '10.80.2.2'));
  const { 200: accepted = 0, 429: refused = 0 } = statuses(answers);
  expect([accepted + refused, refused > 0]).toEqual([300, true]);
  expect(accepted * points).toBeGreaterThanOrEqual(300 * 0.8);
  expect(accepted * points).toBeLessThanOrEqual(300 * 1.2);
});

test('a persisted query is available in all processes', async () => {
  const query = '{ venues(first: 1) { shared: totalCount } }';
  const sha256Hash = createHash('sha256').update(query).digest('hex');
  const extensions = { persistedQuery: { version: 1, sha256Hash } };
  expect((await send('/graphql', { body: { query, extensions } })).status).toBe(200);
  // It is stored after the response.
  for (let hitsInARow = 0; hitsInARow < 12;) {
    const { body } = await send('/graphql', { body: { extensions } });
    hitsInARow = body.includes('"shared"') ? hitsInARow + 1 : 0;
  }
});

test('metrics are those of all processes together', async () => {
  const before = await metric('mandap_response_cache_total');
  await runConcurrently(12, 4, (i) => send(`/api/v1/venue/all?search=metric${i}`));
  expect(await metric('mandap_response_cache_total')).toBe(before + 12);
});

test('a change is visible at once, whichever process reads it', async () => {
  const path = '/api/v1/user/register';
  const account = { fullName: 'Kavya Rao', email: 'kavya@test.example', phone: '0000011111' };
  expect((await send(path, { body: { ...account, password: 'Shaadi#2027' } })).status).toBe(200);
  const { headers } = await send('/api/v1/user/login', {
    body: { email: account.email, password: 'Shaadi#2027', role: 'user' },
  });
  const cookie = (headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');
  for (let round = 0; round < 20; round++) {
    const name = `Kavya ${round}`;
    const update = `mutation { updateUser(input: { fullName: "${name}" }) { userErrors { message } } }`;
    expect(JSON.parse((await send('/graphql', { cookie, body: { query: update } })).body)).not.toHaveProperty(
      'errors',
    );
    const seen = await runConcurrently(WORKERS, WORKERS, () =>
      send('/graphql', { cookie, body: { query: '{ me { name } }' } }),
    );
    expect(seen.map(({ body }) => (JSON.parse(body) as { data: object }).data)).toEqual(
      Array(WORKERS).fill({ me: { name } }),
    );
  }
});

test('processes that serve requests let others go first, also the one that waits', async () => {
  await spareId();
  expect((await apiProcesses()).map(niceness).toSorted()).toEqual([0, ...Array<number>(WORKERS).fill(5)]);
});

test('a process that has loaded the program replaces a killed one, and is replaced itself', async () => {
  const [before, spare] = [await workerIds(), await spareId()];
  process.kill(before[0] ?? 0, 'SIGKILL');
  await expectReplaced([before[0] ?? 0]);
  expect(await workerIds()).toEqual(expect.arrayContaining([spare, ...before.slice(1)]));
  expect(await spareId()).not.toBe(spare);
}, 180_000);

test('a process that ends while it waits is replaced, and nothing else changes', async () => {
  const [before, spare] = [await workerIds(), await spareId()];
  process.kill(spare, 'SIGKILL');
  let next = spare;
  while (next === spare) next = await spareId();
  expect(await workerIds()).toEqual(before);
  expect(output()).toContain('the waiting API process ended; it is restarted');
}, 180_000);

test('a killed process is replaced, the others continue, and no counter falls', async () => {
  const before = await workerIds();
  expect(before).toHaveLength(WORKERS);
  await runConcurrently(60, 6, (i) => send(`/api/v1/venue/all?search=killed${i}`, { address: '10.80.5.2' }));
  const counters = ['mandap_response_cache_total', 'mandap_operation_seconds_count'];
  const values = () => Promise.all(counters.map(metric));
  const counted = await values();
  process.kill(before[0] ?? 0, 'SIGKILL');
  await expectReplaced([before[0] ?? 0]);
  const answers = await runConcurrently(60, 6, () => send('/readyz', { address: '10.80.5.1' }));
  expect(statuses(answers)).toEqual({ 200: 60 });
  const countedAfter = await values();
  counted.forEach((count, i) => expect(countedAfter[i]).toBeGreaterThanOrEqual(count));
}, 180_000);

test('the last counts of a process that shuts down gracefully are in the metrics', async () => {
  const before = await workerIds();
  const counted = await metric('mandap_response_cache_total');
  await runConcurrently(12, 4, (i) => send(`/api/v1/venue/all?search=last${i}`, { address: '10.80.6.1' }));
  child.kill('SIGUSR2');
  await expectReplaced(before);
  expect(await metric('mandap_response_cache_total')).toBe(counted + 12);
}, 180_000);

test('a replica that can’t be used and purges that fail are in the metrics, without credentials', async () => {
  const { body } = await send('/metrics');
  expect(body).toContain('mandap_replica_up{replica="1"} 0\n');
  expect(await metric('mandap_cdn_purges_total{outcome="error"}')).toBeGreaterThan(0);
  expect(body).toContain('mandap_cdn_purges_total{outcome="ok"} 0\n');
  expect(body).not.toContain('hidden');
});

test('after all processes are killed at once, their successors listen on the same port', async () => {
  const before = await workerIds();
  for (const id of before) process.kill(id, 'SIGKILL');
  await expectReplaced(before);
  // Connections are refused until one of them listens.
  const isReady = () =>
    send('/readyz').then(
      ({ status }) => status === 200,
      () => false,
    );
  while (!(await isReady())) await pause(50);
}, 180_000);

test('SIGUSR2 replaces one process after the other, without a failed request', async () => {
  const [before, spare] = [await workerIds(), await spareId()];
  let restarted = false;
  const answers: Answer[] = [];
  const visitors = Array.from({ length: 4 }, async (_, lane) => {
    for (let i = 0; !restarted; i++)
      answers.push(await send('/readyz', { address: `10.81.${lane}.${i % 200}` }));
  });
  child.kill('SIGUSR2');
  // The waiting process may have loaded an old version of the program.
  await expectReplaced([...before, spare]);
  restarted = true;
  await Promise.all(visitors);
  expect(answers.length).toBeGreaterThan(50);
  expect(statuses(answers)).toEqual({ 200: answers.length });
}, 180_000);

/** Waits until none of these processes is left and all have successors. */
async function expectReplaced(old: readonly number[]): Promise<void> {
  for (;;) {
    const now = await workerIds();
    if (now.length === WORKERS && !old.some((id) => now.includes(id))) return;
    await once(child.stdout ?? child, 'data', { signal: AbortSignal.timeout(100) }).catch(() => undefined);
  }
}

test('only the primary process logs that a replica can’t be used', () => {
  const lines = output()
    .split('\n')
    .filter((line) => line.includes('the replica cannot be used'))
    .map((line) => JSON.parse(line) as object);
  expect(lines).toEqual([expect.objectContaining({ pid: child.pid, replica: 1, level: 40 })]);
});

test('a stopped server ends all processes', async () => {
  await spareId();
  const ids = await apiProcesses();
  expect(ids).toHaveLength(WORKERS + 1);
  const ended = once(child, 'exit') as Promise<[number | null]>;
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  for (const id of ids) expect(() => process.kill(id, 0)).toThrow('ESRCH');
}, 180_000);
