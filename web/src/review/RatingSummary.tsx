import type { CSSProperties } from 'react';
import { rich } from '../lib/rich';
import { visuallyHidden } from '../ui/visuallyHidden';
import { Stars } from '../ui/Stars';
import { t } from './messages.generated';
import styles from './RatingSummary.module.css';

interface RatingSummaryProps {
  average: number;
  count: number;
  /** Number of reviews with 1 to 5 stars. */
  counts: readonly number[];
  /** Number of reviews by people with an approved booking. */
  verified: number;
}

/** Average rating and the distribution of stars. */
export function RatingSummary({ average, count, counts, verified }: RatingSummaryProps) {
  return (
    <div className={`${styles.summary} tabular`}>
      <span className={styles.average}>
        {average.toFixed(1)}
        <span className="visually-hidden"> {t('outOf5')}</span>
      </span>
      <div>
        <Stars value={average} />
        <p className={styles.words}>{t('countAndVerified', { count, verified })}</p>
      </div>
      <ul className={styles.spread}>
        {counts
          .map((reviews, index) => (
            <li key={index}>
              <span>{rich(t, 'starsColon', { count: index + 1, hidden: visuallyHidden })}</span>
              <span
                className={styles.bar}
                style={{ '--share': `${(reviews / count) * 100}%` } as CSSProperties}
              />
              <span>{rich(t, 'reviewsGiven', { count: reviews, hidden: visuallyHidden })}</span>
            </li>
          ))
          .reverse()}
      </ul>
    </div>
  );
}
