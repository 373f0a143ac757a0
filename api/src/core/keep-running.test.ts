import { fork, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import pino from 'pino';
import { keepRunning } from './keep-running.js';

let folder: string;
let script: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'mandap-worker-'));
  script = path.join(folder, 'worker.mjs');
  // Records its process ID and keeps running.
  await writeFile(
    script,
    `import { appendFileSync } from 'node:fs';
     appendFileSync(process.argv[2], process.pid + '\\n');
     setInterval(() => {}, 1000);`,
  );
});
afterEach(() => stop());
afterAll(() => rm(folder, { recursive: true, force: true }));

/** No process of these tests runs for a minute, so the delay never resets. */
const PAUSES = { first: 20, longest: 60_000 };

/** Also runs when a test fails, because a leftover worker would keep Jest from exiting. */
let stop = async () => {};

/** Waits for this many processes and returns their IDs. */
async function started(pids: string, count: number): Promise<number[]> {
  for (;;) {
    const lines = (await readFile(pids, 'utf8').catch(() => '')).trim().split('\n').filter(Boolean);
    if (lines.length >= count) return lines.map(Number);
    await pause(20);
  }
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** A logger that collects its lines. */
function makeLog() {
  const lines: Record<string, unknown>[] = [];
  const log = pino({}, { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) });
  return { log, lines };
}

test('a killed worker is restarted and logged, until it is stopped', async () => {
  const { log, lines } = makeLog();
  const pids = path.join(folder, 'killed');
  stop = keepRunning('a process', () => fork(script, [pids]), log, PAUSES);
  const [first = 0] = await started(pids, 1);
  process.kill(first, 'SIGKILL');
  const [, second = 0] = await started(pids, 2);
  process.kill(second, 'SIGKILL');
  const [, , third = 0] = await started(pids, 3);
  expect(new Set([first, second, third]).size).toBe(3);
  expect(lines).toMatchObject([
    { signal: 'SIGKILL', pause: 20 },
    { signal: 'SIGKILL', pause: 40 },
  ]);
  await stop();
  expect(isAlive(third)).toBe(false);
  await pause(200);
  expect(await started(pids, 3)).toHaveLength(3);
  expect(lines).toHaveLength(2);
});

test('a worker that has worked is restarted after the first delay each time', async () => {
  const { log, lines } = makeLog();
  const pids = path.join(folder, 'working');
  const start = (works: () => void) => fork(script, [pids]).once('spawn', works);
  stop = keepRunning('a process', start, log, PAUSES);
  for (let count = 1; count <= 4; count++) process.kill((await started(pids, count)).at(-1) ?? 0, 'SIGKILL');
  await started(pids, 5);
  expect(lines.map(({ pause }) => pause)).toEqual([20, 20, 20, 20]);
});

test('a worker that is stopped during the restart delay isn’t restarted', async () => {
  const pids = path.join(folder, 'waiting');
  const { log, lines } = makeLog();
  stop = keepRunning('a process', () => fork(script, [pids]), log, { ...PAUSES, first: 100 });
  const [first = 0] = await started(pids, 1);
  process.kill(first, 'SIGKILL');
  while (!lines.length) await pause(10);
  await stop();
  await pause(300);
  expect(await started(pids, 1)).toEqual([first]);
});

test('a worker that does not end when it is stopped is killed', async () => {
  const pids = path.join(folder, 'hanging');
  const { log, lines } = makeLog();
  const deaf = path.join(folder, 'deaf.mjs');
  await writeFile(
    deaf,
    `process.on('SIGTERM', () => {});
     await import(${JSON.stringify(script)});`,
  );
  stop = keepRunning('a process', () => fork(deaf, [pids]), log, { ...PAUSES, stop: 100 });
  const [only = 0] = await started(pids, 1);
  await stop();
  expect(isAlive(only)).toBe(false);
  expect(lines).toMatchObject([{ msg: 'a process did not end; it is killed', pid: only }]);
});

test('a worker that can’t be started is retried, and the server continues', async () => {
  const { log, lines } = makeLog();
  let thrown = false;
  const start = () => {
    if (thrown) return spawn(path.join(folder, 'no-such-program'));
    thrown = true;
    throw new Error('no memory');
  };
  stop = keepRunning('a process', start, log, PAUSES);
  while (lines.length < 2) await pause(10);
  await stop();
  expect(lines).toMatchObject([{ err: { message: 'no memory' } }, { err: { code: 'ENOENT' } }]);
});
