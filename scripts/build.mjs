import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUNDLED, bundleServer } from './bundle-server.mjs';

const root = path.resolve(import.meta.dirname, '..');
const stamp = path.join(root, 'api/dist/.built');
const lock = path.join(root, 'api/dist/.building');

/** A build takes about a minute. After a restart, another process can have the same number. */
const LOCKED_MS = 10 * 60 * 1000;

/** How long files of earlier builds are kept, for servers and open pages that still use them. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** Sources of the build. */
const SOURCES = [
  'api/src',
  'api/db',
  'api/demo',
  'api/openapi.json',
  'web/src',
  'web/public',
  'package-lock.json',
  // Its `exports` are the modules that the web may import.
  'api/package.json',
  'tsconfig.base.json',
  'api/tsconfig.json',
  'api/tsconfig.build.json',
  'scripts/build.mjs',
  'scripts/bundle-server.mjs',
  'web/tsconfig.json',
  'web/vite.config.ts',
  'web/scripts/rupeeFont.ts',
];

/** Files next to the sources that are not part of the build. */
const OF_TESTS = /\.(test|factory)\.tsx?$/;

/** Builds the server and the web, unless the last build is up to date. Waits for the build of another process. */
export async function build({ force = false } = {}) {
  if (!force && isUpToDate()) return;
  await lockBuild();
  try {
    if (force || !isUpToDate()) await buildAll();
  } finally {
    if (readIfThere(lock) === String(process.pid)) rmSync(lock, { force: true });
  }
}

const isUpToDate = () => fingerprint() === readIfThere(stamp) && existsSync(path.join(root, 'web/dist'));

/** Several test files may need a build at the same time. A process that has ended holds no lock. */
async function lockBuild() {
  mkdirSync(path.dirname(lock), { recursive: true });
  let waitsFor;
  for (;;) {
    // Linking creates the lock together with its content, so that others can always read its owner.
    const own = `${lock}.${process.pid}`;
    writeFileSync(own, String(process.pid));
    try {
      return linkSync(own, lock);
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    } finally {
      rmSync(own);
    }
    const owner = readIfThere(lock);
    if (owner && owner !== waitsFor) console.log(`Waiting for another build (process ${owner}) …`);
    waitsFor = owner;
    if (owner && !(isRunning(Number(owner)) && isRecent(lock))) rmSync(lock, { force: true });
    else await pause(200);
  }
}

const isRecent = (file) => Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) < LOCKED_MS;

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

async function buildAll() {
  const wanted = fingerprint();
  console.log('Building Mandap …');
  rmSync(stamp, { force: true });
  const server = run('npx', ['tsc', '-p', 'api/tsconfig.build.json']);
  const demo = run('npx', ['tsc', '-p', 'api/demo/tsconfig.build.json']);
  const web = run('npx', ['vite', 'build', '--logLevel', 'warn'], 'web').then(() =>
    run('npx', ['vite', 'build', '--ssr', '--logLevel', 'warn'], 'web'),
  );
  await Promise.all([Promise.all([server, demo]).then(bundleServer), web]);
  clear(BUNDLED);
  const client = path.join(root, 'web/dist/client');
  clear(path.join(client, 'assets'));
  compress(client);
  writeFileSync(stamp, wanted);
}

/** Hashes names, sizes and modification times of all sources: fast, and different after every edit or checkout. */
function fingerprint() {
  const hash = createHash('sha1');
  for (const source of SOURCES)
    for (const file of filesBelow(path.join(root, source)))
      if (!OF_TESTS.test(file)) hash.update(describe(file));
  return hash.digest('hex');
}

function filesBelow(target) {
  if (!statSync(target).isDirectory()) return [target];
  return readdirSync(target, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

function describe(file) {
  const { size, mtimeMs } = statSync(file);
  return `${path.relative(root, file)} ${size} ${mtimeMs}\n`;
}

/** Removes expired files of earlier builds. Files of this build have new modification times. */
function clear(folder) {
  for (const file of filesBelow(folder)) if (Date.now() - statSync(file).mtimeMs > KEPT_MS) rmSync(file);
}

/** Compresses text files ahead of time (.br and .gz), so that no request waits for compression. */
function compress(folder) {
  const texts = filesBelow(folder).filter((each) => /\.(js|css|svg)$/.test(each));
  // Names in assets/ change with the content, so existing compressed files are up to date.
  const isDone = (file) => file.includes(`${path.sep}assets${path.sep}`) && existsSync(`${file}.gz`);
  for (const file of texts.filter((each) => !isDone(each))) {
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function run(command, args, folder = '.') {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: path.join(root, folder),
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production' },
    });
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${command} ${args.join(' ')} failed`)),
    );
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await build({ force: process.argv.includes('--force') });
