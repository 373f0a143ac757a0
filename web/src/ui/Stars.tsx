import { UNREVIEWED_STARS } from '@mandap/api/constants/listing';
import type { CSSProperties } from 'react';
import { cx } from './cx';
import { t } from './messages.generated';
import styles from './Stars.module.css';

interface StarsProps {
  /** Mean of the reviews, 0 to 5; null draws the greyed default of what nobody has reviewed. */
  value: number | null;
  /** Where no number stands beside the stars: says "4.6 out of 5 stars". */
  spoken?: boolean;
}

/** Five stars, drawn by CSS: cheap enough for a list of any length. */
export function Stars({ value, spoken }: StarsProps) {
  const words = value === null ? t('notYetReviewed') : t('outOf5Stars', { value: String(value) });
  return (
    <span
      className={cx(styles.stars, value === null && styles.none)}
      style={{ '--value': value ?? UNREVIEWED_STARS } as CSSProperties}
      {...(spoken ? { role: 'img', 'aria-label': words } : { 'aria-hidden': true })}
    />
  );
}
