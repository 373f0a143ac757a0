import type { ChangeEvent, FocusEvent } from 'react';
import { cx } from '../ui/cx';
import { Icon } from '../ui/Icon';
import { t } from './dialog.messages.generated';
import styles from './StarsInput.module.css';

const STARS = [1, 2, 3, 4, 5] as const;

/** Message keys for 1 to 5 stars. */
const MEANINGS = ['poor', 'fair', 'good', 'veryGood', 'excellent'] as const;

interface StarsInputProps {
  name: string;
  value: string;
  label: string;
  error?: string;
  /** Focuses the selected star on mount. */
  autoFocus?: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
}

/** Star rating from radio buttons, for arrow keys and screen readers. */
export function StarsInput({ name, value, label, error, autoFocus, onChange, onBlur }: StarsInputProps) {
  const stars = Number(value);
  const meaning = MEANINGS[stars - 1];
  return (
    <fieldset className={styles.field} aria-describedby={error ? `${name}-error` : undefined}>
      <legend>{label}</legend>
      <div className={styles.row}>
        <div className={styles.stars}>
          {STARS.map((each) => (
            <label key={each} className={cx(styles.star, each <= stars && styles.lit)}>
              <input
                type="radio"
                className={styles.input}
                name={name}
                value={each}
                checked={each === stars}
                autoFocus={autoFocus && each === stars}
                onChange={onChange}
                onBlur={onBlur}
              />
              <span className={styles.shape} aria-hidden="true" />
              <span className="visually-hidden">{t('stars', { count: each })}</span>
            </label>
          ))}
        </div>
        <span className={styles.words} aria-hidden="true">
          {meaning && t(meaning)}
        </span>
      </div>
      {error && (
        <span id={`${name}-error`} className={styles.error}>
          <Icon name="info" size="small" />
          {error}
        </span>
      )}
    </fieldset>
  );
}
