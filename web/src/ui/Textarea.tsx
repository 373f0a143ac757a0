import type { ComponentProps } from 'react';
import { Field, type FieldLook } from './Field';
import styles from './field.module.css';

interface TextareaProps extends ComponentProps<'textarea'>, FieldLook {}

/** A multi-line text field. */
export function Textarea({
  label,
  hideLabel,
  error,
  hint,
  span,
  compact,
  id,
  className,
  ...rest
}: TextareaProps) {
  return (
    <Field {...{ label, hideLabel, error, hint, span, compact, id, className }}>
      {(control) => <textarea {...rest} {...control} className={styles.input} />}
    </Field>
  );
}
