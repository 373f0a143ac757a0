import styles from './button.module.css';
import { cx } from './cx';
import type { IconName } from './iconNames';

/** Properties shared by buttons and links that look like buttons. */
export interface ButtonStyle {
  /** One `primary` per view; `accent` on dark maroon sections (banner, footer, top bar) only. */
  variant?: 'primary' | 'outlined' | 'text' | 'accent';
  /** 36, 44, 48 or 56 pixels high. */
  size?: 'small' | 'medium' | 'large' | 'hero';
  icon?: IconName;
  endIcon?: IconName;
  /** Full width. */
  wide?: boolean;
}

export const buttonClass = (
  { variant = 'outlined', size = 'medium', wide }: ButtonStyle,
  className?: string,
): string | undefined =>
  cx(styles.button, size !== 'medium' && styles[size], styles[variant], wide && styles.wide, className);
