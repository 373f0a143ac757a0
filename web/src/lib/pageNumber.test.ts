import { describe, expect, test } from '@jest/globals';
import { MAX_PAGE } from '@mandap/api/constants/page';
import { parsePageNumber, pagePath, pageCount } from './pageNumber';

describe('the page number in a URL', () => {
  test.each([
    ['', 1],
    ['page=1', 1],
    ['page=7', 7],
    [`page=${MAX_PAGE}`, MAX_PAGE],
    [`page=${MAX_PAGE + 1}`, MAX_PAGE],
    ['page=1e99', MAX_PAGE],
  ])('%s is page %d', (query, page) => {
    expect(parsePageNumber(new URLSearchParams(query))).toBe(page);
  });

  test.each(['page=', 'page=0', 'page=-3', 'page=1.5', 'page=two', 'page=NaN', 'page=Infinity'])(
    '%s is the first page',
    (query) => {
      expect(parsePageNumber(new URLSearchParams(query))).toBe(1);
    },
  );
});

test('a list has as many pages as its items fill, up to a maximum', () => {
  expect([0, 1, 20, 21, 40].map((total) => pageCount(total, 20))).toEqual([0, 1, 1, 2, 2]);
  expect(pageCount(1e6, 20)).toBe(MAX_PAGE);
});

test('the first page has the URL of the list', () => {
  expect([1, 2].map((page) => pagePath('/blogs', page))).toEqual(['/blogs', '/blogs?page=2']);
});
