import styles from './button.module.css';
import { cx } from './cx';
import type { IconName } from './iconNames';

/** What buttons and links that look like buttons have in common. */
export interface ButtonLook {
  /** One `primary` a view; `accent` on the maroon band only. */
  variant?: 'primary' | 'outlined' | 'text' | 'accent';
  /** Text in the colour of a decision: approve, reject, delete. */
  tone?: 'ok' | 'bad';
  /** 36, 44, 48 or 56 pixels high. */
  size?: 'small' | 'medium' | 'large' | 'hero';
  icon?: IconName;
  endIcon?: IconName;
  /** As wide as its container. */
  wide?: boolean;
}

export const buttonClass = (
  { variant = 'outlined', tone, size = 'medium', wide }: ButtonLook,
  className?: string,
): string | undefined =>
  cx(
    styles.button,
    size !== 'medium' && styles[size],
    styles[variant],
    tone && styles[tone],
    wide && styles.wide,
    className,
  );
