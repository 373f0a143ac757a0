import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';
import { SOURCE_LANGUAGE } from '../src/core/locale.constants.js';

type Messages = Record<string, string>;
type Kind = 'string' | 'number' | 'Date' | 'Tag';
type Values = Record<string, Kind>;

/** Roots of message folders. */
const SOURCES = ['api/src', 'web/src'];

const MADE = '// Made from messages/*.json by `npm run messages`. Do not edit.\n';

/** One catalogue: `messages/en.json`, or `messages/<name>.en.json` if a folder has several. */
interface Catalogue {
  /** Path of the folder with `messages/`. */
  folder: string;
  /** Empty for the only one, `mail` for `messages/mail.en.json`. */
  name: string;
}

/** The generated files of all catalogues below a root, by path. @throws Error that names the message at fault */
export function generate(root: string): Map<string, string> {
  const files = new Map<string, string>();
  const allLanguages = new Set([SOURCE_LANGUAGE]);
  for (const catalogue of cataloguesBelow(root)) {
    const source = readMessages(catalogue, SOURCE_LANGUAGE);
    const languages = translationsOf(catalogue);
    for (const language of languages) {
      allLanguages.add(language);
      const translated = readMessages(catalogue, language);
      checkTranslation(path.relative(root, fileOf(catalogue, language, 'json')), source, translated);
      files.set(
        fileOf(catalogue, language, 'generated.ts'),
        `${MADE}export default ${literal(translated)};\n`,
      );
    }
    const { folder, name } = catalogue;
    const file = path.join(folder, `${prefix(name)}messages.generated.ts`);
    files.set(file, sourceModule(root, catalogue, source, languages));
  }
  const list = [...allLanguages].map((each) => `'${each}'`).join(', ');
  files.set(
    path.join(root, 'api/src/core/languages.generated.ts'),
    `${MADE}/** Languages that have a catalogue; the first is complete. */\nexport const LANGUAGES: readonly string[] = [${list}];\n`,
  );
  return files;
}

/** Lists the messages that a language lacks, as `file: key: English text`. */
export const missingMessages = (root: string, language: string): string[] =>
  cataloguesBelow(root).flatMap((catalogue) => {
    const translated = translationsOf(catalogue).includes(language) ? readMessages(catalogue, language) : {};
    return Object.entries(readMessages(catalogue, SOURCE_LANGUAGE))
      .filter(([key]) => translated[key] === undefined)
      .map(([key, text]) => `${path.relative(root, fileOf(catalogue, language, 'json'))}: ${key}: ${text}`);
  });

const prefix = (name: string) => (name ? `${name}.` : '');

const fileOf = ({ folder, name }: Catalogue, language: string, extension: string) =>
  path.join(folder, 'messages', `${prefix(name)}${language}.${extension}`);

const SOURCE_FILE = new RegExp(`^(.*)/messages/(?:([^/]+)\\.)?${SOURCE_LANGUAGE}\\.json$`);

const cataloguesBelow = (root: string): Catalogue[] =>
  SOURCES.flatMap((source) =>
    readdirSync(path.join(root, source), { recursive: true, encoding: 'utf8' })
      .sort()
      .flatMap((file) => {
        const [, folder, name = ''] = SOURCE_FILE.exec(file) ?? [];
        return folder === undefined ? [] : [{ folder: path.join(root, source, folder), name }];
      }),
  );

/** Returns the languages of a catalogue besides English. */
const translationsOf = ({ folder, name }: Catalogue): string[] =>
  readdirSync(path.join(folder, 'messages'))
    .filter((file) => file.endsWith('.json') && file.startsWith(prefix(name)))
    .map((file) => file.slice(prefix(name).length, -'.json'.length))
    .filter((language) => language !== SOURCE_LANGUAGE && !language.includes('.'))
    .sort();

const readMessages = (catalogue: Catalogue, language: string): Messages =>
  JSON.parse(readFileSync(fileOf(catalogue, language, 'json'), 'utf8')) as Messages;

