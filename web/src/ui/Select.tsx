import type { ComponentProps } from 'react';
import { Field, type FieldLook } from './Field';
import styles from './field.module.css';
import { Icon } from './Icon';

interface SelectProps extends ComponentProps<'select'>, FieldLook {}

/** The browser's native select. Its children are options. */
export function Select({
  label,
  hideLabel,
  error,
  hint,
  span,
  compact,
  id,
  className,
  children,
  ...rest
}: SelectProps) {
  return (
    <Field {...{ label, hideLabel, error, hint, span, compact, id, className }}>
      {(control) => (
        <>
          <select {...rest} {...control} className={styles.input}>
            {children}
          </select>
          <Icon name="chevron-down" size="small" className={styles.chevron} />
        </>
      )}
    </Field>
  );
}
