import { UNREVIEWED_STARS } from '@mandap/api/constants/listing';
import type { CSSProperties } from 'react';
import { cx } from './cx';
import { t } from './messages.generated';
import styles from './Stars.module.css';

interface StarsProps {
  /** Average rating, 0 to 5; null draws the greyed default for "not yet reviewed". */
  value: number | null;
  /** Adds "4.6 out of 5 stars" for screen readers, where no number is shown beside the stars. */
  spoken?: boolean;
}

/** Five stars drawn with CSS, which is cheap enough for long lists. */
export function Stars({ value, spoken }: StarsProps) {
  const label = value === null ? t('notYetReviewed') : t('outOf5Stars', { value: String(value) });
  return (
    <span
      className={cx(styles.stars, value === null && styles.none)}
      style={{ '--value': value ?? UNREVIEWED_STARS } as CSSProperties}
      {...(spoken ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
