import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '../app/paths';
import { indianDate } from '../lib/format';
import { rich } from '../lib/rich';
import { visuallyHidden } from '../ui/visuallyHidden';
import { LinkButton } from '../ui/mui/LinkButton';
import { Notice } from '../ui/mui/Notice';
import { RecordCard } from '../ui/mui/RecordCard';
import { StatusBadge } from '../ui/mui/StatusBadge';
import { t } from './own.messages.generated';
import { MyStoryFragmentDoc, type MyStoryFragment } from './MyStories.generated';

const BADGES = { PENDING: 'pending', PUBLISHED: 'published', REJECTED: 'rejected' } as const;

/** A story for its author: status and, after a rejection, the reason and a way to resubmit. */
export function MyStoryCard({ story: from }: { story: FragmentType<MyStoryFragment> }) {
  const { data: story, complete } = useFragment({
    fragment: MyStoryFragmentDoc,
    fragmentName: 'MyStory',
    from,
  });
  if (!complete) return null;
  const { id, title, status, rejectionReason, canResubmit, excerpt } = story;
  return (
    <RecordCard
      title={<Link to={paths.realWedding(id)}>{title}</Link>}
      facts={factsOf(story)}
      badge={<StatusBadge status={BADGES[status]} />}
      needsAction={canResubmit}
    >
      <Typography sx={excerptSx}>{excerpt}</Typography>
      {status === 'PENDING' && <Typography sx={nextSx}>{t('pending')}</Typography>}
      {status === 'REJECTED' && (
        <Notice tone="error">
          <b>{t('notPublished')}</b> {rejectionReason}
        </Notice>
      )}
      {canResubmit && (
        <LinkButton to={paths.resubmitRealWedding(id)} variant="primary" icon="pencil" fullWidth>
          {rich(t, 'editAndResubmitNamed', { hidden: visuallyHidden, title })}
        </LinkButton>
      )}
    </RecordCard>
  );
}

function factsOf({ createdAt, publishedAt, resubmittedAt }: MyStoryFragment): string {
  if (publishedAt) return t('publishedOn', { publishedAt: indianDate(publishedAt) });
  return resubmittedAt
    ? t('resubmittedOn', { resubmittedAt: indianDate(resubmittedAt) })
    : t('submittedOn', { createdAt: indianDate(createdAt) });
}

const excerptSx = {
  overflowWrap: 'anywhere',
};
const nextSx = {
  color: 'text.secondary',
  fontSize: 'var(--t-sm)',
};
