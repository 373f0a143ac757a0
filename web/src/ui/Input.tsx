import type { ComponentProps } from 'react';
import { cx } from './cx';
import { Field, type FieldLook } from './Field';
import styles from './field.module.css';
import { Icon } from './Icon';
import type { IconName } from './iconNames';

interface InputProps extends ComponentProps<'input'>, FieldLook {
  icon?: IconName;
  /** Class of the whole field. */
  className?: string;
}

/** A one-line text field. */
export function Input({
  label,
  hideLabel,
  error,
  hint,
  span,
  compact,
  id,
  className,
  icon,
  ...rest
}: InputProps) {
  return (
    <Field {...{ label, hideLabel, error, hint, span, compact, id, className }}>
      {(control) => (
        <>
          {icon && <Icon name={icon} className={styles.leading} />}
          <input {...rest} {...control} className={cx(styles.input, icon && styles.withIcon)} />
        </>
      )}
    </Field>
  );
}
