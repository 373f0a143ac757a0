import { Link } from 'react-router-dom';
import { paths } from '../app/paths';
import { Message } from '../booking/Message';
import { indianDate } from '../lib/format';
import { rich } from '../lib/rich';
import { Button } from '../ui/Button';
import { hidden } from '../ui/hidden';
import { Notice } from '../ui/Notice';
import { RecordCard } from '../ui/RecordCard';
import { Stars } from '../ui/Stars';
import { StatusBadge } from '../ui/StatusBadge';
import { t } from './messages.generated';
import type { MyReviewFragment } from './MyReviewCard.generated';
import styles from './MyReviewCard.module.css';
import { useReviewDialog } from './ReviewContext';

const BADGES = { PENDING: 'pending', PUBLISHED: 'published', REJECTED: 'rejected' } as const;

/** A review for its author: its status, and after a rejection the reason and the way to resubmit it. */
export function MyReviewCard({ review }: { review: MyReviewFragment }) {
  const { listingId, listingName, listingKind, rating, message, status, rejectionReason } = review;
  const { open, loading, ahead } = useReviewDialog();
  const rejected = status === 'REJECTED';
  const listing = listingKind === 'VENUE' ? paths.venue(listingId) : paths.vendor(listingId);
  return (
    <RecordCard
      title={<Link to={listing}>{listingName}</Link>}
      facts={
        <span className={styles.facts}>
          <Stars value={rating} spoken />
          {indianDate(review.createdAt)}
        </span>
      }
      badge={<StatusBadge status={BADGES[status]} />}
      waits={rejected}
    >
      <Message text={message} />
      {status === 'PENDING' && <p className={styles.next}>{t('pendingOwn')}</p>}
      {rejected && (
        <Notice tone="bad">
          {rich(t, 'notPublished', { reason: rejectionReason ?? '', b: (text) => <b>{text}</b> })}
        </Notice>
      )}
      {review.answer && (
        <p className={styles.next}>{t('ownerAnswered', { listingName, answer: review.answer })}</p>
      )}
      <Button
        variant={rejected ? 'primary' : 'outlined'}
        icon="pencil"
        wide
        aria-haspopup="dialog"
        // Not disabled: it would lose the focus, which the dialog gives back.
        aria-busy={loading || undefined}
        {...ahead}
        onClick={() => open({ id: listingId, kind: listingKind, name: listingName, place: '' })}
      >
        {rich(t, rejected ? 'resubmitOf' : 'editOf', { listingName, hidden })}
      </Button>
    </RecordCard>
  );
}
