import { useState, type ComponentProps } from 'react';
import { cx } from './cx';
import { Field, type FieldLook } from './Field';
import styles from './field.module.css';
import { IconButton } from './IconButton';
import { t } from './messages.generated';

interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type'>, FieldLook {}

/** A password field that can show what was typed. */
export function PasswordInput({
  label,
  hideLabel,
  error,
  hint,
  span,
  compact,
  id,
  className,
  ...rest
}: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ label, hideLabel, error, hint, span, compact, id, className }}>
      {(control) => (
        <>
          <input
            spellCheck={false}
            autoCapitalize="none"
            {...rest}
            {...control}
            type={shown ? 'text' : 'password'}
            className={cx(styles.input, styles.withToggle)}
          />
          <IconButton
            className={styles.toggle}
            icon={shown ? 'eye-off' : 'eye'}
            label={shown ? t('hidePassword') : t('showPassword')}
            onClick={() => setShown(!shown)}
          />
        </>
      )}
    </Field>
  );
}
