import Box from '@mui/material/Box';
import { PageMeta } from '../../app/PageMeta';
import { paths } from '../../app/paths';
import { useViewer } from '../../app/useViewer';
import { EmptyState } from '../../ui/EmptyState';
import { LinkButton } from '../../ui/mui/LinkButton';
import { LISTS } from './lists';
import { t } from './notFound.messages.generated';

/** A booking or quote that doesn’t exist. Another’s looks the same. */
export default function NotFound({ missing }: { missing: 'booking' | 'quote' }) {
  const viewer = useViewer();
  const title = t(missing);
  return (
    <>
      <PageMeta title={title} noindex />
      <Box sx={{ paddingBlock: 'clamp(32px, 6vw, 96px)' }}>
        <EmptyState
          title={title}
          headingLevel={1}
          actions={viewer && <LinkButton to={TARGETS[viewer.role]}>{t(`to.${viewer.role}`)}</LinkButton>}
        >
          {t('hint')}
        </EmptyState>
      </Box>
    </>
  );
}

const TARGETS = { ...LISTS, ADMIN: paths.adminDashboard };
