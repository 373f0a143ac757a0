import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { generate, missingMessages } from '../scripts/compile-messages.js';
import { projectRoot } from '../src/core/env.js';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(projectRoot, 'api/test/.catalogues-'));
  mkdirSync(path.join(root, 'web/src'), { recursive: true });
  mkdirSync(path.join(root, 'api/src/venue/messages'), { recursive: true });
  // The code of `core`, without its catalogues.
  const core = path.join(projectRoot, 'api/src/core');
  mkdirSync(path.join(root, 'api/src/core'));
  for (const name of readdirSync(core).filter((name) => name !== 'messages'))
    symlinkSync(path.join(core, name), path.join(root, 'api/src/core', name));
  writeFileSync(path.join(root, 'package.json'), '{ "type": "module" }');
  add('en', { title: 'Venues in {city}', found: '{count, plural, one {# venue} other {# venues}}' });
});

afterEach(() => rmSync(root, { recursive: true }));

const add = (language: string, messages: Record<string, string>) =>
  writeFileSync(path.join(root, `api/src/venue/messages/${language}.json`), JSON.stringify(messages));

test('another language needs only a file; missing messages fall back to English', () => {
  add('hi', { title: '{city} में स्थल' });
  const files = generate(root);
  const languages = path.join(root, 'api/src/core/languages.generated.ts');
  expect(files.get(languages)).toContain(`['en', 'hi']`);
  files.delete(languages);
  for (const [file, text] of files) writeFileSync(file, text);
  const program = `
    const { t } = await import(${JSON.stringify(path.join(root, 'api/src/venue/messages.generated.ts'))});
    const { loadTranslations } = await import('./src/core/translate.ts');
    const { inLanguage } = await import('./src/core/in-language.ts');
    await loadTranslations('hi');
    const read = () => [t('title', { city: 'Jaipur' }), t('found', { count: 2 })];
    console.log(JSON.stringify([read(), inLanguage('hi', read)]));`;
  const args = ['--import', '@swc-node/register/esm-register', '--input-type=module', '-e', program];
  expect(
    JSON.parse(execFileSync('node', args, { cwd: path.join(projectRoot, 'api'), encoding: 'utf8' })),
  ).toEqual([
    ['Venues in Jaipur', '2 venues'],
    ['Jaipur में स्थल', '2 venues'],
  ]);
  expect(missingMessages(root, 'hi')).toEqual([
    'api/src/venue/messages/hi.json: found: {count, plural, one {# venue} other {# venues}}',
  ]);
});

test.each([
  [{ titel: 'Venues' }, '"titel" is not in en.json'],
  [{ title: '{town} में स्थल' }, '"title" takes {town} as string, the English message does not'],
  [{ found: '{count} स्थल' }, '"found" takes {count} as string, the English message as number'],
  [{ title: '{city में स्थल' }, '"title" is not an ICU message'],
])('a translation that doesn’t match the English messages is rejected: %j', (messages: object, problem) => {
  add('hi', messages as Record<string, string>);
  expect(() => generate(root)).toThrow(problem);
});

test('a folder may have several catalogues, each with types of its own', () => {
  writeFileSync(path.join(root, 'api/src/venue/messages/mail.en.json'), '{ "subject": "New <b>venue</b>" }');
  const files = generate(root);
  expect(files.get(path.join(root, 'api/src/venue/mail.messages.generated.ts'))).toContain(
    '"subject": { b: Tag };',
  );
  expect(files.get(path.join(root, 'api/src/venue/messages.generated.ts'))).toContain(
    '"found": { count: number };',
  );
});
