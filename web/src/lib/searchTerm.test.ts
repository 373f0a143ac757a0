import { describe, expect, test } from '@jest/globals';
import { normaliseTerm } from './searchTerm';

describe('a search term', () => {
  test('is trimmed, and empty if it is missing', () => {
    expect([
      normaliseTerm('  jheel mahal '),
      normaliseTerm(null),
      normaliseTerm(undefined),
      normaliseTerm(''),
    ]).toEqual(['jheel mahal', '', '', '']);
  });

  test('has no control characters', () => {
    expect(normaliseTerm('a\u0000b\tc\u007f')).toBe('a b c');
  });

  test('is as long as the API allows, without half a character at its end', () => {
    expect(normaliseTerm('w'.repeat(200))).toHaveLength(80);
    expect(normaliseTerm(`${'w'.repeat(79)}😀`)).toBe('w'.repeat(79));
  });
});
