// `npm run check:messages`: finds messages of the catalogues that no code uses.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { messageUses } from './unused-messages/message-uses.mjs';

const root = path.resolve(import.meta.dirname, '..');

const filesBelow = (folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(root, folder, file))
    .sort();

const files = ['api/src', 'api/demo', 'web/src'].flatMap(filesBelow);

/** Keys that no code uses so far, by catalogue and path of its generated module. */
const catalogues = new Map(
  files.flatMap((file) => {
    const [, folder, name] = /^(.*)\/messages\/((?:[\w-]+\.)?)en\.json$/.exec(file) ?? [];
    if (!folder) return [];
    const keys = new Set(Object.keys(JSON.parse(readFileSync(file, 'utf8'))));
    return [[`${folder}/${name}messages.generated.ts`, { file, keys }]];
  }),
);

const { config } = ts.readConfigFile(path.join(root, 'tsconfig.base.json'), (file) =>
  readFileSync(file, 'utf8'),
);
const { options } = ts.convertCompilerOptionsFromJson(
  {
    ...config.compilerOptions,
    ...{ module: 'ESNext', moduleResolution: 'bundler', jsx: 'react-jsx', experimentalDecorators: true },
    ...{ lib: ['ES2023', 'DOM', 'DOM.Iterable'], types: [] },
  },
  root,
);

const sources = new Map();
const host = ts.createCompilerHost(options, true);
const parse = host.getSourceFile.bind(host);
/** Each file is parsed once. */
host.getSourceFile = (file, ...rest) => sources.get(file) ?? parse(file, ...rest);

/** Files that extend the types of libraries. */
const declarations = [];
/** Expressions of keys that only the type checker can evaluate, with their catalogue and file. */
const computed = [];
for (const file of files.filter((each) => /(?<!\.test|\.generated)\.tsx?$/.test(each))) {
  const text = readFileSync(file, 'utf8');
  if (text.includes('declare module')) declarations.push(file);
  if (!text.includes('messages.generated')) continue;
  const source = parse(file, options.target);
  sources.set(file, source);
  for (const { module, literals, expressions } of messageUses(source)) {
    const { keys } = catalogues.get(path.join(path.dirname(file), module));
    literals.forEach((key) => keys.delete(key));
    computed.push(...expressions.map((expression) => ({ expression, keys, file })));
  }
}

const program = ts.createProgram(
  [...declarations, ...new Set(computed.map(({ file }) => file))],
  options,
  host,
);
const checker = program.getTypeChecker();
for (const { expression, keys } of computed) {
  const type = checker.getTypeAtLocation(expression);
  for (const each of type.isUnion() ? type.types : [type])
    if (each.isStringLiteral()) keys.delete(each.value);
}

for (const { file, keys } of catalogues.values())
  for (const key of keys) {
    console.error(`${path.relative(root, file)}: nothing uses "${key}"`);
    process.exitCode = 1;
  }
