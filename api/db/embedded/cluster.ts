import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync } from 'node:fs';
import { chmod, chown, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { partialRestoreIn, type Home } from './home.js';
import { makeServerLog, type ServerLog } from './server-log.js';

const run = promisify(execFile);

/** The role that initdb creates. It owns the cluster, and prepares the database at each start. */
export const SUPERUSER = 'mandap';

/** A PostgreSQL cluster on disk, and its server. */
export interface Cluster {
  /** Starts the server and waits until it accepts connections. @throws Error with the last lines of its log */
  start(): Promise<void>;
  /** Stops the server if it is running, and waits for its end. */
  stop(): Promise<void>;
  readonly log: ServerLog;
}

interface Settings {
  port: number;
  /** Trades durability for speed; for test databases only. */
  volatile: boolean;
  /** 100 by default, as PostgreSQL itself. */
  maxConnections?: number | undefined;
}

/** Seconds that recovery after a crash may take. */
const START_SECONDS = 300;
/** Seconds that a shutdown may take. */
const STOP_SECONDS = 10;
/** How long the processes of a killed server may take to notice and end. */
const LEFTOVERS_MS = 15_000;

/**
 * Opens the cluster in `<dataDir>/postgres`, and creates it if it is missing.
 * @throws Error if a restore of it is running or was interrupted
 */
export async function openCluster(home: Home, password: string, settings: Settings): Promise<Cluster> {
  const files = path.join(home.dataDir, 'postgres');
  const log = await makeServerLog(home);
  const isRunning = () =>
    pgCtl(home, ['-D', files, 'status']).then(
      () => true,
      () => false,
    );
  const stopBy = (mode: 'fast' | 'immediate') =>
    pgCtl(home, ['-D', files, '-m', mode, '-w', '-t', String(STOP_SECONDS), '-s', 'stop']);
  const stop = async () => {
    await removeLockOfZombie(files);
    try {
      await stopBy('fast');
    } catch {
      // PostgreSQL may hang if it is stopped during crash recovery. It recovers at the next start.
      if (await isRunning()) await stopBy('immediate');
    }
  };
  // A server that survived its killed parent still locks the files. Stopping it loses nothing.
  if (existsSync(path.join(files, 'postmaster.pid'))) await stop();
  if (!existsSync(path.join(files, 'PG_VERSION'))) {
    rejectPartialRestore(home);
    await initialise(home, files, password);
  }

  const launch = async () => {
    await removeLockOfZombie(files);
    await log.rotate();
    const flags = Object.entries(serverSettings(settings)).map(([name, value]) => `-c ${name}='${value}'`);
    // pg_ctl starts the server in a session of its own, so Ctrl-C doesn't reach it before we have drained.
    const options = ['-w', '-t', String(START_SECONDS), '-s', '-l', log.file, '-o', flags.join(' ')];
    await pgCtl(home, ['-D', files, ...options, 'start']);
  };
  const start = async () => {
    for (const deadline = Date.now() + LEFTOVERS_MS; ;) {
      try {
        return await launch();
      } catch {
        const lines = await log.lastLines();
        const leftovers = lines.includes('pre-existing shared memory block');
        if (!leftovers || Date.now() > deadline) throw new Error(`PostgreSQL did not start:\n${lines}`);
        await pause(200);
      }
    }
  };
  return { start, stop, log };
}

/** Errors are not logged, because they quote user input. Our own log has them without it. */
const QUIET = {
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
};

const VOLATILE = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_wal_size: '2GB',
  // With the default, each of thousands of connections costs its client 3 ms of CPU time.
  scram_iterations: 1,
};

const serverSettings = ({ port, volatile, maxConnections = 100 }: Settings) => ({
  port,
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: maxConnections,
  shared_buffers: '256MB',
  jit: 'off',
  timezone: 'UTC',
  ...QUIET,
  ...(volatile && VOLATILE),
});

/** A new database would take the place of the restored one, and a repeated restore refuses to replace a database. */
function rejectPartialRestore(home: Home): void {
  const partial = partialRestoreIn(home);
  if (existsSync(partial))
    throw new Error(`A restore hasn't completed. Run it again, or delete ${partial} to start without it`);
}

async function initialise({ native, owner }: Home, files: string, password: string): Promise<void> {
  const initdb = path.join(native, 'bin/initdb');
  await makeExecutable(native);
  const passwordFile = path.join(os.tmpdir(), `mandap-${randomBytes(6).toString('hex')}`);
  await writeFile(passwordFile, password, { mode: 0o600 });
  // An interrupted first start leaves files without PG_VERSION, but initdb needs an empty folder.
  await rm(files, { recursive: true, force: true });
  await mkdir(files, { recursive: true, mode: 0o700 });
  if (owner) for (const file of [files, passwordFile]) await chown(file, owner.uid, owner.gid);
  try {
    await run(
      initdb,
      [`--pgdata=${files}`, `--username=${SUPERUSER}`, `--pwfile=${passwordFile}`].concat([
        '--auth=scram-sha-256',
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

/**
 * In a container whose first process doesn't reap orphans, a killed server stays a zombie, and PostgreSQL considers its
 * lock file valid.
 */
async function removeLockOfZombie(files: string): Promise<void> {
  const lock = path.join(files, 'postmaster.pid');
  const [pid = ''] = (await readFile(lock, 'utf8').catch(() => '')).split('\n');
  const state = await readFile(`/proc/${Number(pid)}/stat`, 'utf8').catch(() => '');
  if (/^\d+ \(.*\) Z /.test(state)) await rm(lock, { force: true });
}

/** Runs pg_ctl without pipes: the server would inherit them, and we would wait for its end. */
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
