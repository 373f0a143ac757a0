import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { VENDOR_CATEGORIES } from '@mandap/api/constants/vendor';
import { vendorCategoryTitle } from '@mandap/api/labels/vendor';
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
import { t } from './messages.generated';
import { VendorManagementDocument } from './VendorManagementPage.generated';

const SHAPE = listingShape(paths.adminPage('vendor-management'), 'category');

const variablesOf = (search: TableSearch<ListingTab, ListingSort>) => ({
  ...listingVariables(search),
  category: VENDOR_CATEGORIES.find((category) => category === search.filters.category),
});

/** /adminDashboard/vendor-management: view, approve, reject and delete vendors of any status. */
export default function VendorManagementPage() {
  const search = useTableSearch(SHAPE);
  const { data, error, refetch } = useQuery(VendorManagementDocument, { variables: variablesOf(search) });
  const apollo = useApolloClient();
  return (
    <AdminLayout>
      <PageMeta title={t('vendorManagement')} noindex />
      <PageHead title={t('vendorManagement')} compact />
      <ListingTable
        kind="vendor"
        shape={SHAPE}
        search={search}
        counts={data?.listingCounts}
        cities={data?.cities}
        filters={[
          {
            name: 'category',
            label: t('businessType'),
            all: t('allBusinessTypes'),
            options: VENDOR_CATEGORIES.map((value) => ({ value, label: vendorCategoryTitle(value) })),
          },
        ]}
        columns={[
          {
            id: 'businessType',
            title: t('businessType'),
            cell: ({ category }) => vendorCategoryTitle(keyOf(category)),
          },
          {
            id: 'price',
            title: t('price'),
            numeric: true,
            wideOnly: true,
            cell: ({ packagePrice }) => rupees(packagePrice),
          },
        ]}
        rows={data?.managedVendors.nodes}
        total={data?.managedVendors.totalCount}
        error={error}
        profilePath={paths.vendorProfile}
        reload={() => {
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
