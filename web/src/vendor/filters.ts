import {
  VENDOR_PAGE_SIZE,
  VENDOR_SORTS,
  type VendorCategory,
  type VendorSort,
} from '@mandap/api/constants/vendor';
import { paths } from '../app/paths';
import type { VendorFilterInput } from '../gql/types';
import { eventDate } from '../listing/eventDate';
import { parsePageNumber } from '../lib/pageNumber';
import { normaliseTerm } from '../lib/searchTerm';
import { ALL_VENDORS } from './categories';

/** The parsed URL of a vendor list. */
export interface VendorSearch {
  /** Null for all vendors. */
  category: VendorCategory | null;
  q: string;
  city: string;
  /** Day on which the vendors must be free, `YYYY-MM-DD`; '' for any. */
  date: string;
  sort: VendorSort;
  page: number;
}

/** Returns a category's list without filters. */
export const listOf = (category: VendorCategory | null): VendorSearch => ({
  category,
  q: '',
  city: '',
  date: '',
  sort: 'RANK',
  page: 1,
});

/** Parses a query string or form data; ignores unknown values. */
export function readSearch(category: VendorCategory | null, params: URLSearchParams): VendorSearch {
  const sort = (params.get('sort') ?? '').toUpperCase();
  return {
    category,
    q: normaliseTerm(params.get('q')),
    city: normaliseTerm(params.get('city')),
    date: eventDate(params.get('date')),
    sort: Object.hasOwn(VENDOR_SORTS, sort) ? (sort as VendorSort) : 'RANK',
    page: parsePageNumber(params),
  };
}

/** Returns the URL of a search, without default values. */
export function vendorListPath({ category, q, city, date, sort, page }: VendorSearch): string {
  const path = paths.vendorList(category ?? ALL_VENDORS);
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (city) params.set('city', city);
  if (date) params.set('date', date);
  if (sort !== 'RANK') params.set('sort', sort.toLowerCase());
  if (page > 1) params.set('page', String(page));
  const query = params.toString().replaceAll('%2C', ',');
  return query ? `${path}?${query}` : path;
}

/** Returns the query variables of a search. `loadPage` and `useQuery` must use the same ones to share the cache. */
export function listVariables({ category, q, city, date, sort, page }: VendorSearch) {
  const filter: VendorFilterInput = {
    category: category ?? undefined,
    search: q || undefined,
    city: city || undefined,
    availableOn: date || undefined,
  };
  return { filter, sort, page, first: VENDOR_PAGE_SIZE };
}

/** Returns the variables that count a search's results in all cities. */
export const allCitiesVariables = (search: VendorSearch) => ({
  filter: listVariables({ ...search, city: '' }).filter,
});

/** Variables for the filter options: the cities, and the category grid on the list of all vendors. */
export const frameVariables = (category: VendorCategory | null) => ({ withCategories: category === null });

/** Whether the city in a URL is this one. */
export const isCalled = ({ name }: { name: string }, city: string): boolean =>
  name.toLowerCase() === city.toLowerCase();
