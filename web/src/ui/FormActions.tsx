import { Button } from './Button';
import { cx } from './cx';
import styles from './FormActions.module.css';
import { t } from './messages.generated';

interface FormActionsProps {
  submitLabel: string;
  busyLabel: string;
  busy: boolean;
  onCancel: () => void;
  /** Stays at the bottom of the screen, under a form that is longer than it. */
  sticky?: boolean;
}

/** The end of a form that edits something in place: the way out, and the way on. */
export function FormActions({ submitLabel, busyLabel, busy, onCancel, sticky }: FormActionsProps) {
  return (
    <div className={cx(styles.actions, sticky && styles.sticky)}>
      <Button size="large" disabled={busy} onClick={onCancel}>
        {t('cancel')}
      </Button>
      <Button type="submit" variant="primary" size="large" busy={busy} busyLabel={busyLabel}>
        {submitLabel}
      </Button>
    </div>
  );
}
