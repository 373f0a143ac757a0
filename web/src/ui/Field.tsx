import { useId, type ReactNode } from 'react';
import { cx } from './cx';
import styles from './field.module.css';
import { Icon } from './Icon';

/** What every field has around its control. */
export interface FieldLook {
  label: ReactNode;
  /** The label is only spoken: where an icon or the place says it already. */
  hideLabel?: boolean;
  /** The exact text of what is wrong; empty or absent while nothing is. */
  error?: string | false;
  hint?: ReactNode;
  /** In a FormGrid: takes a whole row, always or on a phone. */
  span?: 'row' | 'phoneRow';
  /** 44 pixels high, for toolbars. */
  compact?: boolean;
}

/** Ties a control to its label, its error and its hint. */
interface ControlProps {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

interface FieldProps extends FieldLook {
  /** An id of one's own, where something outside points at the control. */
  id?: string;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}

/** A control with its label above, and its error and hint under it. */
export function Field({ label, hideLabel, error, hint, span, compact, id, className, children }: FieldProps) {
  const ownId = useId();
  const control = id ?? ownId;
  const describedBy = [error && `${control}-error`, hint && `${control}-hint`].filter(Boolean).join(' ');
  return (
    <div className={cx(styles.field, compact && styles.compact, span && styles[span], className)}>
      <label className={hideLabel ? 'visually-hidden' : styles.label} htmlFor={control}>
        {label}
      </label>
      <div className={styles.control}>
        {children({
          id: control,
          'aria-describedby': describedBy || undefined,
          'aria-invalid': error ? true : undefined,
        })}
      </div>
      {error && (
        <span className={styles.error} id={`${control}-error`}>
          <Icon name="info" size="small" />
          {error}
        </span>
      )}
      {hint && (
        <div className={styles.hint} id={`${control}-hint`}>
          {hint}
        </div>
      )}
    </div>
  );
}
