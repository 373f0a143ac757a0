import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { cx } from './cx';
import styles from './Choice.module.css';

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type'> {
  type?: 'checkbox' | 'radio';
  label: ReactNode;
  hideLabel?: boolean;
  /** Some, but not all, options below a "select all" are selected. */
  indeterminate?: boolean;
}

/** A checkbox or radio button with its label. The whole row is clickable. */
export function Choice({
  type = 'checkbox',
  label,
  hideLabel,
  indeterminate = false,
  className,
  ...rest
}: ChoiceProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <label className={cx(styles.choice, className)}>
      <input {...rest} ref={box} type={type} className={styles.box} />
      <span className={hideLabel ? 'visually-hidden' : undefined}>{label}</span>
    </label>
  );
}
