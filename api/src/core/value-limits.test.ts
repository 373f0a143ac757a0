import { describe, expect, test } from '@jest/globals';
import { findExcess } from './value-limits.js';

const nested = (levels: number, innermost: unknown = 1): unknown =>
  Array.from({ length: levels }).reduce((inner) => ({ a: inner }), innermost);

describe('a value', () => {
  test.each<[string, unknown]>([
    ['a number', 7],
    ['a text', 'x'.repeat(100_000)],
    ['nothing', undefined],
    ['5,000 elements', Array(5000).fill(0)],
    ['5,000 keys', Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`k${i}`, i]))],
    ['50 levels', nested(50)],
  ])('of %s is accepted', (_, value) => {
    expect(findExcess(value)).toBeUndefined();
  });

  test.each<[string, unknown, string]>([
    ['5,001 elements', Array(5001).fill(0), 'The body may have at most 5,000 values.'],
    [
      'many small lists',
      Array.from({ length: 1700 }, () => [0, 0]),
      'The body may have at most 5,000 values.',
    ],
    ['51 levels', nested(51), 'The body may have at most 50 levels.'],
    [
      '50,000 levels',
      JSON.parse('['.repeat(50_000) + ']'.repeat(50_000)),
      'The body may have at most 50 levels.',
    ],
  ])('of %s is rejected', (_, value, message) => {
    expect(findExcess(value)).toMatchObject({ code: 'BAD_USER_INPUT', message });
  });
});
