import { indianDate, monthName } from '../lib/format';
import { Badge } from '../ui/Badge';
import { Stars } from '../ui/Stars';
import { t } from './messages.generated';
import type { ReviewPageFragment } from './Reviews.generated';
import { ReviewPhotos } from './ReviewPhotos';
import styles from './ReviewItem.module.css';

interface ReviewItemProps {
  review: ReviewPageFragment['nodes'][number];
  /** Author of the answer. */
  listingName: string;
}

/** A review with the owner's answer, if any. */
export function ReviewItem({ review, listingName }: ReviewItemProps) {
  const { author, rating, message, answer, editedSinceAnswer, eventMonth, createdAt, pictures } = review;
  return (
    <article className={styles.review}>
      <header className={styles.head}>
        <b>{author}</b>
        {eventMonth && (
          <Badge tone="success" icon="shield">
            {t('verifiedBooking')}
          </Badge>
        )}
      </header>
      <p className={`${styles.facts} tabular`}>
        <Stars value={rating} spoken />
        <time dateTime={createdAt}>{indianDate(createdAt)}</time>
        {eventMonth && <span>{t('eventIn', { eventMonth: monthName(eventMonth) })}</span>}
      </p>
      <p className={styles.message}>{message}</p>
      <ReviewPhotos photos={pictures} author={author} />
      {answer && (
        <div className={styles.answer}>
          <b>{t(editedSinceAnswer ? 'repliedEarlier' : 'replied', { listingName })}</b>
          <p>{answer}</p>
        </div>
      )}
    </article>
  );
}
