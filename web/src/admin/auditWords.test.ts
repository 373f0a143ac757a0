import { expect, test } from '@jest/globals';
import { AUDIT_ACTIONS } from '@mandap/api/constants/audit';
import { actionWords, thingWords } from './auditWords';

test.each(AUDIT_ACTIONS)('%s is a sentence', (action) => {
  expect(actionWords(action)).toMatch(/^[A-Z][a-z]+ed .*[a-zA-Z]$|^Wrote /);
  expect(actionWords(action)).not.toContain('.');
});

test('every action has words of its own', () => {
  expect(new Set(AUDIT_ACTIONS.map(actionWords)).size).toBe(AUDIT_ACTIONS.length);
});

test.each(['listing.promote', 'toString', ''])('an action that is not recorded any more: %s', (action) => {
  expect(actionWords(action)).toBe('An action of an earlier release');
});

test.each([
  ['realWedding', 'Real wedding'],
  ['api key', 'API key'],
  ['eventDate', 'Event date'],
])('%s -> %s', (type, words) => {
  expect(thingWords(type)).toBe(words);
});
