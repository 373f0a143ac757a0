import { describe, expect, test } from '@jest/globals';
import {
  allCitiesVariables,
  frameVariables,
  isCalled,
  listOf,
  listVariables,
  readSearch,
  vendorListPath,
} from './filters';

const read = (query: string) => readSearch('Photographer', new URLSearchParams(query));

describe('an address says', () => {
  test('what is searched, where, in which order, and the page', () => {
    expect(read('q=%20rang%20&city=Udaipur&sort=price_low&page=3')).toEqual({
      category: 'Photographer',
      q: 'rang',
      city: 'Udaipur',
      sort: 'PRICE_LOW',
      page: 3,
    });
  });

  test.each(['', 'sort=nonsense&page=two', 'sort=constructor', 'page=0'])('nothing by “%s”', (query) => {
    expect(read(query)).toEqual(listOf('Photographer'));
  });
});

describe('a search has the address', () => {
  test('of its category, without what is usual', () => {
    expect(vendorListPath(listOf('Photographer'))).toBe('/vendor/Photographer');
    expect(vendorListPath(listOf(null))).toBe('/vendor/AllVendors');
  });

  test.each([
    '/vendor/Photographer?q=rang&city=Udaipur&sort=price_low&page=2',
    '/vendor/Photographer?q=a,b',
    '/vendor/Photographer?page=4',
  ])('%s, from which it is read again', (path) => {
    expect(vendorListPath(read(path.split('?')[1] ?? ''))).toBe(path);
  });
});

describe('the API is asked', () => {
  test('for what the address says, and for nothing that it leaves out', () => {
    expect(listVariables(read('q=rang&city=Udaipur&sort=price_low&page=2'))).toEqual({
      filter: { category: 'Photographer', search: 'rang', city: 'Udaipur' },
      sort: 'PRICE_LOW',
      page: 2,
      first: 8,
    });
    expect(listVariables(listOf(null))).toEqual({
      filter: { category: undefined, search: undefined, city: undefined },
      sort: 'RANK',
      page: 1,
      first: 8,
    });
  });

  test('for the count of the same search in all cities', () => {
    expect(allCitiesVariables(read('q=rang&city=Udaipur&page=2'))).toEqual({
      filter: { category: 'Photographer', search: 'rang', city: undefined },
    });
  });

  test('for the categories on the list of all vendors only', () => {
    expect([frameVariables(null), frameVariables('Dhol')]).toEqual([
      { withCategories: true },
      { withCategories: false },
    ]);
  });
});

test('a city is meant in any case', () => {
  expect(isCalled({ name: 'New Delhi' }, 'new delhi')).toBe(true);
  expect(isCalled({ name: 'New Delhi' }, 'delhi')).toBe(false);
});
