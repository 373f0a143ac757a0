import { expect, test } from '@jest/globals';
import { keepInPlace } from './keptCards';

const cards = (ids: string) => [...ids].map((id) => ({ id }));
const kept = (positions: Record<string, number>) =>
  Object.entries(positions).map(([id, index]) => ({ card: { id }, index, isHeld: false }));
const shown = (fetched: string, positions: Record<string, number>) =>
  keepInPlace(cards(fetched), kept(positions))
    .map(({ id }) => id)
    .join('');

test('keeps cards that moved or left the list', () => {
  expect(shown('abcd', {})).toBe('abcd');
  expect(shown('acdb', { b: 1 })).toBe('abcd');
  expect(shown('acd', { b: 1 })).toBe('abcd');
  expect(shown('', { b: 1 })).toBe('b');
});

test('keeps several cards, whichever came first', () => {
  expect(shown('bd', { c: 2, a: 0 })).toBe('abcd');
  expect(shown('nbdac', { a: 0, c: 2 })).toBe('ancbd');
});
