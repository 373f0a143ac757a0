// `npm run check:texts`: rejects texts that are not in a message catalogue, and calls of `t` while a module loads.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { textsOfApi } from './literal-texts/api.mjs';
import { finding } from './literal-texts/literal.mjs';
import { textsOfWeb } from './literal-texts/web.mjs';

const root = path.resolve(import.meta.dirname, '..');

/** Files with texts for operators and developers: settings, starting the server, styles and example documents. */
const NOT_TRANSLATED = [
  'api/src/core/env.ts',
  'api/src/main.ts',
  'web/src/developers/examples/',
  'web/src/explorer/examples.ts',
  'web/src/ui/theme/',
];

const parse = (file) =>
  ts.createSourceFile(file, readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);

const messageFiles = (folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /messages\/(\w+\.)?en\.json$/.test(file))
    .map((file) => readFileSync(path.join(root, folder, file), 'utf8'));

/** Keys of the branches in ICU messages, such as “venue” in `{kind, select, venue {a venue} other {a vendor}}`. */
const branchKeys = new Set(
  messageFiles('web/src').flatMap((messages) => [...messages.matchAll(/(\w+) \{/g)].map(([, key]) => key)),
);

/** Returns the literal texts of a file as `line: text`. */
const textsOf = (file) =>
  file.startsWith('api/') ? textsOfApi(parse(file)) : textsOfWeb(parse(file), branchKeys);

/** Returns calls of `t` outside functions, as `line: text`: while a module loads, there is no request and so no language. */
function callsAtLoad(source) {
  const found = [];
  const visit = (node) => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isCallExpression(node) && node.expression.getText(source) === 't')
      found.push(finding(source, node, `${node.getText(source)} is called when the module loads`));
    ts.forEachChild(node, visit);
  };
  if (/from '[^']*messages\.generated(\.js)?'/.test(source.text)) visit(source);
  return found;
}

const files = ['api/src', 'web/src'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(generated|test)\.tsx?$|^gql\//.test(file))
    .map((file) => path.join(folder, file))
    .filter((file) => !NOT_TRANSLATED.some((prefix) => file.startsWith(prefix)))
    .sort(),
);

for (const file of files)
  for (const text of [...textsOf(file), ...callsAtLoad(parse(file))]) {
    console.error(`${file}:${text}`);
    process.exitCode = 1;
  }
