import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { indianDate, monthName } from '../lib/format';
import { rich } from '../lib/rich';
import { Badge } from '../ui/mui/Badge';
import { Button } from '../ui/mui/Button';
import { visuallyHidden } from '../ui/visuallyHidden';
import { Stars } from '../ui/Stars';
import { AnswerForm } from './AnswerForm';
import { t } from './owner.messages.generated';
import { ReviewPhotos } from './ReviewPhotos';
import { ReceivedReviewFragmentDoc, type ReceivedReviewFragment } from './ReceivedReview.generated';

interface ReceivedReviewProps {
  review: FragmentType<ReceivedReviewFragment>;
  onFlag: (review: ReceivedReviewFragment) => void;
}

/** A review for the listing's owner, who may answer it once, or flag it. */
export function ReceivedReview({ review: from, onFlag }: ReceivedReviewProps) {
  const { data: review, complete } = useFragment({
    fragment: ReceivedReviewFragmentDoc,
    fragmentName: 'ReceivedReview',
    from,
  });
  const [answering, setAnswering] = useState(false);
  const article = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  if (!complete) return null;
  const {
    id,
    author,
    rating,
    message,
    pictures,
    eventMonth,
    createdAt,
    answer,
    answeredAt,
    editedSinceAnswer,
    flaggedAt,
    flagReason,
  } = review;
  return (
    <Box component="article" ref={article} tabIndex={-1} sx={reviewSx} aria-labelledby={`review-${id}`}>
      <Box component="header" sx={headSx}>
        <h2 id={`review-${id}`}>{author}</h2>
        {eventMonth && (
          <Badge tone="success" icon="shield">
            {t('verifiedBooking')}
          </Badge>
        )}
        {flaggedAt ? (
          <Badge tone="warning" icon="flag">
            {t('flagged')}
          </Badge>
        ) : (
          <Badge icon="eye">{t('published')}</Badge>
        )}
      </Box>
      <Typography sx={factsSx} className="tabular">
        <Stars value={rating} spoken />
        <time dateTime={createdAt}>{indianDate(createdAt)}</time>
        {eventMonth && <span>{t('eventIn', { eventMonth: monthName(eventMonth) })}</span>}
      </Typography>
      <Typography sx={messageSx}>{message}</Typography>
      <ReviewPhotos photos={pictures} author={author} />
      {flaggedAt && (
        <Typography sx={flagSx}>
          {t('flaggedOn', { flaggedAt: indianDate(flaggedAt), flagReason: flagReason ?? '' })}
        </Typography>
      )}
      {answer !== null ? (
        <Box sx={answerSx}>
          <b>{answeredAt ? t('yourAnswerOn', { day: indianDate(answeredAt) }) : t('yourAnswer')}</b>
          <p>{answer}</p>
          {editedSinceAnswer && <Typography sx={factsSx}>{t('changedSince', { author })}</Typography>}
        </Box>
      ) : (
        answering && (
          <AnswerForm
            review={review}
            onDone={() => {
              setAnswering(false);
              article.current?.focus({ preventScroll: true });
            }}
            onCancel={() => {
              setAnswering(false);
              requestAnimationFrame(() => opener.current?.focus());
            }}
          />
        )
      )}
      {!answering && (answer === null || !flaggedAt) && (
        <Box component="footer" sx={actionsSx}>
          {answer === null && (
            <Button ref={opener} icon="reply" onClick={() => setAnswering(true)}>
              {rich(t, 'answerReviewOf', { author, hidden: visuallyHidden })}
            </Button>
          )}
          {!flaggedAt && (
            <Button variant="text" icon="flag" aria-haspopup="dialog" onClick={() => onFlag(review)}>
              {rich(t, 'flagReviewOf', { author, hidden: visuallyHidden })}
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}

const reviewSx = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  paddingBlock: '24px',
  borderTop: '1px solid var(--line)',
  '&:focus': {
    outline: 'none',
  },
  '& form': {
    maxWidth: 720,
  },
  '& > ul': { mt: 1 },
};
const headSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 12px',
  '& h2': {
    fontFamily: 'inherit',
    fontSize: 'var(--t-body)',
    fontWeight: 600,
    letterSpacing: 'normal',
  },
};
const factsSx = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 14px',
  color: 'text.secondary',
  fontSize: 'var(--t-sm)',
};
const messageSx = {
  maxWidth: '66ch',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
};
const flagSx = {
  maxWidth: '66ch',
  color: 'text.secondary',
  fontSize: 'var(--t-sm)',
  overflowWrap: 'anywhere',
};
const answerSx = {
  marginTop: 1.5,
  padding: '14px 18px',
  borderRadius: 'var(--r-control)',
  background: 'var(--sunken)',
  fontSize: 'var(--t-sm)',
  overflowWrap: 'anywhere',
  '& p': {
    whiteSpace: 'pre-line',
  },
  maxWidth: 720,
};
const actionsSx = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  marginTop: 1,
  // Aligns the button's text with the answer.
  '& > .MuiButton-text:first-of-type': { ml: '-13px' },
};
