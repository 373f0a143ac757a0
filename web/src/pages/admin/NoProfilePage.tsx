import { useLocation } from 'react-router-dom';
import { PageMeta } from '../../app/PageMeta';
import { paths } from '../../app/paths';
import { EmptyState } from '../../ui/EmptyState';
import { LinkButton } from '../../ui/LinkButton';
import { AdminLayout } from './AdminLayout';

const VENUES = { label: 'Venue Management', to: paths.adminPage('venue-management') };

const TABLES = new Map([
  ['/userprofile', { label: 'User Management', to: paths.adminPage('user-management') }],
  ['/vendorprofile', { label: 'Vendor Management', to: paths.adminPage('vendor-management') }],
]);

/** /UserProfile, /VendorProfile and /VenueProfile without the ID of one. */
export default function NoProfilePage() {
  const path = useLocation().pathname.toLowerCase().replace(/\/+$/, '');
  const { label, to } = TABLES.get(path) ?? VENUES;
  return (
    <AdminLayout>
      <PageMeta title="No ID provided" noindex />
      <EmptyState title="No ID provided" headingLevel={1} actions={<LinkButton to={to}>{label}</LinkButton>}>
        Open a profile from {label}.
      </EmptyState>
    </AdminLayout>
  );
}
