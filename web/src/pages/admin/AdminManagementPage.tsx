import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { AddAdminButton } from '../../admin/AddAdminButton';
import { DataTable } from '../../admin/DataTable';
import { DeleteDialog } from '../../admin/DeleteDialog';
import { DeleteAdminDocument } from '../../admin/Deletion.generated';
import { BY_NAME } from '../../admin/orderWords';
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
import { useViewer } from '../../app/useViewer';
import { spacedPhone } from '../../lib/format';
import { loadPage, markStale } from '../../lib/pageQuery';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { IconButton } from '../../ui/IconButton';
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
  const apollo = useApolloClient();
  const viewer = useViewer();
  const [asked, setAsked] = useState<{ id: string; name: string; superAdmin: boolean; open: boolean }>();
  const close = () => setAsked((now) => now && { ...now, open: false });
  const renew = () => {
    markStale(apollo, 'AdminManagement');
    return refetch();
  };
  return (
    <AdminLayout>
      <PageMeta title="Admin Management" noindex />
      <PageHead title="Admin Management" compact actions={<AddAdminButton onAdded={renew} />} />
      <DataTable
        shape={SHAPE}
        search={search}
        noun={['admin', 'admins']}
        placeholder="Search by name, e-mail, or city..."
        columns={[
          {
            title: 'Admin',
            sort: 'name',
            orders: BY_NAME,
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
        actions={({ id, name, superAdmin }) =>
          // One's own account is closed on one's own profile.
          (id !== viewer?.id || superAdmin) && (
            <IconButton
              icon="trash"
              size="small"
              label={`Delete ${name}`}
              aria-haspopup="dialog"
              onClick={() => setAsked({ id, name, superAdmin, open: true })}
            />
          )
        }
        empty={{ title: 'No Admin found', text: 'Admins show here.' }}
        error={error}
        onRetry={() => void refetch().catch(() => undefined)}
      />
      {asked && !asked.superAdmin && (
        <DeleteDialog
          what="admin"
          id={asked.id}
          name={asked.name}
          mutation={DeleteAdminDocument}
          open={asked.open}
          onClose={close}
          onDeleted={renew}
        />
      )}
      {asked?.superAdmin && (
        <Dialog
          open={asked.open}
          title={`Delete ${asked.name}`}
          size="small"
          role="alertdialog"
          onClose={close}
          actions={
            <Button size="large" autoFocus onClick={close}>
              OK
            </Button>
          }
        >
          <p>Super Admin can&apos;t be deleted!!</p>
        </Dialog>
      )}
    </AdminLayout>
  );
}

export const load = (apollo: ApolloClient, { request }: LoaderFunctionArgs) =>
  loadPage(apollo, AdminManagementDocument, variablesOf(readTable(SHAPE, new URL(request.url).searchParams)));
