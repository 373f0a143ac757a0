import { Link } from 'react-router-dom';
import { paths } from '../app/paths';
import { Message } from '../booking/Message';
import { sentDay } from '../lib/format';
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
  onHide: () => void;
}

const HELD_WORDS: Record<NonNullable<ReviewCaseCardFragment['heldFor']>, string> = {
  NEW_ACCOUNT: 'Held because its author’s account was younger than a day.',
  WORDS: 'Held because of its words: abuse, a link, an e-mail address or a phone number.',
  REJECTED_BEFORE: 'Held because it was hidden before, and then written anew.',
};

/** A review as an admin judges it: why it waits, and what it is about. */
export function ReviewCaseCard({ reviewCase, busy, onPublish, onHide }: ReviewCaseCardProps) {
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
      {review.verified && <p className={styles.facts}>Verified booking</p>}
      {review.answer && <p className={styles.facts}>The owner replied: {review.answer}</p>}
      {waits && (
        <RecordChoice>
          <Button tone="ok" icon="check" disabled={busy} onClick={onPublish}>
            {review.status === 'PUBLISHED' ? 'Keep' : 'Publish'}
            {spoken}
          </Button>
          <Button tone="bad" icon="eye-off" aria-haspopup="dialog" disabled={busy} onClick={onHide}>
            Hide
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
    <Badge tone="bad" icon="eye-off">
      Hidden
    </Badge>
  );
}
