import type { ListingStatus, ManagedListingSort } from '../gql/types';
import { tableVariables, type TableSearch, type TableShape } from './tableSearch';

export type ListingTab = '' | Lowercase<ListingStatus>;
export type ListingSort = Lowercase<ManagedListingSort>;

/** Returns the shape of a listing table at `path`, with its kind-specific filter. */
export const listingShape = (path: string, filter: string): TableShape<ListingTab, ListingSort> => ({
  path,
  statuses: ['', 'pending', 'approved', 'rejected', 'suspended'],
  sorts: { registered: 'desc', name: 'asc', rank: 'desc' },
  filters: ['city', filter],
});

/** Variables shared by both list queries. */
export const listingVariables = (search: TableSearch<ListingTab, ListingSort>) => ({
  ...tableVariables(search),
  status: search.status ? (search.status.toUpperCase() as ListingStatus) : undefined,
  city: search.filters.city || undefined,
  sort: search.sort.toUpperCase() as ManagedListingSort,
});
