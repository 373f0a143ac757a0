import type { ComponentProps } from 'react';
import { cx } from './cx';
import { Icon } from './Icon';
import type { IconName } from './iconNames';
import styles from './iconButton.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName;
  /** The accessible name. */
  label: string;
  /** On a round background, for use over pictures. */
  raised?: boolean;
}

/** A button with an icon only. The icon is filled while `aria-pressed` is true. */
export function IconButton({ icon, label, raised, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      className={cx(styles.iconButton, raised && styles.raised, className)}
      {...rest}
    >
      <Icon name={icon} />
    </button>
  );
}
