import { mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { makeDataDir } from '../../test/data-dir.js';
import { copyWal } from './wal.js';

const [OLD, FIRST, NEXT] = [
  '0000000100000000000000FF',
  '000000010000000100000000',
  '000000010000000100000001',
];

let folder: string;
let from: string;
let to: string;
beforeEach(async () => {
  folder = await makeDataDir('wal');
  [from, to] = [path.join(folder, 'from'), path.join(folder, 'to')];
  for (const each of [from, to]) await mkdir(each);
  for (const name of [OLD, FIRST, NEXT, 'archive_status']) await writeFile(path.join(from, name), name);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Makes a segment that is listed but missing when it is copied, as one that a checkpoint recycles in between. */
async function removeAfterListing(name: string): Promise<void> {
  await rm(path.join(from, name));
  await symlink(path.join(folder, 'missing'), path.join(from, name));
}

test('the segments since the start of a backup are copied', async () => {
  await copyWal(from, to, FIRST);
  expect((await readdir(to)).sort()).toEqual([FIRST, NEXT]);
});

test('an older segment may disappear', async () => {
  await removeAfterListing(OLD);
  await copyWal(from, to, FIRST);
  expect((await readdir(to)).sort()).toEqual([FIRST, NEXT]);
});

test.each([FIRST, NEXT])('the backup fails if the segment %s disappears while it is copied', async (name) => {
  await removeAfterListing(name);
  await expect(copyWal(from, to, FIRST)).rejects.toThrow(`no longer has the WAL segment ${name}`);
});

test('the backup fails if its first segment has disappeared before', async () => {
  await rm(path.join(from, FIRST));
  await expect(copyWal(from, to, FIRST)).rejects.toThrow(`no longer has the WAL segment ${FIRST}`);
});
