import { rich } from '../lib/rich';
import { visuallyHidden } from './visuallyHidden';
import { cx } from './cx';
import { t } from './messages.generated';
import styles from './Rating.module.css';
import { Stars } from './Stars';

interface RatingProps {
  /** Average of the published reviews; null without any. */
  value: number | null;
  count: number;
  className?: string;
}

/** Stars, the average to one decimal and the number of reviews, or "Not yet reviewed". */
export function Rating({ value, count, className }: RatingProps) {
  return (
    <span className={cx(styles.rating, 'tabular', className)}>
      <Stars value={value} />
      {value === null ? (
        t('notYetReviewed')
      ) : (
        <>
          <span>
            {rich(t, 'rated', {
              value: value.toFixed(1),
              b: (text) => <b>{text}</b>,
              hidden: visuallyHidden,
            })}
          </span>
          <span>{rich(t, 'reviewCount', { count, hidden: visuallyHidden })}</span>
        </>
      )}
    </span>
  );
}