/** Checks a translation: it may lack messages, but must not have unknown keys or values. */
function checkTranslation(file: string, source: Messages, translated: Messages): void {
  for (const [key, message] of Object.entries(translated)) {
    if (source[key] === undefined) throw new Error(`${file}: "${key}" is not in ${SOURCE_LANGUAGE}.json`);
    const known = valuesOf(compiled(key, source[key]));
    for (const [name, kind] of Object.entries(valuesOf(compiled(key, message))))
      if (known[name] !== kind)
        throw new Error(
          `${file}: "${key}" takes {${name}} as ${kind}, the English message ${known[name] ? `as ${known[name]}` : 'does not'}`,
        );
  }
}

/** icu-minify's codes of argument types: select, plural, selectordinal, number, date and time. */
const KINDS: Partial<Record<number, Kind>> = {
  1: 'string',
  2: 'number',
  3: 'number',
  4: 'number',
  5: 'Date',
  6: 'Date',
};
const LAST_WITH_BRANCHES = 3;

/** Returns the values of a compiled message by name. */
function valuesOf(message: unknown, values: Values = {}): Values {
  if (!Array.isArray(message)) return values;
  for (const part of message as unknown[]) {
    if (!Array.isArray(part)) continue;
    const [name, type, ...rest] = part as [string, unknown, ...unknown[]];
    const kind = typeof type === 'number' ? KINDS[type] : undefined;
    if (part.length === 1) values[name] ??= 'string';
    else if (kind) {
      values[name] = kind;
      if (Number(type) <= LAST_WITH_BRANCHES)
        for (const branch of Object.values(rest[0] as object)) valuesOf(branch, values);
    } else {
      values[name] = 'Tag';
      valuesOf([type, ...rest], values);
    }
  }
  return values;
}

function sourceModule(
  root: string,
  { folder, name }: Catalogue,
  source: Messages,
  languages: string[],
): string {
  const isWeb = folder.startsWith(path.join(root, 'web'));
  const core = path.relative(folder, path.join(root, 'api/src/core/translate.js'));
  const types = Object.entries(source).map(([key, text]) => [key, valuesOf(compiled(key, text))] as const);
  const imported = [
    'makeTranslate',
    ...(types.some(([, values]) => !Object.keys(values).length) ? ['type NoValues'] : []),
    ...(types.some(([, values]) => Object.values(values).includes('Tag')) ? ['type Tag'] : []),
  ];
  const fetched = languages.map(
    (language) =>
      `  ${JSON.stringify(language)}: () => import('./messages/${prefix(name)}${language}.generated${isWeb ? '' : '.js'}'),\n`,
  );
  return [
    MADE,
    `import { ${imported.join(', ')} } from '${isWeb ? '@mandap/api/translate' : core.startsWith('.') ? core : `./${core}`}';\n\n`,
    'interface Messages {\n',
    ...types.map(([key, values]) => `  ${JSON.stringify(key)}: ${typeOf(values)};\n`),
    '}\n\n',
    `export const t = makeTranslate<Messages>(${literal(source)}${fetched.length ? `, {\n${fetched.join('')}}` : ''});\n`,
  ].join('');
}

const typeOf = (values: Values): string =>
  Object.keys(values).length
    ? `{ ${Object.entries(values)
        .map(([name, kind]) => `${name}: ${kind}`)
        .join('; ')} }`
    : 'NoValues';

const literal = (messages: Messages): string =>
  `{\n${Object.entries(messages)
    .map(([key, text]) => `  ${JSON.stringify(key)}: ${JSON.stringify(compiled(key, text))},\n`)
    .join('')}}`;

function compiled(key: string, text: string): CompiledMessage {
  try {
    return compile(text);
  } catch (error) {
    throw new Error(`"${key}" is not an ICU message: ${text}`, { cause: error });
  }
}
