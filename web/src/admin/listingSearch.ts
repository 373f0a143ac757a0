import type { ListingStatus, ManagedListingSort } from '../gql/types';
import { TABLE_ROWS, type TableSearch, type TableShape } from './tableSearch';

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
export const listingVariables = ({
  q,
  status,
  filters,
  sort,
  direction,
  page,
}: TableSearch<ListingTab, ListingSort>) => ({
  status: status ? (status.toUpperCase() as ListingStatus) : undefined,
  search: q || undefined,
  city: filters.city || undefined,
  sort: sort.toUpperCase() as ManagedListingSort,
  descending: direction === 'desc',
  page,
  first: TABLE_ROWS,
});
