import { minutesLeft } from '../lib/format';
import { Icon } from '../ui/Icon';
import styles from './LockNote.module.css';

/** How long an approval stays locked after too many wrong codes. The seconds are drawn, and not read out one by one. */
export function LockNote({ seconds }: { seconds: number }) {
  return (
    <p className={styles.lock}>
      <Icon name="lock" size="small" />
      <span>
        Five wrong codes: approving is locked for{' '}
        <span role="timer" aria-live="off" className="tabular">
          {minutesLeft(seconds)}
        </span>
      </span>
    </p>
  );
}
