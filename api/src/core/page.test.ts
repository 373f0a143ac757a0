import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { AppError } from './errors.js';
import { decodeCursor, encodeCursor, pageInfoOf, pageOf } from './page.js';

const part = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constant(null),
);

describe('cursors', () => {
  test('can be decoded, and are safe in URLs', () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 4 }), (key) => {
        const cursor = encodeCursor('list', key);
        expect(cursor).toMatch(/^[\w-]*$/);
        // JSON knows no negative zero.
        expect(decodeCursor('list', cursor, key.length)).toEqual(key.map((one) => (one === 0 ? 0 : one)));
      }),
    );
  });

  test('of another list, or of none, are rejected with the same message', () => {
    const anything = fc.oneof(
      fc.string(),
      fc.base64String(),
      fc.jsonValue().map((value) => Buffer.from(JSON.stringify(value)).toString('base64url')),
    );
    fc.assert(
      fc.property(anything, fc.integer({ min: 1, max: 4 }), (cursor, length) => {
        try {
          const key = decodeCursor('list', cursor, length);
          expect(key).toHaveLength(length);
          for (const one of key) expect(one === null || ['string', 'number'].includes(typeof one)).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(AppError);
          expect(error).toMatchObject({
            code: 'BAD_USER_INPUT',
            message: 'after is not a cursor of this list',
          });
        }
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ['another number of parts', encodeCursor('list', ['a']), 2],
    ['another list', encodeCursor('other', ['a', 1]), 2],
    ['an object among its parts', Buffer.from('["list",{"a":1},2]').toString('base64url'), 2],
    ['a truth value among its parts', Buffer.from('["list",true,2]').toString('base64url'), 2],
    ['nothing', '', 1],
    ['no list', Buffer.from('{"length":1}').toString('base64url'), 1],
  ])('%s', (_, cursor, length) => {
    expect(() => decodeCursor('list', cursor, length)).toThrow('after is not a cursor of this list');
  });
});

describe('a page', () => {
  const count = async () => 7;
  const of = (rows: number, window: { first: number; after?: string; page?: number }) => {
    const made = Array.from({ length: rows }, (_, n) => ({ n }));
    return pageOf('list', made, window, ({ n }) => [n], count);
  };

  test('has the requested number of items, and whether more follow', () => {
    const page = of(4, { first: 3 });
    expect(page.nodes.map(({ n }) => n)).toEqual([0, 1, 2]);
    expect(pageInfoOf(page)).toEqual({
      hasNextPage: true,
      hasPreviousPage: false,
      startCursor: encodeCursor('list', [0]),
      endCursor: encodeCursor('list', [2]),
    });
  });

  test('can be the last one, or empty', () => {
    expect(pageInfoOf(of(3, { first: 3, after: 'x' }))).toMatchObject({
      hasNextPage: false,
      hasPreviousPage: true,
    });
    expect(pageInfoOf(of(1, { first: 3, page: 2 }))).toMatchObject({ hasPreviousPage: true });
    expect(pageInfoOf(of(0, { first: 3, page: 1 }))).toEqual({
      hasNextPage: false,
      hasPreviousPage: false,
      startCursor: null,
      endCursor: null,
    });
  });
});

describe('a count', () => {
  const countOf = async (rows: number, window: { first: number; page?: number; after?: string }) => {
    const asked = 7777;
    return pageOf(
      'list',
      Array.from({ length: rows }, (_, id) => ({ id })),
      window,
      ({ id }) => [id],
      async () => asked,
    ).count();
  };

  test.each([
    ['an empty list', 0, { first: 5 }, 0],
    ['a list that ends on its first page', 5, { first: 5 }, 5],
    ['a list that ends on its third', 2, { first: 5, page: 3 }, 12],
    ['a list that goes on', 6, { first: 5 }, 7777],
    ['a page behind the end', 0, { first: 5, page: 3 }, 7777],
    ['what follows a cursor', 2, { first: 5, after: 'x' }, 7777],
    ['more than is counted', 300, { first: 400, page: 27 }, 10_000],
  ])('of %s', async (_, rows, window, count) => {
    expect(await countOf(rows, window)).toBe(count);
  });
});
