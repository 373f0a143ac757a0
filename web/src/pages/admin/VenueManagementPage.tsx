import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { VENUE_TYPES } from '@mandap/api/constants/venue';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { listingShape, listingVariables, type ListingSort, type ListingTab } from '../../admin/listingSearch';
import { ListingTable } from '../../admin/ListingTable';
import { RankCell } from '../../admin/RankCell';
import { readTable, useTableSearch, type TableSearch } from '../../admin/tableSearch';
import { PageHead } from '../../app/PageHead';
import { PageMeta } from '../../app/PageMeta';
import { paths } from '../../app/paths';
import type { VenueType } from '../../gql/types';
import { indianNumber } from '../../lib/format';
import { loadPage, markStale } from '../../lib/pageQuery';
import { AdminLayout } from './AdminLayout';
import { VenueManagementDocument } from './VenueManagementPage.generated';

const SHAPE = listingShape(paths.adminPage('venue-management'), 'type');

const TYPES = Object.entries(VENUE_TYPES).map(([value, label]) => ({ value, label }));

const variablesOf = (search: TableSearch<ListingTab, ListingSort>) => ({
  ...listingVariables(search),
  type: TYPES.find(({ value }) => value === search.filters.type)?.value as VenueType | undefined,
});

/** /adminDashboard/venue-management: the venues in every state, to view, approve, reject, rank and delete. */
export default function VenueManagementPage() {
  const search = useTableSearch(SHAPE);
  const { data, error, refetch } = useQuery(VenueManagementDocument, { variables: variablesOf(search) });
  const apollo = useApolloClient();
  return (
    <AdminLayout>
      <PageMeta title="Venue Management" noindex />
      <PageHead title="Venue Management" compact />
      <ListingTable
        kind="venue"
        shape={SHAPE}
        search={search}
        counts={data?.listingCounts}
        cities={data?.cities}
        filters={[{ name: 'type', label: 'Venue type', all: 'All venue types', options: TYPES }]}
        columns={[
          { title: 'Rank', sort: 'rank', cell: (venue) => <RankCell listing={venue} /> },
          {
            title: 'Guests',
            numeric: true,
            wideOnly: true,
            cell: ({ maxGuests }) => (maxGuests === null ? 'N/A' : indianNumber(maxGuests)),
          },
        ]}
        rows={data?.managedVenues.nodes}
        total={data?.managedVenues.totalCount}
        error={error}
        profilePath={paths.venueProfile}
        renew={() => {
          markStale(apollo, 'VenueManagement');
          return refetch();
        }}
      />
    </AdminLayout>
  );
}

export const load = (apollo: ApolloClient, { request }: LoaderFunctionArgs) =>
  loadPage(apollo, VenueManagementDocument, variablesOf(readTable(SHAPE, new URL(request.url).searchParams)));
