import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { cx } from './cx';
import { Icon } from './Icon';
import type { IconName } from './iconNames';
import styles from './iconButton.module.css';
import { t } from './messages.generated';

interface IconLinkProps extends Omit<ComponentProps<typeof Link>, 'children'> {
  icon: IconName;
  label: string;
  /** 40 pixels in dense tables, 44 elsewhere. */
  size?: 'small' | 'medium';
  /** The number on its corner, such as unread notifications. */
  count?: number;
}

/** A link with an icon only. */
export function IconLink({ icon, label, size = 'medium', count = 0, className, ...rest }: IconLinkProps) {
  return (
    <Link
      className={cx(styles.iconButton, size === 'small' && styles.small, className)}
      aria-label={count > 0 ? t('unread', { label, count }) : label}
      {...rest}
    >
      <Icon name={icon} />
      {count > 0 && <span className={styles.count}>{count > 99 ? '99+' : count}</span>}
    </Link>
  );
}
