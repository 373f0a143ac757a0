import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useParams } from 'react-router-dom';
import { ProfileCard } from '../../account/ProfileCard';
import { PageHead } from '../../app/PageHead';
import { PageMeta } from '../../app/PageMeta';
import { paths } from '../../app/paths';
import { failureOf } from '../../lib/errors';
import { loadPage } from '../../lib/pageQuery';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { LinkButton } from '../../ui/LinkButton';
import { AdminLayout } from './AdminLayout';
import { AdminProfileDocument } from './AdminPage.generated';

/** The admins' dashboard: its pages are named by the address. */
export default function AdminPage() {
  const { page } = useParams();
  return <AdminLayout>{page === undefined ? <AdminProfile /> : <UnknownPage />}</AdminLayout>;
}

function AdminProfile() {
  const { data, error, refetch } = useQuery(AdminProfileDocument);
  const me = data?.me;
  return (
    <>
      <PageMeta title="Admin dashboard" noindex />
      <PageHead title="Profile" compact />
      {error && !me ? (
        <ErrorState title="Error while loading data" onRetry={() => void refetch().catch(() => undefined)}>
          {failureOf(error).message}
        </ErrorState>
      ) : (
        <ProfileCard
          name={me?.name}
          caption="Admin"
          facts={[
            { term: 'Email', value: me?.email },
            { term: 'Contact', value: me?.phone },
            { term: 'City', value: me?.city },
            { term: 'Address', value: me?.address },
          ]}
        />
      )}
    </>
  );
}

function UnknownPage() {
  return (
    <>
      <PageMeta title="Page not found" noindex />
      <EmptyState
        title="Page not found"
        headingLevel={1}
        actions={<LinkButton to={paths.adminDashboard}>Go to your profile</LinkButton>}
      >
        The dashboard has no page of this name.
      </EmptyState>
    </>
  );
}

export const load = (apollo: ApolloClient) => loadPage(apollo, AdminProfileDocument, {});
