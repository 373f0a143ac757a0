import { describe, expect, test } from '@jest/globals';
import { lastEventDay } from '../lib/format';
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

describe('a URL contains', () => {
  test('the search, the city, the order and the page', () => {
    expect(read(`q=%20rang%20&city=Udaipur&date=${lastEventDay()}&sort=price_low&page=3`)).toEqual({
      category: 'Photographer',
      q: 'rang',
      city: 'Udaipur',
      date: lastEventDay(),
      sort: 'PRICE_LOW',
      page: 3,
    });
  });

  test.each([
    '',
    'sort=nonsense&page=two',
    'sort=constructor',
    'page=0',
    'date=2027-02-30',
    'date=2020-01-01',
    'date=9999-01-01',
  ])('nothing useful: “%s”', (query) => {
    expect(read(query)).toEqual(listOf('Photographer'));
  });
});

describe('a search has the URL', () => {
  test('of its category, without defaults', () => {
    expect(vendorListPath(listOf('Photographer'))).toBe('/vendor/Photographer');
    expect(vendorListPath(listOf(null))).toBe('/vendor/AllVendors');
  });

  test.each([
    '/vendor/Photographer?q=rang&city=Udaipur&sort=price_low&page=2',
    '/vendor/Photographer?q=a,b',
    '/vendor/Photographer?page=4',
  ])('%s, which is read back unchanged', (path) => {
    expect(vendorListPath(read(path.split('?')[1] ?? ''))).toBe(path);
  });
});

describe('the variables of the query', () => {
  test('contain the URL’s values, and nothing else', () => {
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

  test('count the same search in all cities', () => {
    expect(allCitiesVariables(read('q=rang&city=Udaipur&page=2'))).toEqual({
      filter: { category: 'Photographer', search: 'rang', city: undefined },
    });
  });

  test('include the categories on the list of all vendors only', () => {
    expect([frameVariables(null), frameVariables('Dhol')]).toEqual([
      { withCategories: true },
      { withCategories: false },
    ]);
  });
});

test('cities ignore case', () => {
  expect(isCalled({ name: 'New Delhi' }, 'new delhi')).toBe(true);
  expect(isCalled({ name: 'New Delhi' }, 'delhi')).toBe(false);
});
