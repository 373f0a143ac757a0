import 'reflect-metadata';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../src/core/env.js';
import { schemaText } from '../src/graphql/schema-text.js';
import { routes } from '../src/rest/mount.js';
import { openApi } from '../src/rest/openapi/document.js';
import { getSchema } from '../src/graphql/schema.js';

/**
 * Writes what both APIs offer: schema.graphql and api/openapi.json. With --check, only tells whether the committed
 * files match the code.
 */
const made: Record<string, string> = {
  'schema.graphql': `# Made from the code by \`npm run schema\`. Do not edit.\n\n${schemaText(await getSchema())}`,
  'api/openapi.json': `${JSON.stringify(openApi(routes), null, 2)}\n`,
};

for (const [name, text] of Object.entries(made)) {
  const file = path.join(projectRoot, name);
  if (!process.argv.includes('--check')) await writeFile(file, text);
  else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
    console.error(`${name} is not what the code makes. Run npm run schema.`);
    process.exitCode = 1;
  }
}
