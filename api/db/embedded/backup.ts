import {
  chown,
  copyFile,
  lstat,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { SUPERUSER } from './cluster.js';
import { homeOf, partialRestoreIn, secretIn, type Home } from './home.js';
import { copyWal } from './wal.js';

/** The file that marks a backup as complete. */
const MANIFEST = 'backup.json';
const SECRETS = ['postgres.secret', 'postgres-app.secret'];
/** Folders that a copy has empty, as PostgreSQL's documentation of base backups says. */
const EMPTY_IN_COPY = [
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
];
/** Files that belong to the running server. */
const OF_RUNNING_SERVER = /^(postmaster\.(pid|opts)|pg_internal\.init|pgsql_tmp.*)$/;

type Owner = Home['owner'];

/**
 * Copies the embedded database, which must be running, and the pictures to a new folder. The server can keep writing:
 * the copy has everything that was committed before it began, and pictures of everything in it.
 * @throws Error if the folder isn't empty
 */
export async function backUp(dataDir: string, target: string): Promise<void> {
  const home = await homeOf(dataDir);
  await makeEmptyFolder(target);
  const pictures = () =>
    copyTree(path.join(dataDir, 'media'), path.join(target, 'media'), { skipExisting: true });
  // Before the database, because unused pictures may be deleted meanwhile, and after it, because of new ones.
  await pictures();
  await copyDatabase(home, path.join(target, 'postgres'));
  await pictures();
  for (const name of SECRETS)
    await writeFile(path.join(target, name), await secretIn(home, name), { mode: 0o600 });
  const manifest = { createdAt: new Date().toISOString() };
  await writeFile(path.join(target, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
}

/**
 * Copies a backup to an empty data folder. The database recovers when the server starts. A restore that is interrupted
 * can be repeated; until then, the server doesn't start.
 * @throws Error if the backup is incomplete, or the data folder has a database
 */
export async function restore(source: string, dataDir: string): Promise<void> {
  if (!(await exists(path.join(source, MANIFEST)))) throw new Error(`${source} has no complete backup`);
  await mkdir(dataDir, { recursive: true });
  const home = await homeOf(dataDir);
  const files = path.join(home.dataDir, 'postgres');
  if (await exists(files)) throw new Error(`${dataDir} already has a database`);
  const partial = partialRestoreIn(home);
  await rm(partial, { recursive: true, force: true });
  // Before the pictures, because it also keeps the server from starting without all of them.
  await mkdir(partial, { mode: 0o700 });
  // Replaces existing pictures: an interrupted restore may have copied only a part of one.
  await copyTree(path.join(source, 'media'), path.join(dataDir, 'media'));
  for (const name of SECRETS) await copyFile(path.join(source, name), path.join(home.dataDir, name));
  await copyTree(path.join(source, 'postgres'), partial, { owner: home.owner });
  await rename(partial, files);
}

/** Copies the files of the running server, between the start and the end of a base backup. */
async function copyDatabase(home: Home, target: string): Promise<void> {
  const files = path.join(home.dataDir, 'postgres');
  const port = (await readFile(path.join(files, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')[3];
  if (!port) throw new Error(`no embedded database is running in ${home.dataDir}`);
  const password = await secretIn(home, SECRETS[0] ?? '');
  const client = new pg.Client(`postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`);
  await client.connect();
  try {
    // Keeps the log from the start of the backup on, until this connection ends.
    await client.query(
      `SELECT pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)`,
    );
    const { rows: starts } = await client.query<{ segment: string }>(
      `SELECT pg_walfile_name(pg_backup_start('mandap', fast => true)) AS segment`,
    );
    await copyTree(files, target, { leaveOut: isLeftOut });
    const { rows } = await client.query<{ labelfile: string }>(
      'SELECT labelfile FROM pg_backup_stop(wait_for_archive => false)',
    );
    await writeFile(path.join(target, 'backup_label'), rows[0]?.labelfile ?? '', { mode: 0o600 });
    await copyWal(path.join(files, 'pg_wal'), path.join(target, 'pg_wal'), starts[0]?.segment ?? '');
  } finally {
    await client.end();
  }
}

const isLeftOut = (relative: string): boolean => {
  const [folder = '', ...rest] = relative.split(path.sep);
  const isEmptied = rest.length > 0 && EMPTY_IN_COPY.includes(folder);
  return isEmptied || OF_RUNNING_SERVER.test(path.basename(relative));
};

interface CopyOptions {
  /** Owner of the copies; otherwise the user of this process. */
  owner?: Owner;
  /** Whether a path below `from` is left out. */
  leaveOut?: (relative: string) => boolean;
  /** Whether files that exist in `to` stay as they are. */
  skipExisting?: boolean;
}

/** Copies a folder, if it exists. Files that are deleted meanwhile are left out. */
async function copyTree(
  from: string,
  to: string,
  { owner, leaveOut, skipExisting = false }: CopyOptions = {},
): Promise<void> {
  const copy = async (relative: string): Promise<void> => {
    const [source, target] = [path.join(from, relative), path.join(to, relative)];
    // It may not exist, or have been deleted since its folder was read.
    const info = await lstat(source).catch(ignoreMissing);
    if (!info || (relative && leaveOut?.(relative))) return;
    if (info.isDirectory()) {
      await mkdir(target, { recursive: true, mode: info.mode & 0o777 });
      for (const name of (await readdir(source).catch(ignoreMissing)) ?? [])
        await copy(path.join(relative, name));
    } else if (!(skipExisting && (await exists(target)))) {
      await copyFile(source, target).catch(ignoreMissing);
    }
    if (owner && (await exists(target))) await chown(target, owner.uid, owner.gid);
  };
  await copy('');
}

/** Any other error fails the backup, which would lack the file. */
function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

async function makeEmptyFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length) throw new Error(`${folder} is not empty`);
}

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );
