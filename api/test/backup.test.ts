import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { backUp, restore } from '../db/embedded/backup.js';
import { projectRoot } from '../src/core/env.js';
import { serverEnvironment, START_SCRIPT, untilReady } from './built-server.js';
import { useBuild } from './use-build.js';
import { makeDataDir } from './data-dir.js';

useBuild();

let folders: string[];
const running = new Set<ChildProcess>();
beforeAll(async () => {
  folders = await Promise.all(['live', 'backup', 'restored'].map(makeDataDir));
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

async function start(dataDir: string): Promise<{ origin: string; stop: () => Promise<void> }> {
  const child = spawn('node', [START_SCRIPT], {
    cwd: projectRoot,
    env: serverEnvironment(dataDir, { TRUSTED_PROXIES: '1' }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const { origin } = await untilReady(child);
  const stop = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
    running.delete(child);
  };
  return { origin, stop };
}

const post = (origin: string, route: string, body: object, address: string) =>
  fetch(`${origin}/api/v1/${route}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  });
const emailOf = (i: number) => `guest${i}@test.example`;
const register = async (origin: string, i: number) =>
  (
    await post(
      origin,
      'user/register',
      { fullName: 'Kavya Rao', email: emailOf(i), phone: '0000011111', password: 'Shaadi#2027' },
      `10.90.${i >> 8}.${i & 255}`,
    )
  ).status;

/** Sets the account's picture. Returns the URL of its file. */
async function upload(origin: string): Promise<string> {
  const login = await post(
    origin,
    'user/login',
    { email: emailOf(0), password: 'Shaadi#2027', role: 'user' },
    '10.91.0.1',
  );
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const form = new FormData();
  const query =
    'mutation($file: Upload!) { setAvatar(file: $file) { user { avatar { url } } userErrors { message } } }';
  form.append('operations', JSON.stringify({ query, variables: { file: null } }));
  form.append('map', JSON.stringify({ 0: ['variables.file'] }));
  const jpeg = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#936' } })
    .jpeg()
    .toBuffer();
  form.append('0', new Blob([new Uint8Array(jpeg)]), 'me.jpg');
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { cookie, origin },
    body: form,
  });
  const { data } = (await response.json()) as {
    data: { setAvatar: { user: { avatar: { url: string } } } };
  };
  return data.setAvatar.user.avatar.url;
}

const picturesIn = (dataDir: string) => readdir(path.join(dataDir, 'media'), { recursive: true });

test('a backup under writes restores everything that was acknowledged before, with its pictures', async () => {
  const [live = '', backup = '', restored = ''] = folders;
  const server = await start(live);
  for (let i = 0; i < 5; i++) expect(await register(server.origin, i)).toBe(200);
  const hash = (await upload(server.origin)).split('/')[2] ?? '';
  expect(await picturesIn(live)).toContainEqual(expect.stringContaining(hash));

  let isDone = false;
  let acknowledged = 5;
  const writing = (async () => {
    while (!isDone) if ((await register(server.origin, acknowledged)) === 200) acknowledged++;
  })();
  await backUp(live, backup);
  isDone = true;
  await writing;
  expect(acknowledged).toBeGreaterThan(5);
  await expect(backUp(live, backup)).rejects.toThrow('is not empty');
  await expect(restore(backup, live)).rejects.toThrow('already has a database');
  await server.stop();

  await restore(backup, restored);
  const second = await start(restored);
  // Registered emails are a conflict.
  for (let i = 0; i < 5; i++) expect(await register(second.origin, i)).toBe(409);
  expect(await picturesIn(restored)).toContainEqual(expect.stringContaining(hash));
  expect(await register(second.origin, 100_000)).toBe(200);
  await second.stop();
}, 300_000);

test('an incomplete backup is not restored', async () => {
  const [, backup = '', restored = ''] = folders;
  await rm(path.join(backup, 'backup.json'));
  await expect(restore(backup, path.join(restored, 'other'))).rejects.toThrow('has no complete backup');
  expect(await readdir(restored)).not.toContain('other');
});

test('a backup needs a running database', async () => {
  const [live = '', backup = ''] = folders;
  await expect(backUp(live, path.join(backup, 'second'))).rejects.toThrow('no embedded database is running');
});
