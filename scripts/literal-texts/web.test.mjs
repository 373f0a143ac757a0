import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import ts from 'typescript';
import { textsOfWeb } from './web.mjs';

const BRANCH_KEYS = new Set(['pending', 'nobody']);

const textsOf = (code) =>
  textsOfWeb(ts.createSourceFile('Page.tsx', code, ts.ScriptTarget.Latest, true), BRANCH_KEYS).map((each) =>
    each.replace(/^\d+: /, ''),
  );

const REJECTED = {
  'text of an element': ['<p>Two guests</p>', ['Two guests']],
  'attribute that people read': ['<Page title="Gallery" />', ['Gallery']],
  'phrase in any attribute': ['<Terms action="signing up" />', ['signing up']],
  'template that begins with a word': ['const detail = `Rejected: ${reason}`;', ['Rejected: …']],
  'literals in a template': [
    "<p>{`${count} ${count === 1 ? 'result' : 'results'}`}</p>",
    ['result', 'results'],
  ],
  'functions in a constant': [
    'const OUTCOME = { done: (name: string) => `Your review of ${name} is published.` };',
    ['Your review of … is published.'],
  ],
  'phrase in lower case': ["const day = date ? format(date) : 'another day';", ['another day']],
  'operand of a concatenation': [
    "const terms = [{ value: price + ' (not confirmed)' }];",
    ['(not confirmed)'],
  ],
  'constant with one word': [
    "const title = isVenue ? 'Gallery' : 'Portfolio'; const page = <Page title={title} />;",
    ['Gallery', 'Portfolio'],
  ],
  'nouns by number': ["const facts = [{ one: 'venue', many: 'venues' }];", ['venue', 'venues']],
  'value in a message': ["t('sentTo', { recipient: name ?? 'everybody' });", ['everybody']],
  markup: [
    'const notice = `<noscript><p class="note">Please reload it.</p></noscript>`;',
    ['Please reload it.'],
  ],
};

const ACCEPTED = {
  'a message': "<p>{t('twoGuests')}</p>",
  'a branch of a message': "t('deleted', { recipient: name ?? 'nobody', status: 'pending' });",
  'classes and styles':
    'const boxSx = { border: \'1px solid red\' }; <a className={`wrap ${styles.box}`} rel="a b" />;',
  selectors: "field.matches('input, select, textarea'); matchMedia('(prefers-reduced-motion: reduce)');",
  'media query in a constant': "const PHONE = '(max-width: 767px), (pointer: coarse)';",
  'error for developers': "throw new Error('There is no host around this');",
  'types and comparisons': "type Kind = 'two words'; <p>{kind === 'Venue' && name}</p>;",
};

void describe('literal texts of the web app', () => {
  for (const [name, [code, texts]] of Object.entries(REJECTED))
    void it(`rejects: ${name}`, () => assert.deepEqual(textsOf(code), texts));
  for (const [name, code] of Object.entries(ACCEPTED))
    void it(`accepts: ${name}`, () => assert.deepEqual(textsOf(code), []));
});
