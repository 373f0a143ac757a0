import { PageMeta } from '../../app/PageMeta';
import { paths } from '../../app/paths';
import { EmptyState } from '../../ui/EmptyState';
import { LinkButton } from '../../ui/mui/LinkButton';
import { AdminLayout } from './AdminLayout';
import { t } from './messages.generated';

/** Any unknown URL below /adminDashboard. */
export default function UnknownPage() {
  return (
    <AdminLayout>
      <PageMeta title={t('pageNotFound')} noindex />
      <EmptyState
        title={t('pageNotFound')}
        headingLevel={1}
        actions={<LinkButton to={paths.adminDashboard}>{t('goToYourProfile')}</LinkButton>}
      >
        {t('noSuchPage')}
      </EmptyState>
    </AdminLayout>
  );
}
