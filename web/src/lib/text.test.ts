import { describe, expect, test } from '@jest/globals';
import { clip, term } from './text';

describe('clipping a text', () => {
  test('keeps it if it fits, on one line', () => {
    expect(clip('  Two umbrellas,\n\n one  rain.  ', 40)).toBe('Two umbrellas, one rain.');
    expect(clip('exactly', 7)).toBe('exactly');
  });

  test('cuts between words, without trailing punctuation', () => {
    expect(clip('It rained, and nobody minded.', 18)).toBe('It rained, and…');
    expect(clip('It rained, and nobody minded.', 14)).toBe('It rained…');
  });

  test('cuts inside a word if its second half has no space', () => {
    expect(clip('w'.repeat(50), 10)).toBe(`${'w'.repeat(5)}…`);
  });

  test('never exceeds the maximum', () => {
    const text = 'The lake was still, the boats were late; and the band played on.';
    for (let length = 2; length < text.length; length++)
      expect(clip(text, length).length).toBeLessThanOrEqual(length);
  });
});

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
