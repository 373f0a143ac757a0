import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  closeSync,
  existsSync,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../src/core/env.js';
import { serverEnvironment, START_SCRIPT, untilReady } from './built-server.js';
import { makeDataDir } from './data-dir.js';

/** Folders of the server on separate small disks, with their sizes in megabytes. */
const DISKS = {
  /** The data folder's pictures. */
  media: 40,
  /** The data folder's emails. */
  mail: 1,
  /** For a tablespace of PostgreSQL. */
  tables: 8,
  /** Temporary files of uploads. */
  temporary: 6,
};
export type Disk = keyof typeof DISKS;

/** The built server with a data folder, parts of which can be filled to the last byte. */
export interface SmallServer {
  origin: string;
  /** Connection string of PostgreSQL's superuser to the application's database. */
  superuserUrl: string;
  /** A folder on the small disk, as the server sees it. */
  folderOf(disk: Disk): string;
  /** The same folder, as seen by this process. */
  reach(disk: Disk): string;
  /** Fills the disk except for this number of bytes. */
  fill(disk: Disk, spare?: number): void;
  free(disk: Disk): void;
  stop(): Promise<void>;
}

const isRoot = process.getuid?.() === 0;
/** Options of unshare for a mount namespace, as root or not. */
const NAMESPACE = ['--mount', ...(isRoot ? [] : ['--user', '--map-current-user', '--keep-caps'])];

/** Whether this process can mount file systems in its own namespace. */
export const canMount = (): boolean => spawnSync('unshare', [...NAMESPACE, 'true']).status === 0;

/**
 * Starts it in its own mount namespace, which requires root or user namespaces: there is no other way to
 * get a full disk.
 */
export async function startSmallServer(): Promise<SmallServer> {
  const base = await makeDataDir('full');
  const dataDir = path.join(base, 'data');
  const folderOf = (disk: Disk) => path.join(disk === 'media' || disk === 'mail' ? dataDir : base, disk);
  // PostgreSQL must own its tablespace, and doesn't run as root.
  const owner = isRoot ? idOf('postgres') : String(process.getuid?.());
  const mounts = Object.entries(DISKS).map(([disk, megabytes]) => {
    const folder = folderOf(disk as Disk);
    mkdirSync(folder, { recursive: true });
    const mode = disk === 'tables' ? `mode=700,uid=${owner}` : 'mode=1777';
    return `mount -t tmpfs -o size=${megabytes}m,${mode} tmpfs '${folder}'`;
  });
  const child = spawn(
    'unshare',
    [...NAMESPACE, 'sh', '-c', [...mounts, `exec node ${START_SCRIPT}`].join(' && ')],
    {
      cwd: projectRoot,
      env: serverEnvironment(dataDir, {
        TRUSTED_PROXIES: '1',
        LOG_LEVEL: 'silent',
        TMPDIR: folderOf('temporary'),
      }),
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const { origin } = await untilReady(child);
  const reach = (disk: Disk) => path.join(`/proc/${child.pid}/root`, folderOf(disk));
  const filler = (disk: Disk) => path.join(reach(disk), 'filler');
  const lock = (await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n');
  const secret = await readFile(path.join(dataDir, 'postgres.secret'), 'utf8');
  return {
    origin,
    superuserUrl: `postgres://mandap:${secret}@127.0.0.1:${lock[3]}/mandap`,
    folderOf,
    reach,
    fill: (disk, spare = 0) => writeUntilFull(filler(disk), spare),
    free: (disk) => rmSync(filler(disk)),
    async stop() {
      if (child.exitCode === null) {
        const ended = once(child, 'exit');
        child.kill('SIGTERM');
        await ended;
      }
      await rm(base, { recursive: true, force: true });
    },
  };
}

const idOf = (user: string) => execFileSync('id', ['-u', user]).toString().trim();

function writeUntilFull(file: string, spare: number): void {
  if (existsSync(file)) throw new Error(`${file} is there already`);
  const handle = openSync(file, 'w');
  try {
    // First in large blocks, then byte by byte.
    for (const size of [64 * 1024, 1])
      for (;;)
        try {
          writeSync(handle, Buffer.alloc(size, 1));
        } catch (error) {
          if ((error as { code?: string }).code !== 'ENOSPC') throw error;
          break;
        }
    ftruncateSync(handle, fstatSync(handle).size - spare);
  } finally {
    closeSync(handle);
  }
}
