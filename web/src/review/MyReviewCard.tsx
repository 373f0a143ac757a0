import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '../app/paths';
import { Message } from '../booking/Message';
import { indianDate } from '../lib/format';
import { rich } from '../lib/rich';
import { Button } from '../ui/mui/Button';
import { visuallyHidden } from '../ui/visuallyHidden';
import { Notice } from '../ui/mui/Notice';
import { RecordCard } from '../ui/mui/RecordCard';
import { Stars } from '../ui/Stars';
import { StatusBadge } from '../ui/mui/StatusBadge';
import { t } from './own.messages.generated';
import { MyReviewFragmentDoc, type MyReviewFragment } from './MyReviewCard.generated';
import { useReviewDialog } from './ReviewContext';

const BADGES = { PENDING: 'pending', PUBLISHED: 'published', REJECTED: 'rejected' } as const;

/** A review for its author: status and, after a rejection, the reason and a way to resubmit. */
export function MyReviewCard({ review: from }: { review: FragmentType<MyReviewFragment> }) {
  const { data: review, complete } = useFragment({
    fragment: MyReviewFragmentDoc,
    fragmentName: 'MyReview',
    from,
  });
  const { open, loading, prefetch } = useReviewDialog();
  if (!complete) return null;
  const { listingId, listingName, listingKind, rating, message, status, rejectionReason } = review;
  const rejected = status === 'REJECTED';
  const listing = listingKind === 'VENUE' ? paths.venue(listingId) : paths.vendor(listingId);
  return (
    <RecordCard
      title={<Link to={listing}>{listingName}</Link>}
      facts={
        <Box component="span" sx={factsSx}>
          <Stars value={rating} spoken />
          {indianDate(review.createdAt)}
        </Box>
      }
      badge={<StatusBadge status={BADGES[status]} />}
      needsAction={rejected}
    >
      <Message text={message} />
      {status === 'PENDING' && <Typography sx={nextSx}>{t('pendingOwn')}</Typography>}
      {rejected && (
        <Notice tone="error">
          {rich(t, review.isRemoved ? 'removedByAdmin' : 'notPublished', {
            reason: rejectionReason ?? '',
            b: (text) => <b>{text}</b>,
          })}
        </Notice>
      )}
      {review.answer && (
        <Typography sx={nextSx}>{t('ownerAnswered', { listingName, answer: review.answer })}</Typography>
      )}
      <Button
        variant={rejected ? 'primary' : 'outlined'}
        icon="pencil"
        fullWidth
        aria-haspopup="dialog"
        // Disabling the button would lose the focus that the dialog returns on closing.
        aria-busy={loading || undefined}
        {...prefetch}
        onClick={() => open({ id: listingId, kind: listingKind, name: listingName, place: '' })}
      >
        {rich(t, rejected ? 'resubmitOf' : 'editOf', { listingName, hidden: visuallyHidden })}
      </Button>
    </RecordCard>
  );
}

const factsSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 14px',
};
const nextSx = {
  color: 'text.secondary',
  fontSize: 'var(--t-sm)',
  overflowWrap: 'anywhere',
};
