import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { cx } from './cx';
import styles from './Choice.module.css';

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type'> {
  type?: 'checkbox' | 'radio';
  label: ReactNode;
  hideLabel?: boolean;
  /** Some, not all, of what a "select all" stands for. */
  indeterminate?: boolean;
}

/** A checkbox or a radio button with its label; the whole row can be pressed. */
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
