/**
 * `npm run messages`: compiles the catalogues (`<folder>/messages/<language>.json`, ICU messages by key) into
 * `<folder>/messages.generated.ts`, whose `t` knows every key and its values. `-- --check` only compares with the
 * committed files; `-- --missing hi` lists what a language has not translated yet.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generate, missingMessages } from './compile-messages.js';

// Not from core/env.ts, which imports generated files.
const projectRoot = path.resolve(import.meta.dirname, '../..');

const files = generate(projectRoot);
const language = process.argv[process.argv.indexOf('--missing') + 1];

if (process.argv.includes('--missing') && language) {
  for (const message of missingMessages(projectRoot, language)) console.log(message);
} else {
  for (const [file, text] of files) {
    if (text === readIfThere(file)) continue;
    if (!process.argv.includes('--check')) writeFileSync(file, text);
    else {
      console.error(
        `${path.relative(projectRoot, file)} is not what its catalogue makes. Run npm run messages.`,
      );
      process.exitCode = 1;
    }
  }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
