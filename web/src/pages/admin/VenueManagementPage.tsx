import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { VENUE_TYPES } from '@mandap/api/constants/venue';
import { venueTypeLabel } from '@mandap/api/labels/venue';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { listingShape, listingVariables, type ListingSort, type ListingTab } from '../../admin/listingSearch';
import { ListingTable } from '../../admin/ListingTable';
import { RankCell } from '../../admin/RankCell';
import { readTable, useTableSearch, type TableSearch } from '../../admin/tableSearch';
import { PageHead } from '../../app/PageHead';
import { PageMeta } from '../../app/PageMeta';
import { paths } from '../../app/paths';
import { indianNumber } from '../../lib/format';
import { loadPage, markStale } from '../../lib/pageQuery';
import { AdminLayout } from './AdminLayout';
import { t } from './messages.generated';
import { VenueManagementDocument } from './VenueManagementPage.generated';

const SHAPE = listingShape(paths.adminPage('venue-management'), 'type');

const variablesOf = (search: TableSearch<ListingTab, ListingSort>) => ({
  ...listingVariables(search),
  type: VENUE_TYPES.find((type) => type === search.filters.type),
});

/** /adminDashboard/venue-management: view, approve, reject, rank and delete venues of any status. */
export default function VenueManagementPage() {
  const search = useTableSearch(SHAPE);
  const { data, error, refetch } = useQuery(VenueManagementDocument, { variables: variablesOf(search) });
  const apollo = useApolloClient();
  return (
    <AdminLayout>
      <PageMeta title={t('venueManagement')} noindex />
      <PageHead title={t('venueManagement')} compact />
      <ListingTable
        kind="venue"
        shape={SHAPE}
        search={search}
        counts={data?.listingCounts}
        cities={data?.cities}
        filters={[
          {
            name: 'type',
            label: t('venueType'),
            all: t('allVenueTypes'),
            options: VENUE_TYPES.map((value) => ({ value, label: venueTypeLabel(value) })),
          },
        ]}
        columns={[
          {
            id: 'rank',
            title: t('rank'),
            sort: 'rank',
            small: 'label',
            cell: (venue) => <RankCell listing={venue} />,
          },
          {
            id: 'guests',
            title: t('guests'),
            numeric: true,
            wideOnly: true,
            small: 'label',
            missing: 'N/A',
            cell: ({ maxGuests }) => (maxGuests === null ? null : indianNumber(maxGuests)),
          },
        ]}
        rows={data?.managedVenues.nodes}
        total={data?.managedVenues.totalCount}
        error={error}
        profilePath={paths.venueProfile}
        reload={() => {
          markStale(apollo, 'VenueManagement');
          return refetch();
        }}
      />
    </AdminLayout>
  );
}

export const load = (apollo: ApolloClient, { request }: LoaderFunctionArgs) =>
  loadPage(apollo, VenueManagementDocument, variablesOf(readTable(SHAPE, new URL(request.url).searchParams)));
