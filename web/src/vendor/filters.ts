import {
  VENDOR_PAGE_SIZE,
  VENDOR_SORTS,
  type VendorCategory,
  type VendorSort,
} from '@mandap/api/constants/vendor';
import { paths } from '../app/paths';
import type { VendorFilterInput } from '../gql/types';
import { pageIn } from '../lib/pageNumber';
import { term } from '../lib/text';
import { ALL_VENDORS } from './categories';

/** What the address of a list of vendors says. */
export interface VendorSearch {
  /** Null for all vendors. */
  category: VendorCategory | null;
  q: string;
  city: string;
  sort: VendorSort;
  page: number;
}

/** A category's list, narrowed by nothing. */
export const listOf = (category: VendorCategory | null): VendorSearch => ({
  category,
  q: '',
  city: '',
  sort: 'RANK',
  page: 1,
});

/** Reads an address, or a form with the same names; what nobody knows is left out. */
export function readSearch(category: VendorCategory | null, params: URLSearchParams): VendorSearch {
  const sort = (params.get('sort') ?? '').toUpperCase();
  return {
    category,
    q: term(params.get('q')),
    city: term(params.get('city')),
    sort: Object.hasOwn(VENDOR_SORTS, sort) ? (sort as VendorSort) : 'RANK',
    page: pageIn(params),
  };
}

/** The address of a search; defaults are not written into it. */
export function vendorListPath({ category, q, city, sort, page }: VendorSearch): string {
  const path = paths.vendorList(category ?? ALL_VENDORS);
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (city) params.set('city', city);
  if (sort !== 'RANK') params.set('sort', sort.toLowerCase());
  if (page > 1) params.set('page', String(page));
  const query = params.toString().replaceAll('%2C', ',');
  return query ? `${path}?${query}` : path;
}

/** The same search in the API's terms; `loadPage` and `useQuery` both take exactly this. */
export function listVariables({ category, q, city, sort, page }: VendorSearch) {
  const filter: VendorFilterInput = {
    category: category ?? undefined,
    search: q || undefined,
    city: city || undefined,
  };
  return { filter, sort, page, first: VENDOR_PAGE_SIZE };
}

/** The same search in all cities, for its count. */
export const allCitiesVariables = (search: VendorSearch) => ({
  filter: listVariables({ ...search, city: '' }).filter,
});

/** What stands around a list: the cities, and on the list of all vendors the grid of categories. */
export const frameVariables = (category: VendorCategory | null) => ({ withCategories: category === null });

/** Whether a city is meant by what an address says. */
export const isCalled = ({ name }: { name: string }, city: string): boolean =>
  name.toLowerCase() === city.toLowerCase();
