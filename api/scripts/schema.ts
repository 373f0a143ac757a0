import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../src/core/env.js';
import { schemaText } from '../src/graphql/schema-text.js';
import { makeSchema } from '../src/schema.js';

/** Writes schema.graphql; with --check it only says whether the committed one is what the code makes. */
const file = path.join(projectRoot, 'schema.graphql');
const text = `# Made from the code by \`npm run schema\`. Do not edit.\n\n${schemaText(await makeSchema())}`;
if (!process.argv.includes('--check')) await writeFile(file, text);
else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
  console.error('schema.graphql is not what the code makes. Run npm run schema.');
  process.exit(1);
}
