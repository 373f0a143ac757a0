import { lastEventDay, today } from '../lib/format';
import { cx } from '../ui/cx';
import styles from './AvailableOnField.module.css';
import { t } from './messages.generated';

interface AvailableOnFieldProps {
  /** The applied date, `YYYY-MM-DD` or ''. */
  defaultValue?: string;
  className?: string;
}

/** The date on which listings must be free, as a native field named `date`. */
export const AvailableOnField = ({ defaultValue, className }: AvailableOnFieldProps) => (
  <label className={cx(styles.field, className)}>
    <span className={styles.label}>{t('freeOn')}</span>
    <input
      type="date"
      name="date"
      min={today()}
      max={lastEventDay()}
      defaultValue={defaultValue}
      className={styles.input}
    />
  </label>
);
