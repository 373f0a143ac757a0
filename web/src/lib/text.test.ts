import { describe, expect, test } from '@jest/globals';
import { term } from './text';

describe('a search term', () => {
  test('is trimmed, and empty if it is missing', () => {
    expect([term('  jheel mahal '), term(null), term(undefined), term('')]).toEqual([
      'jheel mahal',
      '',
      '',
      '',
    ]);
  });

  test('has no control characters', () => {
    expect(term('a\u0000b\tc\u007f')).toBe('a b c');
  });

  test('is as long as the API allows, without half a character at its end', () => {
    expect(term('w'.repeat(200))).toHaveLength(80);
    expect(term(`${'w'.repeat(79)}😀`)).toBe('w'.repeat(79));
  });
});
