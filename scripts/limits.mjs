// `npm run check:limits`: checks limits on what is written by hand. See docs/decisions/0028-one-way-to-the-data.md,
// 0031-a-feature-is-one-folder.md and 0032-mui-on-dashboard-pages.md.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

const read = (file) => readFileSync(path.join(root, file), 'utf8');

const filesIn = (folder, pattern) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => pattern.test(file))
    .map((file) => path.join(folder, file))
    .sort();

const codeIn = (folder) =>
  filesIn(folder, /\.tsx?$/).filter((file) => !/\.(generated|test|factory)\.tsx?$/.test(file));

const at = (file, text, index) => `${file}:${text.slice(0, index).split('\n').length}`;

const api = codeIn('api/src');

const tablesWithEntity = new Set(
  api.flatMap((file) => [...read(file).matchAll(/@Entity\('(\w+)'/g)].map(([, table]) => table)),
);

/** Parts of a union, which are joined elsewhere. */
const PARTS_OF_UNIONS = ['api/src/features/conversation/message.query.ts'];

/** `name`, `b.event_date::text`, `event_date AS day` */
const PLAIN_COLUMN = /^(?:\w+\.)?[a-z]\w*(?:::\w+(?:\[\])?)?( AS "?\w+"?)?$/;

/** Splits the text after SELECT or RETURNING into the items of its list and the rest. */
function splitList(text) {
  const items = [''];
  let depth = 0;
  for (let index = 0; index < text.length; index++) {
    const char = text[index];
    if (depth === 0 && /\sFROM\b/y.test(text.slice(index, index + 6)))
      return [items.map((item) => item.trim()), text.slice(index)];
    if ('({'.includes(char)) depth++;
    if (')}'.includes(char)) depth--;
    if (char === ',' && depth === 0) items.push('');
    else items[items.length - 1] += char;
  }
  return [items.map((item) => item.trim()), ''];
}

/** Whether a statement names two or more columns, or gives one another name, of a table that has an entity. */
function listsColumns(statement) {
  const [, ofSelect] = /^\s*SELECT (?:DISTINCT )?(.*)$/s.exec(statement) ?? [];
  const [, written, ofWrite] =
    /^\s*(?:INSERT INTO|UPDATE|DELETE FROM) (\w+)\b.*\bRETURNING (.*)$/s.exec(statement) ?? [];
  // The parts of a union have the same columns in the same order.
  if (/\bUNION\b/.test(statement)) return false;
  const [items, rest] = splitList(ofSelect ?? ofWrite ?? '');
  const tables = ofWrite
    ? [written]
    : /^\s+FROM \w/.test(rest)
      ? [...rest.matchAll(/\b(?:FROM|JOIN) (\w+)/g)].map(([, table]) => table)
      : [];
  const plain = items.map((item) => PLAIN_COLUMN.exec(item)).filter(Boolean);
  return (
    tables.some((table) => tablesWithEntity.has(table)) &&
    (plain.length > 1 || plain.some(([, alias]) => alias))
  );
}

const columnLists = api
  .filter((file) => !PARTS_OF_UNIONS.includes(file))
  .flatMap((file) => {
    const text = read(file);
    return [...text.matchAll(/`([^`]*)`|'([^'\n]*)'/g)]
      .filter(([, template, string]) => listsColumns(template ?? string))
      .map(({ index }) => at(file, text, index));
  });

/** Errors that are ignored without a comment on the same line or one of the two above. */
const ignoredErrors = ['api/src', 'api/db', 'web/src'].flatMap(codeIn).flatMap((file) => {
  const text = read(file);
  return [...text.matchAll(/\.catch\(\(\) => (?:undefined|\{\s*\})\)/g)]
    .filter(({ index }) => {
      const before = text.slice(0, text.indexOf('\n', index)).split('\n').slice(-3);
      return !before.some((line) => /\/\/|^\s*\/?\*/.test(line));
    })
    .map(({ index }) => at(file, text, index));
});

const looseFiles = readdirSync(path.join(root, 'api/src'), { withFileTypes: true })
  .filter((entry) => entry.isFile() && !['main.ts', 'server.ts'].includes(entry.name))
  .map(({ name }) => `api/src/${name}`);

const cssLines = filesIn('web/src', /\.css$/).flatMap((file) => read(file).trimEnd().split('\n'));

const LIMITS = [
  { what: 'lines of CSS', max: 5500, found: cssLines.length, places: [] },
  {
    what: 'column lists by hand; use columnsOf()',
    max: 0,
    found: columnLists.length,
    places: columnLists,
  },
  {
    what: 'ignored errors without a comment that gives the reason',
    max: 0,
    found: ignoredErrors.length,
    places: ignoredErrors,
  },
  {
    what: 'files in api/src besides main.ts and server.ts',
    max: 0,
    found: looseFiles.length,
    places: looseFiles,
  },
];

for (const { what, max, found, places } of LIMITS)
  if (found > max) {
    console.error([`${found} ${what}; at most ${max} are allowed.`, ...places].join('\n  '));
    process.exitCode = 1;
  }
