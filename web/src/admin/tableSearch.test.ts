/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { listingShape, listingVariables } from './listingSearch';
import { isNarrowed, readTable, tablePath } from './tableSearch';

const SHAPE = listingShape('/adminDashboard/venue-management', 'type');
const read = (query: string) => readTable(SHAPE, new URLSearchParams(query));
const USUAL = read('');

describe('a table’s state is read from its URL', () => {
  test('with tab, search, filters, order and page', () => {
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
    'with the default for “%s”',
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

  test('with the default direction of its order', () => {
    expect([read('sort=name').direction, read('sort=rank').direction]).toEqual(['asc', 'desc']);
  });
});

describe('a table’s URL', () => {
  test('contains the page, and omits defaults', () => {
    expect(tablePath(SHAPE, USUAL)).toBe('/adminDashboard/venue-management');
  });

  test.each([
    'status=pending&q=lake&city=Udaipur&type=Resort&sort=name&dir=desc',
    'sort=rank',
    'dir=asc',
    'q=a%26b',
  ])('?%s is read back unchanged', (query) => {
    expect(tablePath(SHAPE, read(query))).toBe(`/adminDashboard/venue-management?${query}`);
  });

  test('leads to the first page after every change except of the page', () => {
    const third = read('q=lake&page=3');
    expect(tablePath(SHAPE, third, { status: 'approved' })).toMatch(/\?status=approved&q=lake$/);
    expect(tablePath(SHAPE, third, { page: 4 })).toMatch(/\?q=lake&page=4$/);
    expect(tablePath(SHAPE, third, { page: 1 })).toMatch(/\?q=lake$/);
  });
});

test('counts a search or a filter as narrowed, but not a tab, order or page', () => {
  expect(
    ['q=lake', 'city=Udaipur', 'status=pending&sort=name&page=2', ''].map((query) => isNarrowed(read(query))),
  ).toEqual([true, true, false, false]);
});

test('the variables of a query of listings use the API’s names', () => {
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
