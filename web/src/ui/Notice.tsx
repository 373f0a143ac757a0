import type { ReactNode } from 'react';
import { cx } from './cx';
import { Icon } from './Icon';
import type { IconName } from './iconNames';
import styles from './Notice.module.css';

const ICONS = { error: 'warning', warning: 'clock', success: 'check', info: 'info' } satisfies Record<
  string,
  IconName
>;

interface NoticeProps {
  tone: keyof typeof ICONS;
  children: ReactNode;
}

/** A persistent message about the content above it, such as a form error or a status. */
export function Notice({ tone, children }: NoticeProps) {
  return (
    <div className={cx(styles.notice, styles[tone])} role={tone === 'error' ? 'alert' : undefined}>
      <Icon name={ICONS[tone]} size="small" />
      <div>{children}</div>
    </div>
  );
}
