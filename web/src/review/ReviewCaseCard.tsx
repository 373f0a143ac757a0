import { Link } from 'react-router-dom';
import { paths } from '../app/paths';
import { Message } from '../booking/Message';
import { indianMonth, sentDay } from '../lib/format';
import { Badge } from '../ui/Badge';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { RecordCard, RecordChoice } from '../ui/RecordCard';
import { Stars } from '../ui/Stars';
import { TextLink } from '../ui/TextLink';
import type { ReviewCaseCardFragment } from './ReviewCaseCard.generated';
import styles from './ReviewCaseCard.module.css';

interface ReviewCaseCardProps {
  reviewCase: ReviewCaseCardFragment;
  busy: boolean;
  onPublish: () => void;
  /** Of a published review that its owner flagged. */
  onKeep: () => void;
  onReject: () => void;
}

const HELD_WORDS: Record<NonNullable<ReviewCaseCardFragment['heldFor']>, string> = {
  NEW_ACCOUNT: 'Held because its author’s account was younger than a day.',
  WORDS: 'Held because of its words: abuse, a link, an e-mail address or a phone number.',
  REJECTED_BEFORE: 'Held because it was rejected before, and then resubmitted.',
};

/** A review as an admin judges it: why it waits, and what it is about. */
export function ReviewCaseCard({ reviewCase, busy, onPublish, onKeep, onReject }: ReviewCaseCardProps) {
  const { review, heldFor, flagReason, flaggedAt, authorName, authorId } = reviewCase;
  const { listingId, listingKind, listingName } = reviewCase;
  const listing = listingKind === 'VENUE' ? paths.venue(listingId) : paths.vendor(listingId);
  const waits = review.status === 'PENDING' || flaggedAt !== null;
  const author = authorName || 'A former user';
  const spoken = (
    <span className="visually-hidden">
      {' '}
      the review of {listingName} by {author}
    </span>
  );
  return (
    <RecordCard
      title={
        <Link to={listing} target="_blank" rel="noopener">
          {listingName}
          <span className="visually-hidden"> (opens in a new tab)</span>
        </Link>
      }
      facts={
        <>
          <Stars value={review.rating} spoken />
          <span>
            {authorId ? (
              <TextLink inline to={paths.userProfile(authorId)}>
                {author}
              </TextLink>
            ) : (
              author
            )}
            , {sentDay(review.createdAt)}
          </span>
        </>
      }
      badge={<StateBadge status={review.status} flagged={flaggedAt !== null} />}
      waits={waits}
    >
      {heldFor && <Notice tone="warn">{HELD_WORDS[heldFor]}</Notice>}
      {flagReason && (
        <Notice tone="warn">
          <b>Flagged by the owner:</b> {flagReason}
        </Notice>
      )}
      <Message text={review.message} />
      {review.rejectionReason && <p className={styles.facts}>Rejected: {review.rejectionReason}</p>}
      {review.eventMonth && (
        <p className={styles.facts}>Verified booking, event in {indianMonth(review.eventMonth)}</p>
      )}
      {review.answer && <p className={styles.facts}>The owner replied: {review.answer}</p>}
      {waits && (
        <RecordChoice>
          {review.status === 'PUBLISHED' ? (
            <Button tone="ok" icon="check" disabled={busy} onClick={onKeep}>
              Keep
              {spoken}
            </Button>
          ) : (
            <Button tone="ok" icon="check" aria-haspopup="dialog" disabled={busy} onClick={onPublish}>
              Publish
              {spoken}
            </Button>
          )}
          <Button tone="bad" icon="close" aria-haspopup="dialog" disabled={busy} onClick={onReject}>
            Reject
            {spoken}
          </Button>
        </RecordChoice>
      )}
    </RecordCard>
  );
}

function StateBadge({
  status,
  flagged,
}: {
  status: ReviewCaseCardFragment['review']['status'];
  flagged: boolean;
}) {
  if (flagged)
    return (
      <Badge tone="warn" icon="flag">
        Flagged
      </Badge>
    );
  if (status === 'PENDING')
    return (
      <Badge tone="warn" icon="clock">
        Held
      </Badge>
    );
  return status === 'PUBLISHED' ? (
    <Badge tone="ok" icon="check">
      Published
    </Badge>
  ) : (
    <Badge tone="bad" icon="close">
      Rejected
    </Badge>
  );
}
