import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { AccountSettings } from '../../account/AccountSettings';
import { ApiKeys } from '../../account/ApiKeys';
import { LoadError } from '../../account/LoadError';
import { AdminProfile } from '../../admin/AdminProfile';
import { PageHead } from '../../app/PageHead';
import { PageMeta } from '../../app/PageMeta';
import { loadPage } from '../../lib/pageQuery';
import { AdminLayout } from './AdminLayout';
import { t } from './messages.generated';
import { AdminProfileDocument } from './ProfilePage.generated';

/** First page of the admin dashboard: the admin's own profile. */
export default function ProfilePage() {
  const { data, error, refetch } = useQuery(AdminProfileDocument);
  const me = data?.me;
  return (
    <AdminLayout>
      <PageMeta title={t('adminDashboard')} noindex />
      <PageHead title={t('profile')} compact />
      {error && !me ? (
        <LoadError error={error} onRetry={refetch} />
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
