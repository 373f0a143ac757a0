import { describe, expect, test } from '@jest/globals';
import { clip } from './clip.js';

describe('clipping a text', () => {
  test('keeps it if it fits, on one line', () => {
    expect(clip('  Two umbrellas,\n\n one  rain.  ', 40)).toBe('Two umbrellas, one rain.');
    expect(clip('exactly', 7)).toBe('exactly');
  });

  test('cuts between words, without trailing punctuation', () => {
    expect(clip('It rained, and nobody minded.', 18)).toBe('It rained, and…');
    expect(clip('It rained, and nobody minded.', 14)).toBe('It rained…');
  });

  test('cuts inside a word if the second half of the limit has no space', () => {
    expect(clip('w'.repeat(50), 10)).toBe(`${'w'.repeat(5)}…`);
  });

  test('never exceeds the maximum', () => {
    const text = 'The lake was still, the boats were late; and the band played on.';
    for (let length = 2; length < text.length; length++)
      expect(clip(text, length).length).toBeLessThanOrEqual(length);
  });

  test('never cuts inside a character', () => {
    expect(clip('🪔'.repeat(20), 10)).toBe(`${'🪔'.repeat(2)}…`);
  });
});
