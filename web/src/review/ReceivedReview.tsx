import { useRef, useState } from 'react';
import { indianDate, indianMonth } from '../lib/format';
import { Badge } from '../ui/Badge';
import { Button } from '../ui/Button';
import { Stars } from '../ui/Stars';
import { AnswerForm } from './AnswerForm';
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
            Verified booking
          </Badge>
        )}
        {flaggedAt ? (
          <Badge tone="warn" icon="flag">
            Flagged
          </Badge>
        ) : (
          <Badge icon="eye">Published</Badge>
        )}
      </header>
      <p className={`${styles.facts} tabular`}>
        <Stars value={rating} spoken />
        <time dateTime={createdAt}>{indianDate(createdAt)}</time>
        {eventMonth && <span>Event in {indianMonth(eventMonth)}</span>}
      </p>
      <p className={styles.message}>{message}</p>
      {flaggedAt && (
        <p className={styles.flag}>
          You flagged it on {indianDate(flaggedAt)}: “{flagReason}” It stays public until our team has looked.
        </p>
      )}
      {answer !== null ? (
        <div className={styles.answer}>
          <b>Your answer{answeredAt && `, ${indianDate(answeredAt)}`}</b>
          <p>{answer}</p>
          {answersEarlierText && <p className={styles.facts}>{author} has changed the review since.</p>}
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
              Answer<span className="visually-hidden"> the review of {author}</span>
            </Button>
          )}
          {!flaggedAt && (
            <Button variant="text" icon="flag" aria-haspopup="dialog" onClick={onFlag}>
              Flag<span className="visually-hidden"> the review of {author}</span>
            </Button>
          )}
        </footer>
      )}
    </article>
  );
}
