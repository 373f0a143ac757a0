import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { AccountSettings } from '../../account/AccountSettings';
import { ApiKeys } from '../../account/ApiKeys';
import { AdminProfile } from '../../admin/AdminProfile';
import { PageHead } from '../../app/PageHead';
import { PageMeta } from '../../app/PageMeta';
import { failureOf } from '../../lib/errors';
import { loadPage } from '../../lib/pageQuery';
import { ErrorState } from '../../ui/ErrorState';
import { AdminLayout } from './AdminLayout';
import { AdminProfileDocument } from './ProfilePage.generated';

/** The first page of the admins' dashboard: their own profile. */
export default function ProfilePage() {
  const { data, error, refetch } = useQuery(AdminProfileDocument);
  const me = data?.me;
  return (
    <AdminLayout>
      <PageMeta title="Admin dashboard" noindex />
      <PageHead title="Profile" compact />
      {error && !me ? (
        <ErrorState title="Error while loading data" onRetry={() => void refetch().catch(() => undefined)}>
          {failureOf(error).message}
        </ErrorState>
      ) : (
        <>
          <AdminProfile profile={me} />
          <AccountSettings account={me} />
          <ApiKeys />
        </>
      )}
    </AdminLayout>
  );
}

export const load = (apollo: ApolloClient) => loadPage(apollo, AdminProfileDocument, {});
