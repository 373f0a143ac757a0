import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '../app/paths';
import { Message } from '../booking/Message';
import { indianDate, monthName, sentDay } from '../lib/format';
import { rich } from '../lib/rich';
import { Icon } from '../ui/Icon';
import { Badge } from '../ui/mui/Badge';
import { Button } from '../ui/mui/Button';
import { Notice } from '../ui/mui/Notice';
import { RecordCard, RecordChoice } from '../ui/mui/RecordCard';
import { visuallyHidden } from '../ui/visuallyHidden';
import { Stars } from '../ui/Stars';
import { TextLink } from '../ui/TextLink';
import { t } from './admin.messages.generated';
import { ReviewPhotos } from './ReviewPhotos';
import { ReviewCaseCardFragmentDoc, type ReviewCaseCardFragment } from './ReviewCaseCard.generated';

interface ReviewCaseCardProps {
  reviewCase: FragmentType<ReviewCaseCardFragment>;
  busy: boolean;
  onPublish: (reviewCase: ReviewCaseCardFragment) => void;
  /** For published reviews that their owner flagged. */
  onKeep: (reviewCase: ReviewCaseCardFragment) => void;
  onReject: (reviewCase: ReviewCaseCardFragment) => void;
  /** For reviews whose event the business denies: whether they stay. */
  onDispute: (reviewCase: ReviewCaseCardFragment, uphold: boolean) => void;
}

