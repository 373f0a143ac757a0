import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { AddAdminButton } from '../../admin/AddAdminButton';
import { AdminTable } from '../../admin/AdminTable';
import { DeleteDialog } from '../../admin/DeleteDialog';
import { DeleteAdminDocument } from '../../admin/Deletion.generated';
import { BY_NAME } from '../../admin/orderLabels';
import { RowTitle } from '../../admin/RowTitle';
import {
  readTable,
  TABLE_ROWS,
  tableVariables,
  useTableSearch,
  type TableShape,
} from '../../admin/tableSearch';
import { PageHead } from '../../app/PageHead';
import { PageMeta } from '../../app/PageMeta';
import { paths } from '../../app/paths';
import { useViewer } from '../../app/useViewer';
import { spacedPhone } from '../../lib/format';
import { loadPage, markStale } from '../../lib/pageQuery';
import { Badge } from '../../ui/mui/Badge';
import { Button } from '../../ui/mui/Button';
import { Dialog } from '../../ui/Dialog';
import { Email } from '../../ui/Email';
import { IconButton } from '../../ui/mui/IconButton';
import { AdminLayout } from './AdminLayout';
import { AdminManagementDocument } from './AdminManagementPage.generated';
import { t } from './messages.generated';

const SHAPE: TableShape<'', 'name'> = {
  path: paths.adminPage('admin-management'),
  statuses: [''],
  sorts: { name: 'asc' },
  filters: [],
};

/** /adminDashboard/admin-management: lists, adds and deletes admins. */
export default function AdminManagementPage() {
  const search = useTableSearch(SHAPE);
  const { data, error, refetch } = useQuery(AdminManagementDocument, { variables: tableVariables(search) });
  const apollo = useApolloClient();
  const viewer = useViewer();
  const [confirmation, setConfirmation] = useState<{
    id: string;
    name: string;
    superAdmin: boolean;
    open: boolean;
  }>();
  const close = () => setConfirmation((now) => now && { ...now, open: false });
  const reload = () => {
    markStale(apollo, 'AdminManagement');
    return refetch();
  };
  return (
    <AdminLayout>
      <PageMeta title={t('adminManagement')} noindex />
      <PageHead title={t('adminManagement')} compact actions={<AddAdminButton onAdded={reload} />} />
      <AdminTable
        shape={SHAPE}
        search={search}
        noun="admin"
        placeholder={t('searchAdmins')}
        columns={[
          {
            id: 'admin',
            title: t('admin'),
            sort: 'name',
            orders: BY_NAME,
            cell: ({ name, email }) => <RowTitle title={name} detail={<Email address={email} />} />,
          },
          {
            id: 'role',
            title: t('role'),
            cell: ({ superAdmin }) =>
              superAdmin ? (
                <Badge tone="info" icon="shield">
                  {t('superAdmin')}
                </Badge>
              ) : (
                t('admin')
              ),
          },
          {
            id: 'contact',
            title: t('contact'),
            cell: ({ contact }) => contact && <span className="tabular">{spacedPhone(contact)}</span>,
          },
          { id: 'city', title: t('city'), cell: ({ city }) => city },
          {
            id: 'address',
            title: t('address'),
            wideOnly: true,
            cell: ({ address }) => address,
          },
        ]}
        rows={data?.managedAdmins.nodes}
        total={data?.managedAdmins.totalCount}
        pageSize={TABLE_ROWS}
        rowKey={({ id }) => id}
        rowName={({ name }) => name}
        actions={({ id, name, superAdmin }) =>
          // Admins close their own account on their profile.
          (id !== viewer?.id || superAdmin) && (
            <IconButton
              icon="trash"
              size="small"
              tone="error"
              label={t('deleteNamed', { name })}
              aria-haspopup="dialog"
              onClick={() => setConfirmation({ id, name, superAdmin, open: true })}
            />
          )
        }
        empty={{ title: t('noAdminFound'), text: t('adminsAppear') }}
        error={error}
        onRetry={refetch}
      />
      {confirmation && !confirmation.superAdmin && (
        <DeleteDialog
          kind="admin"
          id={confirmation.id}
          name={confirmation.name}
          mutation={DeleteAdminDocument}
          open={confirmation.open}
          onClose={close}
          onDeleted={reload}
        />
      )}
      {confirmation?.superAdmin && (
        <Dialog
          open={confirmation.open}
          title={t('deleteNamed', { name: confirmation.name })}
          size="small"
          role="alertdialog"
          onClose={close}
          actions={
            <Button size="large" autoFocus onClick={close}>
              {t('ok')}
            </Button>
          }
        >
          <p>{t('superAdminStays')}</p>
        </Dialog>
      )}
    </AdminLayout>
  );
}

export const load = (apollo: ApolloClient, { request }: LoaderFunctionArgs) =>
  loadPage(
    apollo,
    AdminManagementDocument,
    tableVariables(readTable(SHAPE, new URL(request.url).searchParams)),
  );
