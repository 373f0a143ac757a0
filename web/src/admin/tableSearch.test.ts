/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { listingShape, listingVariables } from './listingSearch';
import { countText, isNarrowed, readTable, tablePath } from './tableSearch';

const SHAPE = listingShape('/adminDashboard/venue-management', 'type');
const read = (query: string) => readTable(SHAPE, new URLSearchParams(query));
const USUAL = read('');

describe('a table is read from its address', () => {
  test('with its tab, search, filters, order and page', () => {
    expect(read('status=pending&q=lake&city=Udaipur&type=Resort&sort=name&dir=desc&page=2')).toEqual({
      q: 'lake',
      status: 'pending',
      filters: { city: 'Udaipur', type: 'Resort' },
      sort: 'name',
      direction: 'desc',
      page: 2,
    });
  });

  test.each(['', 'status=nonsense&sort=constructor&dir=up&page=-1', 'unknown=1'])(
    'as usual by “%s”',
    (query) => {
      expect(read(query)).toEqual({
        q: '',
        status: '',
        filters: { city: '', type: '' },
        sort: 'registered',
        direction: 'desc',
        page: 1,
      });
    },
  );

  test('in the direction that its order begins with', () => {
    expect([read('sort=name').direction, read('sort=rank').direction]).toEqual(['asc', 'desc']);
  });
});

describe('a table has the address', () => {
  test('of its page, without what is usual', () => {
    expect(tablePath(SHAPE, USUAL)).toBe('/adminDashboard/venue-management');
  });

  test.each([
    'status=pending&q=lake&city=Udaipur&type=Resort&sort=name&dir=desc',
    'sort=rank',
    'dir=asc',
    'q=a%26b',
  ])('?%s, from which it is read again', (query) => {
    expect(tablePath(SHAPE, read(query))).toBe(`/adminDashboard/venue-management?${query}`);
  });

  test('of its first page after every change but that of the page', () => {
    const third = read('q=lake&page=3');
    expect(tablePath(SHAPE, third, { status: 'approved' })).toMatch(/\?status=approved&q=lake$/);
    expect(tablePath(SHAPE, third, { page: 4 })).toMatch(/\?q=lake&page=4$/);
    expect(tablePath(SHAPE, third, { page: 1 })).toMatch(/\?q=lake$/);
  });
});

test('a search or a filter narrows a table, its tab, order and page do not', () => {
  expect(
    ['q=lake', 'city=Udaipur', 'status=pending&sort=name&page=2', ''].map((query) => isNarrowed(read(query))),
  ).toEqual([true, true, false, false]);
});

test('listings are asked for in the API’s terms', () => {
  expect(listingVariables(read('status=pending&q=lake&city=Udaipur&sort=name&page=2'))).toEqual({
    status: 'PENDING',
    search: 'lake',
    city: 'Udaipur',
    sort: 'NAME',
    descending: false,
    page: 2,
    first: 20,
  });
  expect(listingVariables(USUAL)).toMatchObject({ status: undefined, search: undefined, city: undefined });
});

test('a count that was not counted to its end has a plus', () => {
  expect([0, 412, 9999, 10_000].map(countText)).toEqual(['0', '412', '9,999', '10,000+']);
});
