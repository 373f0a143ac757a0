// `npm run check:versions`: checks that dependencies have exact versions and that each override has a reason.
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
const KINDS = ['dependencies', 'devDependencies', 'optionalDependencies'];

const problems = [];

function read(file) {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
}

function checkVersions(file, versions) {
  for (const [name, version] of Object.entries(versions))
    // Dependencies between workspaces have no version.
    if (!EXACT.test(version) && !name.startsWith('@mandap/'))
      problems.push(`${file}: ${name} has the version "${version}", which is not exact.`);
}

/** Returns overrides as `package` or `package > dependency`, with their versions. */
function flatten(overrides, parents = []) {
  return Object.entries(overrides).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[[...parents, name].join(' > '), value]]
      : flatten(value, [...parents, name]),
  );
}

const main = read('package.json');
const files = ['package.json', ...main.workspaces.map((workspace) => `${workspace}/package.json`)];
for (const file of files) {
  const manifest = read(file);
  for (const kind of KINDS) checkVersions(file, manifest[kind] ?? {});
}

const overrides = Object.fromEntries(flatten(main.overrides ?? {}));
const reasons = main['//overrides'] ?? {};
checkVersions('package.json', overrides);
for (const name of Object.keys(overrides))
  if (!reasons[name]) problems.push(`package.json: the override of ${name} has no reason in "//overrides".`);
for (const name of Object.keys(reasons))
  if (!overrides[name])
    problems.push(`package.json: "//overrides" explains ${name}, which is not overridden.`);

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
