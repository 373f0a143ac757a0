import { useRef, useState } from 'react';
import { indianDate, indianMonth } from '../lib/format';
import { rich } from '../lib/rich';
import { Badge } from '../ui/Badge';
import { Button } from '../ui/Button';
import { hidden } from '../ui/hidden';
import { Stars } from '../ui/Stars';
import { AnswerForm } from './AnswerForm';
import { t } from './messages.generated';
import type { ReceivedReviewFragment } from './ReceivedReview.generated';
import styles from './ReceivedReview.module.css';

interface ReceivedReviewProps {
  review: ReceivedReviewFragment;
  onFlag: () => void;
}

/** A review for the owner of what it is about: they may answer it once, and ask for a second look at it. */
export function ReceivedReview({ review, onFlag }: ReceivedReviewProps) {
  const {
    id,
    author,
    rating,
    message,
    eventMonth,
    createdAt,
    answer,
    answeredAt,
    answersEarlierText,
    flaggedAt,
    flagReason,
  } = review;
  const [answering, setAnswering] = useState(false);
  const article = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <article ref={article} tabIndex={-1} className={styles.review} aria-labelledby={`review-${id}`}>
      <header className={styles.head}>
        <h2 id={`review-${id}`}>{author}</h2>
        {eventMonth && (
          <Badge tone="ok" icon="shield">
            {t('verifiedBooking')}
          </Badge>
        )}
        {flaggedAt ? (
          <Badge tone="warn" icon="flag">
            {t('flagged')}
          </Badge>
        ) : (
          <Badge icon="eye">{t('published')}</Badge>
        )}
      </header>
      <p className={`${styles.facts} tabular`}>
        <Stars value={rating} spoken />
        <time dateTime={createdAt}>{indianDate(createdAt)}</time>
        {eventMonth && <span>{t('eventIn', { eventMonth: indianMonth(eventMonth) })}</span>}
      </p>
      <p className={styles.message}>{message}</p>
      {flaggedAt && (
        <p className={styles.flag}>
          {t('flaggedOn', { flaggedAt: indianDate(flaggedAt), flagReason: flagReason ?? '' })}
        </p>
      )}
      {answer !== null ? (
        <div className={styles.answer}>
          <b>{answeredAt ? t('yourAnswerOn', { day: indianDate(answeredAt) }) : t('yourAnswer')}</b>
          <p>{answer}</p>
          {answersEarlierText && <p className={styles.facts}>{t('changedSince', { author })}</p>}
        </div>
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
        <footer className={styles.actions}>
          {answer === null && (
            <Button ref={opener} icon="reply" onClick={() => setAnswering(true)}>
              {rich(t, 'answerReviewOf', { author, hidden })}
            </Button>
          )}
          {!flaggedAt && (
            <Button variant="text" icon="flag" aria-haspopup="dialog" onClick={onFlag}>
              {rich(t, 'flagReviewOf', { author, hidden })}
            </Button>
          )}
        </footer>
      )}
    </article>
  );
}
