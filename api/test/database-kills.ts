import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { projectRoot } from '../src/core/env.js';
import { serverEnvironment, START_SCRIPT, untilReady } from './built-server.js';
import { makeDataDir } from './data-dir.js';

/** Result of repeatedly killing a server's embedded PostgreSQL during writes. */
export interface Kills {
  /** Acknowledged writes. */
  acknowledged: number;
  /** Acknowledged writes that are missing in the database. */
  lost: number;
  /** Number of responses by status. */
  statuses: Record<number, number>;
  /** Milliseconds from each kill to the next successful write. */
  outages: number[];
  /** Warnings and errors about the database in the server's log. */
  log: string[];
}

const WRITERS = 4;
/** Delay before a client retries. Without it, clients would take CPU time from the recovery. */
const RETRY_MS = 20;
/** Pino's level. */
const WARNING = 40;
/** Successful writes between two kills. */
const WRITES_BETWEEN = 25;

/** Starts the built server with its own database, and kills the database this many times during writes. */
export async function killDatabase(times: number): Promise<Kills> {
  const dataDir = await makeDataDir('kills');
  const { child, origin, output } = await startServer(dataDir);
  const acknowledged = new Set<string>();
  const statuses: Record<number, number> = {};
  const outages: number[] = [];
  let writing = true;
  let sent = 0;
  const write = async () => {
    while (writing) {
      const message = `Write ${++sent}`;
      const status = await (sent % 2 ? sendEnquiry : sendContactMessage)(origin, message, sent);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status === 200) acknowledged.add(message);
      else await pause(RETRY_MS);
    }
  };
  const writers = Array.from({ length: WRITERS }, write);
  const until = async (writes: number) => {
    while (acknowledged.size < writes) await Promise.race([pause(5), ...writers]);
  };
  try {
    for (let kill = 0; kill < times; kill++) {
      await until(acknowledged.size + WRITES_BETWEEN);
      process.kill(await serverPid(dataDir), 'SIGKILL');
      const before = acknowledged.size;
      const killedAt = performance.now();
      // Running requests may still be acknowledged; the outage is over when more requests than writers succeed.
      await until(before + WRITERS + 1);
      outages.push(performance.now() - killedAt);
      // It is logged a little later.
      while (availability(output()).length < 2 * (kill + 1)) await Promise.race([pause(20), ...writers]);
      // Until then, another kill belongs to the same loss of changes.
      while (!(await receivesChanges(origin))) await Promise.race([pause(20), ...writers]);
    }
    writing = false;
    await Promise.all(writers);
    const stored = await storedMessages(dataDir);
    const lost = [...acknowledged].filter((message) => !stored.has(message)).length;
    return { acknowledged: acknowledged.size, lost, statuses, outages, log: availability(output()) };
  } finally {
    writing = false;
    await Promise.allSettled(writers);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Damages the files of the server's PostgreSQL and kills it. Returns the server's output and exit code. */
export async function breakDatabase(): Promise<{ code: number | null; output: string }> {
  const dataDir = await makeDataDir('broken');
  const { child, output } = await startServer(dataDir);
  try {
    const ended = once(child, 'close') as Promise<[number | null]>;
    await rm(path.join(dataDir, 'postgres/global/pg_control'));
    process.kill(await serverPid(dataDir), 'SIGKILL');
    const [code] = await ended;
    return { code, output: output() };
  } finally {
    child.kill('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function startServer(dataDir: string) {
  const child = spawn('node', [START_SCRIPT], {
    cwd: projectRoot,
    env: serverEnvironment(dataDir, { TRUSTED_PROXIES: '1', LOG_LEVEL: 'info' }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { child, ...(await untilReady(child)) };
}

/** Returns the warnings and errors in a server's output, except those of the picture worker. */
const availability = (output: string): string[] =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .map((line) => JSON.parse(line) as { level: number; msg: string })
    .filter(({ level, msg }) => level >= WARNING && !msg.startsWith('the picture worker'))
    .map(({ msg }) => msg);

const receivesChanges = async (origin: string): Promise<boolean> =>
  (await (await fetch(`${origin}/metrics`)).text()).includes('\nmandap_changes_received 1\n');

/** Each request has its own IP address, so that no rate limit applies. */
const addressOf = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

async function post(url: string, body: object, n: number): Promise<{ status: number; body: unknown }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, application/graphql-response+json',
      'x-forwarded-for': addressOf(n),
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
}

const PERSON = { name: 'Kavya Rao', contact: '0000011111', location: 'Udaipur' };

async function sendEnquiry(origin: string, message: string, n: number): Promise<number> {
  const event = { date: '2030-02-14', guests: 200, typeOfEvent: 'Wedding', address: '22 Fatehpura' };
  const { status } = await post(`${origin}/api/v1/enquiry/submit`, { ...PERSON, ...event, message }, n);
  return status;
}

async function sendContactMessage(origin: string, message: string, n: number): Promise<number> {
  const query =
    'mutation M($input: ContactMessageInput!) { sendContactMessage(input: $input) { userErrors { message } } }';
  const variables = { input: { ...PERSON, message } };
  const { status, body } = await post(`${origin}/graphql`, { query, variables }, n);
  const { errors, data } = body as {
    errors?: unknown[];
    data?: { sendContactMessage?: { userErrors: unknown[] } };
  };
  const whole = !errors && data?.sendContactMessage?.userErrors.length === 0;
  // A response may have status 200 and errors.
  if (status === 200 && !whole) throw new Error(`answered 200 with ${JSON.stringify(body)}`);
  return status;
}

/** Returns the process ID of the server's PostgreSQL. */
async function serverPid(dataDir: string): Promise<number> {
  const [pid] = await lockFile(dataDir);
  return Number(pid);
}

const lockFile = async (dataDir: string) =>
  (await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n');

/** Returns the messages of all stored enquiries. */
async function storedMessages(dataDir: string): Promise<Set<string>> {
  const port = (await lockFile(dataDir))[3];
  const secret = await readFile(path.join(dataDir, 'postgres-app.secret'), 'utf8');
  const client = new pg.Client({
    connectionString: `postgres://mandap_app:${secret}@127.0.0.1:${port}/mandap`,
  });
  await client.connect();
  const { rows } = await client.query<{ message: string }>('SELECT message FROM enquiry');
  await client.end();
  return new Set(rows.map(({ message }) => message));
}
