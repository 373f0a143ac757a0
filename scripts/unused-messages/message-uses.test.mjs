import assert from 'node:assert/strict';
import { test } from 'node:test';
import ts from 'typescript';
import { messageUses } from './message-uses.mjs';

const usesIn = (code) => {
  const text = `import { t } from './messages.generated';\nimport { t as mail } from '../mail.messages.generated.js';\n${code}`;
  return messageUses(ts.createSourceFile('a.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
};
const keysIn = (code) => usesIn(code).flatMap(({ literals }) => literals);
const expressionsIn = (code) =>
  usesIn(code).flatMap(({ expressions }) => expressions.map((each) => each.getText()));

void test('keys are arguments of t, of its methods, and of functions that take t', () => {
  assert.deepEqual(
    keysIn(`t('a', { name: t('b') }); t.english('c'); rich(t, 'd', { link: (text) => text });`),
    ['a', 'b', 'c', 'd'],
  );
  assert.deepEqual(keysIn(`<p title={t(open ? 'a' : last ? 'b' : \`c\`)} />`), ['a', 'b', 'c']);
});

void test('computed keys are left to the type checker', () => {
  assert.deepEqual(expressionsIn('t(`status.${status}`, { count }); t(name ?? "a"); rich(t, key);'), [
    ...['`status.${status}`', 'name ?? "a"', 'key'],
  ]);
});

void test('each catalogue has its own keys', () => {
  assert.deepEqual(
    usesIn(`t('a'); mail('b');`).map(({ module, literals }) => [module, ...literals]),
    [
      ['./messages.generated.ts', 'a'],
      ['../mail.messages.generated.ts', 'b'],
    ],
  );
});

void test('keys of other functions and texts elsewhere don’t count', () => {
  assert.deepEqual(keysIn(`translate('a'); const key = 'b'; t(c).concat('d');`), []);
});
