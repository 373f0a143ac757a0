// `npm run mutants`: applies the mutations of mutants/mutations.mjs one by one and expects the tests named for each to fail.
// `-- format` applies those whose name or area contains "format". Works on copies in a temporary folder.
import { spawn } from 'node:child_process';
import { availableParallelism, tmpdir } from 'node:os';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { MUTATIONS } from './mutants/mutations.mjs';

const root = path.resolve(import.meta.dirname, '..');

/** Maximum duration of the tests of one mutation, or of all tests without a mutation. */
const MUTATION_MS = 5 * 60_000;
const BASELINE_MS = 15 * 60_000;

/** Configuration of API tests that use no database: PostgreSQL is not started for them. */
const WITHOUT_DATABASE = `import config from './jest.config.js';
export default { ...config, globalSetup: undefined, globalTeardown: undefined };
`;

const running = new Set();
const folder = mkdtempSync(path.join(tmpdir(), 'mandap-mutants-'));
process.on('exit', () => {
  for (const child of running) killTree(child);
  rmSync(folder, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

/** Copies the sources. Dependencies are linked from the original, workspaces from the copy. */
function copySources(name) {
  const copy = path.join(folder, name);
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
  })
    .toString()
    .split('\0')
    .filter((file) => file && existsSync(path.join(root, file)));
  for (const file of files) cpSync(path.join(root, file), path.join(copy, file));
  const modules = path.join(copy, 'node_modules');
  mkdirSync(path.join(modules, '@mandap'), { recursive: true });
  for (const entry of readdirSync(path.join(root, 'node_modules')))
    if (entry !== '@mandap') symlinkSync(path.join(root, 'node_modules', entry), path.join(modules, entry));
  for (const workspace of ['api', 'web']) {
    symlinkSync(path.join(copy, workspace), path.join(modules, '@mandap', workspace));
    const own = path.join(root, workspace, 'node_modules');
    if (existsSync(own)) symlinkSync(own, path.join(copy, workspace, 'node_modules'));
  }
  writeFileSync(path.join(copy, 'api/jest.without-database.config.js'), WITHOUT_DATABASE);
  return copy;
}

/** Returns the kind of test environment that a mutation needs. */
function kindOf({ file, database }) {
  if (file.startsWith('web/')) return 'web';
  return database ? 'api with a database' : 'api';
}

/** Runs tests in a copy. Returns Jest's report. @throws Error if there is none in time */
async function runTests(copy, kind, files, testName, milliseconds) {
  const workspace = kind === 'web' ? 'web' : 'api';
  const report = path.join(copy, 'report.json');
  rmSync(report, { force: true });
  const options = [
    ...['--runInBand', '--silent', '--json', `--outputFile=${report}`],
    ...(kind === 'api' ? ['--config=jest.without-database.config.js'] : []),
    ...(testName ? ['--testNamePattern', testName] : []),
    ...['--runTestsByPath', ...files],
  ];
  const child = spawn(process.execPath, [path.join(root, 'node_modules/jest/bin/jest.js'), ...options], {
    cwd: path.join(copy, workspace),
    env: {
      ...process.env,
      NODE_ENV: workspace === 'api' ? 'production' : 'test',
      NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
    },
    // A separate process group, which includes PostgreSQL and is killed as a whole.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  running.add(child);
  let output = '';
  child.stderr.on('data', (data) => (output = (output + data).slice(-5000)));
  const timer = setTimeout(() => killTree(child), milliseconds);
  await new Promise((resolve) => child.once('close', resolve));
  clearTimeout(timer);
  running.delete(child);
  if (!existsSync(report))
    throw new Error(`the tests did not end within ${milliseconds / 60_000} minutes\n${output}`);
  return JSON.parse(readFileSync(report, 'utf8'));
}

function killTree(child) {
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The process has already ended.
  }
}

/** @throws Error unless the text to replace occurs exactly once */
function plant(copy, { name, file, find, replace }) {
  const target = path.join(copy, file);
  const source = readFileSync(target, 'utf8');
  const places = source.split(find).length - 1;
  if (places !== 1) throw new Error(`"${name}" no longer applies: ${file} has its place ${places} times`);
  writeFileSync(
    target,
    source.replace(find, () => replace),
  );
  return () => writeFileSync(target, source);
}

/** Applies a mutation and runs its tests. @throws Error if they pass, or fail for another reason */
async function tryMutation(copy, mutation) {
  const restore = plant(copy, mutation);
  try {
    const { numFailedTests, numRuntimeErrorTestSuites, numPassedTests } = await runTests(
      copy,
      kindOf(mutation),
      mutation.tests,
      mutation.testName,
      MUTATION_MS,
    );
    if (numRuntimeErrorTestSuites > 0) throw new Error('its tests could not be loaded');
    if (numFailedTests === 0) throw new Error(`survived ${numPassedTests} tests`);
  } finally {
    restore();
  }
}

/** Checks that the tests pass without mutations: otherwise a failure proves nothing. */
async function expectGreen(copy, mutations) {
  for (const kind of new Set(mutations.map(kindOf))) {
    const files = new Set(
      mutations.filter((mutation) => kindOf(mutation) === kind).flatMap(({ tests }) => tests),
    );
    const { success, testResults } = await runTests(copy, kind, [...files], undefined, BASELINE_MS);
    const failed = testResults.filter(({ status }) => status === 'failed').map((result) => result.name);
    if (!success) throw new Error(`These tests fail without any mutation:\n${failed.join('\n')}`);
  }
}

const [wanted = ''] = process.argv.slice(2);
const mutations = MUTATIONS.filter(({ name, area }) => `${area}: ${name}`.includes(wanted));
const copies = Array.from({ length: availableParallelism() }, (_, index) => copySources(`copy-${index}`));

// Check first that all mutations still apply.
for (const mutation of mutations) plant(copies[0], mutation)();
console.log(`Running the tests of ${mutations.length} mutations without any …`);
await expectGreen(copies[0], mutations);

const queue = [...mutations];
const missed = [];
await Promise.all(
  copies.map(async (copy) => {
    for (let mutation = queue.shift(); mutation; mutation = queue.shift()) {
      const title = `${mutation.area}: ${mutation.name}`;
      try {
        await tryMutation(copy, mutation);
        console.log(`caught  ${title}`);
      } catch (error) {
        missed.push(title);
        console.log(`MISSED  ${title}\n        ${error.message}`);
      }
    }
  }),
);
console.log(`${mutations.length - missed.length}/${mutations.length}`);
process.exit(missed.length > 0 ? 1 : 0);
