import type { ApolloClient } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { AdminTable } from '../../admin/AdminTable';
import { DateCell } from '../../admin/DateCell';
import { DeleteDialog } from '../../admin/DeleteDialog';
import { DeleteUserDocument } from '../../admin/Deletion.generated';
import { BY_DATE, BY_NAME } from '../../admin/orderLabels';
import { RowTitle } from '../../admin/RowTitle';
import {
  readTable,
  TABLE_ROWS,
  tableVariables,
  useTableSearch,
  type TableSearch,
  type TableShape,
} from '../../admin/tableSearch';
import { PageHead } from '../../app/PageHead';
import { PageMeta } from '../../app/PageMeta';
import { paths } from '../../app/paths';
import type { UserSort } from '../../gql/types';
import { spacedPhone } from '../../lib/format';
import { loadPage, markStale } from '../../lib/pageQuery';
import { Email } from '../../ui/Email';
import { IconButton } from '../../ui/mui/IconButton';
import { IconLink } from '../../ui/mui/IconLink';
import { AdminLayout } from './AdminLayout';
import { t } from './messages.generated';
import { UserManagementDocument } from './UserManagementPage.generated';

type Sort = Lowercase<UserSort>;

const SHAPE: TableShape<'', Sort> = {
  path: paths.adminPage('user-management'),
  statuses: [''],
  sorts: { registered: 'desc', name: 'asc' },
  filters: ['city'],
};

const variablesOf = (search: TableSearch<'', Sort>) => ({
  ...tableVariables(search),
  city: search.filters.city || undefined,
  sort: search.sort.toUpperCase() as UserSort,
});

/** /adminDashboard/user-management: view and delete customer accounts. */
export default function UserManagementPage() {
  const search = useTableSearch(SHAPE);
  const { data, error, refetch } = useQuery(UserManagementDocument, { variables: variablesOf(search) });
  const apollo = useApolloClient();
  const [confirmation, setConfirmation] = useState<{ id: string; name: string; open: boolean }>();
  const reload = () => {
    markStale(apollo, 'UserManagement');
    return refetch();
  };
  return (
    <AdminLayout>
      <PageMeta title={t('userManagement')} noindex />
      <PageHead title={t('userManagement')} compact />
      <AdminTable
        shape={SHAPE}
        search={search}
        noun="user"
        placeholder={t('searchUsers')}
        filters={[
          {
            name: 'city',
            label: t('city'),
            all: t('allCities'),
            options: (data?.cities ?? []).map(({ name }) => ({ value: name, label: name })),
          },
        ]}
        columns={[
          {
            id: 'user',
            title: t('user'),
            sort: 'name',
            orders: BY_NAME,
            cell: ({ id, fullName, email }) => (
              <RowTitle
                title={fullName}
                to={paths.userProfile(id)}
                detail={<Email address={email} />}
                picture={null}
              />
            ),
          },
          {
            id: 'phone',
            title: t('phone'),
            cell: ({ phone }) => <span className="tabular">{spacedPhone(phone)}</span>,
          },
          { id: 'city', title: t('city'), cell: ({ city }) => city },
          {
            id: 'registered',
            title: t('registered'),
            sort: 'registered',
            orders: BY_DATE,
            wideOnly: true,
            cell: ({ createdAt }) => <DateCell day={createdAt} />,
          },
        ]}
        rows={data?.managedUsers.nodes}
        total={data?.managedUsers.totalCount}
        pageSize={TABLE_ROWS}
        rowKey={({ id }) => id}
        rowName={({ fullName }) => fullName}
        actions={({ id, fullName }) => (
          <>
            <IconLink
              icon="eye"
              size="small"
              label={t('viewNamed', { name: fullName })}
              to={paths.userProfile(id)}
            />
            <IconButton
              icon="trash"
              size="small"
              tone="error"
              label={t('deleteNamed', { name: fullName })}
              aria-haspopup="dialog"
              onClick={() => setConfirmation({ id, name: fullName, open: true })}
            />
          </>
        )}
        empty={{ title: t('noUserFound'), text: t('usersAppear') }}
        error={error}
        onRetry={refetch}
      />
      {confirmation && (
        <DeleteDialog
          kind="User"
          {...confirmation}
          mutation={DeleteUserDocument}
          onClose={() => setConfirmation({ ...confirmation, open: false })}
          onDeleted={reload}
        >
          {t('userDeletion')}
        </DeleteDialog>
      )}
    </AdminLayout>
  );
}

export const load = (apollo: ApolloClient, { request }: LoaderFunctionArgs) =>
  loadPage(apollo, UserManagementDocument, variablesOf(readTable(SHAPE, new URL(request.url).searchParams)));
