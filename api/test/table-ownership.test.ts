import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { getMetadataArgsStorage } from 'typeorm';
import { projectRoot } from '../src/core/env.js';
import { features } from '../src/features/index.js';

/** Tables that no feature owns. */
const CORE = { name: 'core', tables: ['audit', 'idempotency', 'rate_limit'] };

/** Permitted writes to tables of other features, with reasons. */
const DECLARED: Record<string, string> = {
  'venue writes listing': 'a venue is a row of listing: most of its columns are the venue’s own',
  'vendor writes listing': 'a vendor is a row of listing as well',
  'core writes notification':
    'every feature notifies, and notification reads the names in its sentences from the tables of those features',
};

const owners = new Map(
  [CORE, ...features].flatMap(({ name, tables = [] }) => tables.map((table) => [table, name] as const)),
);
const ownerOf = (table: string) => owners.get(table) ?? 'nobody';

interface Source {
  feature: string;
  file: string;
  code: string;
}
const sources: Source[] = [];

beforeAll(async () => {
  const root = path.join(projectRoot, 'api/src');
  for (const file of await readdir(root, { recursive: true })) {
    const [folder = '', ...rest] = file.split(path.sep);
    const feature = folder === 'features' ? (rest[0] ?? '') : folder;
    if (!rest.length || !file.endsWith('.ts') || /\.(test|factory)\.ts$/.test(file)) continue;
    sources.push({ feature, file, code: await readFile(path.join(root, file), 'utf8') });
  }
});

/** Returns the tables that SQL statements in `code` name after one of the keywords. */
const tablesAfter = (words: string, code: string): string[] =>
  [...code.matchAll(new RegExp(`\\b(?:${words})\\s+(?:ONLY\\s+)?([a-z][a-z_]+)\\b(?!\\()`, 'g'))].flatMap(
    ([, table]) => table ?? [],
  );

/** Returns the tables of the repositories that `code` uses: to write, or for anything. */
const tablesOfRepositories = (code: string, use: 'writes' | 'all'): string[] =>
  [...code.matchAll(use === 'writes' ? WRITES : /repository\((\w+)\)/g)].map(([, entity = '']) =>
    tableOfEntity(entity),
  );

// A repository that has a name may be used for writes.
const WRITES = /repository\((\w+)\)(?:\s*\.(?:insert|update|upsert|delete|save|remove)\(|;)/g;

/** Venues and vendors are stored in their parent's table. */
function tableOfEntity(entity: string): string {
  const tables = getMetadataArgsStorage().tables as { name?: string; target: { name: string } }[];
  const declared = tables.find(({ target }) => target.name === entity);
  if (!declared) throw new Error(`${entity} is no entity`);
  const parent = Object.getPrototypeOf(declared.target) as { name: string };
  return declared.name ?? tableOfEntity(parent.name);
}

test('every table of the schema has one owner', async () => {
  const migrations = path.join(projectRoot, 'api/db/migrations');
  const made = [];
  for (const file of await readdir(migrations))
    made.push(
      ...tablesAfter(
        'CREATE TABLE|CREATE UNLOGGED TABLE',
        await readFile(path.join(migrations, file), 'utf8'),
      ),
    );
  expect([...owners.keys()].sort()).toEqual(made.sort());
});

test('a feature writes its own tables only', () => {
  const foreign = new Set<string>();
  for (const { feature, code } of sources) {
    const statements = tablesAfter('INSERT INTO|UPDATE|DELETE FROM', code);
    for (const table of [...statements, ...tablesOfRepositories(code, 'writes')])
      if (owners.has(table) && ownerOf(table) !== feature) foreign.add(`${feature} writes ${table}`);
  }
  expect([...foreign].sort()).toEqual(Object.keys(DECLARED).sort());
});

test('a feature reads only the tables of features it depends on', () => {
  const foreign = sources.flatMap(({ feature, file, code }) => {
    const reader = features.find(({ name }) => name === feature);
    if (!reader) return [];
    const readable = [feature, CORE.name, ...reader.dependsOn];
    return [...tablesAfter('FROM|JOIN', code), ...tablesOfRepositories(code, 'all')]
      .filter((table) => owners.has(table) && !readable.includes(ownerOf(table)))
      .map((table) => `${file} reads ${table} of ${ownerOf(table)}`);
  });
  expect(foreign).toEqual([]);
});
