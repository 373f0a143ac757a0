import 'reflect-metadata';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildSchema } from 'graphql';
import { todayInIndia } from '../src/core/day.js';
import { projectRoot } from '../src/core/env.js';
import { schemaText } from '../src/graphql/schema-text.js';
import { getSchema } from '../src/graphql/schema.js';
import { changesOf } from './changes.js';

/** Checks that the schema doesn't break clients of the last release. With --release, saves it as the released one. */
const file = path.join(projectRoot, 'api/releases/schema.graphql');
// Parsed like the released one, because enum defaults have other internal values in the code.
const schema = buildSchema(schemaText(await getSchema()));
const released = await readFile(file, 'utf8').catch(() => undefined);
const { breaking, dangerous } = released
  ? await changesOf(buildSchema(released), schema, todayInIndia(new Date()))
  : { breaking: [], dangerous: [] };
for (const message of dangerous) console.log(`Read twice: ${message}`);
for (const message of breaking) console.error(`Breaks clients: ${message}`);
if (breaking.length) {
  console.error('Deprecate it with a reason and a day instead. docs/graphql.md, "Changes", says how.');
  process.exit(1);
}
if (process.argv.includes('--release'))
  await writeFile(
    file,
    `# The schema of the last release. \`npm run release:schema\` writes it.\n\n${schemaText(schema)}`,
  );
else if (!released) {
  console.error('api/releases/schema.graphql is missing: without it, nobody knows what clients rely on.');
  process.exit(1);
}
