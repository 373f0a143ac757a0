import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { VENDOR_CATEGORIES } from '@mandap/api/constants/vendor';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { listingShape, listingVariables, type ListingSort, type ListingTab } from '../../admin/listingSearch';
import { ListingTable } from '../../admin/ListingTable';
import { readTable, useTableSearch, type TableSearch } from '../../admin/tableSearch';
import { PageHead } from '../../app/PageHead';
import { PageMeta } from '../../app/PageMeta';
import { paths } from '../../app/paths';
import { rupees } from '../../lib/format';
import { loadPage, markStale } from '../../lib/pageQuery';
import { keyOf } from '../../vendor/categories';
import { AdminLayout } from './AdminLayout';
import { VendorManagementDocument } from './VendorManagementPage.generated';

const SHAPE = listingShape(paths.adminPage('vendor-management'), 'category');

const CATEGORIES = Object.entries(VENDOR_CATEGORIES).map(([value, label]) => ({ value, label }));

const variablesOf = (search: TableSearch<ListingTab, ListingSort>) => ({
  ...listingVariables(search),
  category: CATEGORIES.find(({ value }) => value === search.filters.category)?.value,
});

/** /adminDashboard/vendor-management: the vendors in every state, to view, approve, reject and delete. */
export default function VendorManagementPage() {
  const search = useTableSearch(SHAPE);
  const { data, error, refetch } = useQuery(VendorManagementDocument, { variables: variablesOf(search) });
  const apollo = useApolloClient();
  return (
    <AdminLayout>
      <PageMeta title="Vendor Management" noindex />
      <PageHead title="Vendor Management" compact />
      <ListingTable
        kind="vendor"
        shape={SHAPE}
        search={search}
        counts={data?.listingCounts}
        cities={data?.cities}
        filters={[
          { name: 'category', label: 'Business type', all: 'All business types', options: CATEGORIES },
        ]}
        columns={[
          {
            title: 'Business type',
            small: 'untitled',
            cell: ({ category }) => VENDOR_CATEGORIES[keyOf(category)],
          },
          {
            title: 'Price',
            numeric: true,
            wideOnly: true,
            cell: ({ packagePrice }) => rupees(packagePrice),
          },
        ]}
        rows={data?.managedVendors.nodes}
        total={data?.managedVendors.totalCount}
        error={error}
        profilePath={paths.vendorProfile}
        renew={() => {
          markStale(apollo, 'VendorManagement');
          return refetch();
        }}
      />
    </AdminLayout>
  );
}

export const load = (apollo: ApolloClient, { request }: LoaderFunctionArgs) =>
  loadPage(
    apollo,
    VendorManagementDocument,
    variablesOf(readTable(SHAPE, new URL(request.url).searchParams)),
  );
