import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../db/demo-accounts/accounts.js';
import { projectRoot } from '../src/core/env.js';
import { serverEnvironment, START_SCRIPT, untilReady } from './built-server.js';
import { useBuild } from './use-build.js';
import { makeDataDir } from './data-dir.js';

useBuild();

/** Runs the script of `npm start` with its own embedded PostgreSQL. */
let dataDir: string;
const running = new Set<ChildProcess>();

beforeAll(async () => {
  dataDir = await makeDataDir('start');
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

/** Starts it and waits for its ready line. */
async function start(
  settings: NodeJS.ProcessEnv = {},
): Promise<{ child: ChildProcess; origin: string; output: string }> {
  const child = spawn('node', [START_SCRIPT], {
    cwd: projectRoot,
    env: serverEnvironment(dataDir, settings),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const { origin, output } = await untilReady(child);
  return { child, origin, output: output() };
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const ended = once(child, 'exit') as Promise<[number | null]>;
  child.kill(signal);
  return (await ended)[0];
}

/** Whether a process has a listener for a signal. */
async function catches({ pid }: ChildProcess, signal: NodeJS.Signals): Promise<boolean> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const [, caught = '0'] = /^SigCgt:\s*([0-9a-f]+)$/m.exec(status) ?? [];
  return ((BigInt(`0x${caught}`) >> BigInt(os.constants.signals[signal] - 1)) & 1n) === 1n;
}

const post = (origin: string, route: string, body: object) =>
  fetch(`${origin}/api/v1/${route}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function register(origin: string, email: string): Promise<number> {
  const person = { fullName: 'Kavya Rao', email, phone: '0000011111', password: 'Shaadi#2027' };
  return (await post(origin, 'user/register', person)).status;
}

/** Expects startup to fail. Returns the exit code and the output. */
function refused(settings: NodeJS.ProcessEnv): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(
      'node',
      [START_SCRIPT],
      { cwd: projectRoot, env: serverEnvironment(dataDir, settings) },
      (error, stdout, stderr) =>
        resolve({ code: Number(error?.code ?? 0), output: `${stdout}${stderr}`.trim() }),
    );
  });
}

describe('start and stop', () => {
  test('a stopped server exits with 0; after kill -9 the next start succeeds without data loss', async () => {
    const first = await start();
    expect((await fetch(`${first.origin}/readyz`)).status).toBe(200);
    expect(await register(first.origin, 'one@test.example')).toBe(200);
    expect(await stop(first.child, 'SIGTERM')).toBe(0);

    const second = await start();
    expect(await register(second.origin, 'two@test.example')).toBe(200);
    await stop(second.child, 'SIGKILL');

    const third = await start();
    expect(await register(third.origin, 'one@test.example')).toBe(409);
    expect(await register(third.origin, 'two@test.example')).toBe(409);
    const other = await refused({});
    expect(other).toEqual({
      code: 1,
      output: expect.stringContaining('Another Mandap is running with the data folder'),
    });
    expect(await stop(third.child, 'SIGINT')).toBe(0);

    // This database was never filled with the demo, so there are no accounts to print.
    const fourth = await start({ DEMO: '1' });
    expect(fourth.output).not.toContain('Demo accounts');
    expect(await stop(fourth.child, 'SIGTERM')).toBe(0);
  }, 300_000);

  test('SIGUSR2 is ignored and logged during the start, and if there is only one process', async () => {
    const child = spawn('node', [START_SCRIPT], {
      cwd: projectRoot,
      env: serverEnvironment(dataDir, {}),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    child.once('exit', () => running.delete(child));
    const ready = untilReady(child);
    let logged = '';
    child.stderr.on('data', (data: Buffer) => (logged += data.toString()));
    while (!(await catches(child, 'SIGUSR2'))) await pause(10);
    while (!logged.includes('SIGUSR2 is ignored')) {
      child.kill('SIGUSR2');
      await pause(50);
    }
    const { output } = await ready;
    child.kill('SIGUSR2');
    while (!output().includes('WORKERS=2')) await once(child.stdout, 'data');
    expect(
      output()
        .match(/[^\n]*WORKERS=2[^\n]*/g)
        ?.map((line) => JSON.parse(line) as object),
    ).toEqual([
      expect.objectContaining({
        level: 40,
        msg: 'SIGUSR2 is ignored: there are no API processes to replace. Restart Mandap, or run it with WORKERS=2 or more',
      }),
    ]);
    expect(await stop(child, 'SIGTERM')).toBe(0);
  }, 120_000);

  test.each([
    [{ PORT: 'abc' }, 'PORT must be a number from 0 to 65535'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must start with postgres:// or postgresql://'],
    [{ DEMO: 'yes' }, 'DEMO must be 0 or 1'],
    [{ SUPER_ADMIN_PASSWORD: '' }, 'SUPER_ADMIN_EMAIL and SUPER_ADMIN_PASSWORD must be set together'],
  ])(
    '%j prints one clear line and exits with 1',
    async (settings, line) => {
      expect(await refused(settings)).toEqual({ code: 1, output: line });
    },
    120_000,
  );

  test('an empty database without demo or super admin is rejected with a clear message', async () => {
    const empty = await makeDataDir('empty');
    const answer = await refused({ MANDAP_DATA_DIR: empty, SUPER_ADMIN_EMAIL: '', SUPER_ADMIN_PASSWORD: '' });
    expect(answer).toEqual({
      code: 1,
      output: expect.stringContaining('Set SUPER_ADMIN_EMAIL and SUPER_ADMIN_PASSWORD, or DEMO=1.'),
    });
    await rm(empty, { recursive: true, force: true });
  }, 300_000);

  test('the demo with a configured super admin has no account with the public password', async () => {
    const folder = await makeDataDir('demo');
    const { child, origin, output } = await start({ DEMO: '1', MANDAP_DATA_DIR: folder });
    expect(output).not.toContain('Demo accounts');
    const logIn = async (role: string, email: string, password: string) =>
      (await post(origin, `${role}/login`, { email, password, role })).status;
    expect(await logIn('admin', 'admin@test.example', 'password1')).toBe(200);
    for (const { role, email } of DEMO_ACCOUNTS)
      expect([role, await logIn(role, email, DEMO_PASSWORD)]).toEqual([role, 401]);
    await stop(child, 'SIGTERM');
    await rm(folder, { recursive: true, force: true });
  }, 300_000);
});
