import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { DataTable } from '../../admin/DataTable';
import { RowTitle } from '../../admin/RowTitle';
import {
  readTable,
  TABLE_ROWS,
  useTableSearch,
  type TableSearch,
  type TableShape,
} from '../../admin/tableSearch';
import { PageHead } from '../../app/PageHead';
import { PageMeta } from '../../app/PageMeta';
import { paths } from '../../app/paths';
import { failureOf } from '../../lib/errors';
import { spacedPhone } from '../../lib/format';
import { loadPage } from '../../lib/pageQuery';
import { Badge } from '../../ui/Badge';
import { AdminLayout } from './AdminLayout';
import { AdminManagementDocument } from './AdminManagementPage.generated';

const SHAPE: TableShape<'', 'name'> = {
  path: paths.adminPage('admin-management'),
  statuses: [''],
  sorts: { name: 'asc' },
  filters: [],
};

const variablesOf = ({ q, direction, page }: TableSearch) => ({
  search: q || undefined,
  descending: direction === 'desc',
  page,
  first: TABLE_ROWS,
});

/** /adminDashboard/admin-management: the admins, to add and delete. */
export default function AdminManagementPage() {
  const search = useTableSearch(SHAPE);
  const { data, error, refetch } = useQuery(AdminManagementDocument, { variables: variablesOf(search) });
  return (
    <AdminLayout>
      <PageMeta title="Admin Management" noindex />
      <PageHead title="Admin Management" compact />
      <DataTable
        shape={SHAPE}
        search={search}
        noun={['admin', 'admins']}
        placeholder="Search by name, e-mail, or city..."
        columns={[
          {
            title: 'Admin',
            sort: 'name',
            orders: { asc: 'A to Z', desc: 'Z to A' },
            cell: ({ name, email }) => <RowTitle title={name} detail={email} />,
          },
          {
            title: 'Role',
            small: 'untitled',
            cell: ({ superAdmin }) =>
              superAdmin ? (
                <Badge tone="info" icon="shield">
                  Super admin
                </Badge>
              ) : (
                'Admin'
              ),
          },
          {
            title: 'Contact',
            cell: ({ contact }) => (
              <span className="tabular">{contact ? spacedPhone(contact) : 'Not Available'}</span>
            ),
          },
          { title: 'City', cell: ({ city }) => city || 'Not Available' },
          { title: 'Address', wideOnly: true, cell: ({ address }) => address || 'Not Available' },
        ]}
        rows={data?.managedAdmins.nodes}
        total={data?.managedAdmins.totalCount}
        size={TABLE_ROWS}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        empty={{ title: 'No Admin found', text: 'Admins show here.' }}
        failure={error && failureOf(error).message}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    </AdminLayout>
  );
}

export const load = (apollo: ApolloClient, { request }: LoaderFunctionArgs) =>
  loadPage(apollo, AdminManagementDocument, variablesOf(readTable(SHAPE, new URL(request.url).searchParams)));
