import { paths } from '../../app/paths';
import { EmptyState } from '../../ui/EmptyState';
import { LinkButton } from '../../ui/LinkButton';
import { AdminLayout } from '../admin/AdminLayout';

/** What an admin sees here: enquiries belong to the venue or vendor that was asked. */
export function AdminInbox() {
  return (
    <AdminLayout>
      <EmptyState
        title="No enquiries for admins"
        headingLevel={1}
        actions={
          <LinkButton to={paths.adminPage('notification-management')}>Notification Management</LinkButton>
        }
      >
        Enquiries go to the venue or vendor that was asked, who decides on them. What is written to Mandap
        itself is in Notification Management.
      </EmptyState>
    </AdminLayout>
  );
}
