import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../../src/core/env.js';
import { serverEnvironment, untilReady } from '../../test/built-server.js';
import { makeDataDir } from '../../test/data-dir.js';

const run = promisify(execFile);
const git = async (...args: string[]) => (await run('git', args, { cwd: projectRoot })).stdout.trim();

/** Another version of the project in a folder of its own. */
export interface Version {
  commit: string;
  /** `1a2b3c4 subject`. */
  title: string;
  /** Runs a script of its API to its end. */
  run(script: string, args: readonly string[], databaseUrl: string): Promise<void>;
  /** Starts its server without pages. */
  start(databaseUrl: string): Promise<{ origin: string; stop(): Promise<void> }>;
  remove(): Promise<void>;
}

/** The last commit before the newest migration was added. */
export async function lastBeforeMigration(): Promise<string> {
  const newest = await git('log', '-1', '--diff-filter=A', '--format=%H', '--', 'api/db/migrations');
  return git('rev-parse', `${newest}^`);
}

/** Maximum duration of an installation. */
const INSTALL_MS = 10 * 60_000;

/** Links the packages of this version if the other one has the same, and installs its own otherwise. */
async function providePackages(root: string, commit: string): Promise<void> {
  const isSame = await git('diff', '--quiet', commit, '--', 'package-lock.json').then(
    () => true,
    () => false,
  );
  if (!isSame) {
    console.log('Installing the packages of the previous version');
    await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: root, timeout: INSTALL_MS });
    return;
  }
  for (const packages of ['node_modules', 'api/node_modules'])
    if (existsSync(path.join(projectRoot, packages)))
      await symlink(path.join(projectRoot, packages), path.join(root, packages));
}

/** @param revision a commit, tag or branch */
export async function checkOut(revision: string): Promise<Version> {
  const commit = await git('rev-parse', `${revision}^{commit}`);
  const folder = await makeDataDir('version');
  const root = path.join(folder, 'mandap');
  await git('worktree', 'add', '--quiet', '--detach', root, commit);
  await providePackages(root, commit);
  const dataDir = path.join(folder, 'data');
  const launch = (script: string, args: readonly string[], databaseUrl: string): ChildProcess =>
    spawn('node', ['--import', '@swc-node/register/esm-register', script, ...args], {
      cwd: path.join(root, 'api'),
      env: serverEnvironment(dataDir, {
        ...{ DATABASE_URL: databaseUrl, DEMO: '1', LOG_LEVEL: 'error', TRUSTED_PROXIES: '1' },
      }),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  return {
    commit,
    title: await git('log', '-1', '--format=%h %s', commit),
    async run(script, args, databaseUrl) {
      const child = launch(script, args, databaseUrl);
      child.stdout?.pipe(process.stdout, { end: false });
      const [code] = (await once(child, 'exit')) as [number];
      if (code) throw new Error(`${script} of ${commit} ended with ${code}`);
    },
    async start(databaseUrl) {
      const child = launch('src/main.ts', ['--no-web'], databaseUrl);
      const { origin } = await untilReady(child);
      return {
        origin,
        async stop() {
          const ended = once(child, 'exit');
          child.kill('SIGTERM');
          await ended;
        },
      };
    },
    async remove() {
      await git('worktree', 'remove', '--force', root);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
