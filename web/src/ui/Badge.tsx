import type { ReactNode } from 'react';
import styles from './Badge.module.css';
import { cx } from './cx';
import { Icon } from './Icon';
import type { IconName } from './iconNames';

interface BadgeProps {
  tone?: 'neutral' | 'success' | 'warning' | 'error' | 'info';
  icon?: IconName;
  children: ReactNode;
}

/** A status label. It isn't interactive, and never relies on colour alone. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={cx(styles.badge, tone !== 'neutral' && styles[tone])}>
      {icon && <Icon name={icon} size="small" />}
      {children}
    </span>
  );
}
