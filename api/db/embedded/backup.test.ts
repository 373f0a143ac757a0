import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { makeDataDir } from '../../test/data-dir.js';
import { restore } from './backup.js';
import { openCluster } from './cluster.js';
import { homeOf } from './home.js';
import { freePort } from './port.js';

let backup: string;
let dataDir: string;
beforeEach(async () => {
  [backup = '', dataDir = ''] = await Promise.all(['backup', 'restored'].map(makeDataDir));
  await mkdir(path.join(backup, 'postgres'));
  await mkdir(path.join(backup, 'media'));
  await writeFile(path.join(backup, 'postgres/PG_VERSION'), '17\n');
  await writeFile(path.join(backup, 'media/hall.webp'), 'the whole picture');
  for (const name of ['postgres.secret', 'postgres-app.secret', 'backup.json'])
    await writeFile(path.join(backup, name), name);
});
afterEach(async () => {
  for (const folder of [backup, dataDir]) await rm(folder, { recursive: true, force: true });
});

/** Restores until an entry that can't be copied; the order of the entries doesn't matter. */
async function interruptRestore(): Promise<void> {
  const broken = path.join(backup, 'postgres/broken');
  await symlink(backup, broken);
  await expect(restore(backup, dataDir)).rejects.toThrow('copyfile');
  await rm(broken);
}

const start = async () =>
  openCluster(await homeOf(dataDir), 'secret', { port: await freePort(), volatile: true });

test('an interrupted restore leaves no database, and can be repeated', async () => {
  await interruptRestore();
  expect(await readdir(dataDir)).not.toContain('postgres');
  await restore(backup, dataDir);
  expect(await readdir(path.join(dataDir, 'postgres'))).toEqual(['PG_VERSION']);
  expect(await readdir(dataDir)).not.toContain('postgres.partial');
  await expect(restore(backup, dataDir)).rejects.toThrow('already has a database');
});

test('a repeated restore removes what the interrupted one has copied', async () => {
  await mkdir(path.join(dataDir, 'postgres.partial'));
  await writeFile(path.join(dataDir, 'postgres.partial/of-another-backup'), '');
  await restore(backup, dataDir);
  expect(await readdir(path.join(dataDir, 'postgres'))).toEqual(['PG_VERSION']);
});

test('a repeated restore replaces a picture that was copied half', async () => {
  await mkdir(path.join(dataDir, 'media'));
  await writeFile(path.join(dataDir, 'media/hall.webp'), 'the wh');
  await restore(backup, dataDir);
  expect(await readFile(path.join(dataDir, 'media/hall.webp'), 'utf8')).toBe('the whole picture');
});

test('no new database is created after an interrupted restore', async () => {
  await interruptRestore();
  await expect(start()).rejects.toThrow('Run it again');
  expect(await readdir(dataDir)).not.toContain('postgres');
});
