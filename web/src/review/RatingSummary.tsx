import type { CSSProperties } from 'react';
import { Stars } from '../ui/Stars';
import styles from './RatingSummary.module.css';

interface RatingSummaryProps {
  average: number;
  count: number;
  /** Reviews with one, two … five stars. */
  counts: readonly number[];
  /** Reviews by people with an approved booking. */
  verified: number;
}

/** The mean in large, and how many gave each number of stars. */
export function RatingSummary({ average, count, counts, verified }: RatingSummaryProps) {
  return (
    <div className={`${styles.summary} tabular`}>
      <span className={styles.average}>
        {average.toFixed(1)}
        <span className="visually-hidden"> out of 5</span>
      </span>
      <div>
        <Stars value={average} />
        <p className={styles.words}>
          {count} {count === 1 ? 'review' : 'reviews'}, {verified} from verified bookings
        </p>
      </div>
      <ul className={styles.spread}>
        {counts
          .map((reviews, index) => (
            <li key={index}>
              <span>
                {index + 1}
                <span className="visually-hidden"> {index ? 'stars' : 'star'}: </span>
              </span>
              <span
                className={styles.bar}
                style={{ '--share': `${(reviews / count) * 100}%` } as CSSProperties}
              />
              <span>
                {reviews}
                <span className="visually-hidden"> {reviews === 1 ? 'review' : 'reviews'}</span>
              </span>
            </li>
          ))
          .reverse()}
      </ul>
    </div>
  );
}
