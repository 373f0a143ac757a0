import { PageMeta } from '../../app/PageMeta';
import { paths } from '../../app/paths';
import { EmptyState } from '../../ui/EmptyState';
import { LinkButton } from '../../ui/LinkButton';
import { AdminLayout } from './AdminLayout';

/** An address below the dashboard's that none of its pages has. */
export default function UnknownPage() {
  return (
    <AdminLayout>
      <PageMeta title="Page not found" noindex />
      <EmptyState
        title="Page not found"
        headingLevel={1}
        actions={<LinkButton to={paths.adminDashboard}>Go to your profile</LinkButton>}
      >
        The dashboard has no page of this name.
      </EmptyState>
    </AdminLayout>
  );
}
