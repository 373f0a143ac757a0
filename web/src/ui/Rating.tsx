import { cx } from './cx';
import styles from './Rating.module.css';
import { Stars } from './Stars';

interface RatingProps {
  /** Mean of the published reviews, or null where there are none. */
  value: number | null;
  count: number;
  className?: string;
}

/** Stars, the mean to one decimal and the number of reviews; or "Not yet reviewed". */
export function Rating({ value, count, className }: RatingProps) {
  return (
    <span className={cx(styles.rating, 'tabular', className)}>
      <Stars value={value} />
      {value === null ? (
        'Not yet reviewed'
      ) : (
        <>
          <span>
            <span className="visually-hidden">Rated </span>
            <b>{value.toFixed(1)}</b>
            <span className="visually-hidden"> out of 5</span>
          </span>
          <span>
            ({count}
            <span className="visually-hidden"> {count === 1 ? 'review' : 'reviews'}</span>)
          </span>
        </>
      )}
    </span>
  );
}
