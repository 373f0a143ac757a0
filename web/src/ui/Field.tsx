import { useId, type ReactNode } from 'react';
import { cx } from './cx';
import styles from './field.module.css';
import { Icon } from './Icon';

/** Properties that all fields share besides those of their control. */
export interface FieldLook {
  label: ReactNode;
  /** Hides the label visually, if an icon or the context replaces it. */
  hideLabel?: boolean;
  /** The validation message; empty or missing if the value is valid. */
  error?: string | false;
  hint?: ReactNode;
  /** In a FormGrid: takes a whole row, always or on phones only. */
  span?: 'row' | 'phoneRow';
  /** 44 pixels high, for toolbars. */
  compact?: boolean;
}

/** Attributes that link a control to its label, error and hint. */
export interface ControlProps {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

interface FieldProps extends FieldLook {
  /** A custom ID, for references from outside the field. */
  id?: string;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}

/** A control with its label above, and its error and hint below. */
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