/** A moderation case: the review, its listing, and why it is in the queue. */
export function ReviewCaseCard({
  reviewCase: from,
  busy,
  onPublish,
  onKeep,
  onReject,
  onDispute,
}: ReviewCaseCardProps) {
  const { data: reviewCase, complete } = useFragment({
    fragment: ReviewCaseCardFragmentDoc,
    fragmentName: 'ReviewCaseCard',
    from,
  });
  if (!complete) return null;
  const { review, holdReason, flagReason, flaggedAt, disputes, decidedDisputes, authorName, authorId } =
    reviewCase;
  const { listingId, listingKind, listingName } = reviewCase;
  const listing = listingKind === 'VENUE' ? paths.venue(listingId) : paths.vendor(listingId);
  const isDisputed = disputes.length > 0;
  const needsAction = review.status === 'PENDING' || flaggedAt !== null || isDisputed;
  const author = authorName || t('formerUser');
  const of = { listingName, author, hidden: visuallyHidden };
  return (
    <RecordCard
      title={
        <Link to={listing} target="_blank" rel="noopener">
          {listingName}
          <span className="visually-hidden"> {t('opensInANewTab')}</span>
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
      badge={<StateBadges status={review.status} flagged={flaggedAt !== null} disputed={isDisputed} />}
      needsAction={needsAction}
    >
      <Message text={review.message} />
      <ReviewPhotos photos={review.pictures} author={author} />
      {holdReason && <Notice tone="warning">{t(`held.${holdReason}`)}</Notice>}
      {decidedDisputes.map(({ bookingId, decision, decisionReason, decidedAt, ...statements }) => (
        <Alert
          key={bookingId}
          role="note"
          severity="info"
          icon={<Icon name="document" size="small" />}
          sx={pastSx}
        >
          {rich(t, decision === 'REMOVED' ? 'removedAfterDispute' : 'upheldAfterDispute', {
            date: decidedAt ? indianDate(decidedAt) : '',
            reason: decisionReason ?? '',
            b: (text) => <b>{text}</b>,
          })}
          <Statements listingName={listingName} {...statements} />
        </Alert>
      ))}
      {flagReason && (
        <Notice tone="warning">
          {rich(t, 'flaggedByTheOwner', { reason: flagReason ?? '', b: (text) => <b>{text}</b> })}
        </Notice>
      )}
      {disputes.map(({ bookingId, date, ...statements }) => (
        <Notice key={bookingId} tone="warning">
          {rich(t, 'disputedEvent', { date: indianDate(date), b: (text) => <b>{text}</b> })}
          <Statements listingName={listingName} {...statements} />
        </Notice>
      ))}
      {review.rejectionReason && (
        <Typography sx={factsSx}>
          {t('rejectedBecause', { rejectionReason: review.rejectionReason })}
        </Typography>
      )}
      {review.eventMonth && (
        <Typography sx={factsSx}>
          {t('verifiedEventIn', { eventMonth: monthName(review.eventMonth) })}
        </Typography>
      )}
      {review.answer && <Typography sx={factsSx}>{t('ownerReplied', { answer: review.answer })}</Typography>}
      {isDisputed ? (
        <RecordChoice>
          <Button
            tone="success"
            icon="check"
            aria-haspopup="dialog"
            busy={busy}
            onClick={() => onDispute(reviewCase, true)}
          >
            {rich(t, review.status === 'PENDING' ? 'upholdAndPublish' : 'uphold', of)}
          </Button>
          <Button
            tone="error"
            icon="close"
            aria-haspopup="dialog"
            busy={busy}
            onClick={() => onDispute(reviewCase, false)}
          >
            {rich(t, 'remove', of)}
          </Button>
        </RecordChoice>
      ) : (
        needsAction && (
          <RecordChoice>
            {review.status === 'PUBLISHED' ? (
              <Button
                tone="success"
                icon="check"
                aria-haspopup="dialog"
                busy={busy}
                onClick={() => onKeep(reviewCase)}
              >
                {rich(t, 'keep', of)}
              </Button>
            ) : (
              <Button
                tone="success"
                icon="check"
                aria-haspopup="dialog"
                busy={busy}
                onClick={() => onPublish(reviewCase)}
              >
                {rich(t, 'publish', of)}
              </Button>
            )}
            <Button
              tone="error"
              icon="close"
              aria-haspopup="dialog"
              busy={busy}
              onClick={() => onReject(reviewCase)}
            >
              {rich(t, 'reject', of)}
            </Button>
          </RecordChoice>
        )
      )}
    </RecordCard>
  );
}

/** What both sides say about a disputed event. */
function Statements({
  listingName,
  businessStatement,
  coupleStatement,
}: Pick<ReviewCaseCardFragment['disputes'][number], 'businessStatement' | 'coupleStatement'> & {
  listingName: string;
}) {
  return (
    <>
      <Box component="p" sx={statementSx}>
        {t('businessSays', { listingName, statement: businessStatement })}
      </Box>
      <Box component="p" sx={statementSx}>
        {coupleStatement ? t('coupleSays', { statement: coupleStatement }) : t('coupleSilent')}
      </Box>
    </>
  );
}

/** The review’s status, and why it needs a decision. */
function StateBadges({
  status,
  flagged,
  disputed,
}: {
  status: ReviewCaseCardFragment['review']['status'];
  flagged: boolean;
  disputed: boolean;
}) {
  return (
    <Box sx={badgesSx}>
      {status === 'PENDING' && (
        <Badge tone="warning" icon="clock">
          {t('held')}
        </Badge>
      )}
      {status === 'REJECTED' && (
        <Badge tone="error" icon="close">
          {t('rejected')}
        </Badge>
      )}
      {flagged && (
        <Badge tone="warning" icon="flag">
          {t('flagged')}
        </Badge>
      )}
      {disputed && (
        <Badge tone="warning" icon="warning">
          {t('disputed')}
        </Badge>
      )}
      {status === 'PUBLISHED' && !flagged && !disputed && (
        <Badge tone="success" icon="check">
          {t('published')}
        </Badge>
      )}
    </Box>
  );
}

/** Past decisions are muted. */
const pastSx = {
  background: 'var(--sunken)',
  color: 'text.secondary',
  '& .MuiAlert-icon': { color: 'inherit' },
};
const badgesSx = { display: 'grid', justifyItems: 'end', gap: 1 };
const statementSx = { mt: 1.5, overflowWrap: 'anywhere', whiteSpace: 'pre-line' };
const factsSx = {
  color: 'text.secondary',
  fontSize: 'var(--t-sm)',
};
