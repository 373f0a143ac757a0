import { useLocation } from 'react-router-dom';
import { PageMeta } from '../../app/PageMeta';
import { paths } from '../../app/paths';
import { EmptyState } from '../../ui/EmptyState';
import { LinkButton } from '../../ui/mui/LinkButton';
import { AdminLayout } from './AdminLayout';
import { t } from './profile.messages.generated';

const VENUES = { page: 'venueManagement', to: paths.adminPage('venue-management') } as const;

const TABLES = new Map<string, { page: 'userManagement' | 'vendorManagement'; to: string }>([
  ['/userprofile', { page: 'userManagement', to: paths.adminPage('user-management') }],
  ['/vendorprofile', { page: 'vendorManagement', to: paths.adminPage('vendor-management') }],
]);

/** /UserProfile, /VendorProfile and /VenueProfile without an ID. */
export default function NoProfilePage() {
  const path = useLocation().pathname.toLowerCase().replace(/\/+$/, '');
  const { page, to } = TABLES.get(path) ?? VENUES;
  const label = t(page);
  return (
    <AdminLayout>
      <PageMeta title={t('noIDProvided')} noindex />
      <EmptyState
        title={t('noIDProvided')}
        headingLevel={1}
        actions={<LinkButton to={to}>{label}</LinkButton>}
      >
        {t('openProfileFrom', { label })}
      </EmptyState>
    </AdminLayout>
  );
}
