import type { ReactNode } from 'react';
import styles from './Badge.module.css';
import { cx } from './cx';
import { Icon } from './Icon';
import type { IconName } from './iconNames';

interface BadgeProps {
  tone?: 'neutral' | 'ok' | 'warn' | 'bad' | 'info';
  icon?: IconName;
  children: ReactNode;
}

/** A word about the state of something. Can't be pressed; colour never says it alone. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={cx(styles.badge, tone !== 'neutral' && styles[tone])}>
      {icon && <Icon name={icon} size="small" />}
      {children}
    </span>
  );
}
