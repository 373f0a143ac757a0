import type { ReactNode } from 'react';
import { cx } from '../ui/cx';
import styles from './PageHead.module.css';

interface PageHeadProps {
  title: string;
  subtitle?: ReactNode;
  /** Actions on the whole page, at the right. */
  actions?: ReactNode;
  /** For dashboards. */
  compact?: boolean;
}

/** A page's heading. */
export function PageHead({ title, subtitle, actions, compact }: PageHeadProps) {
  return (
    <div className={cx(styles.head, compact && styles.compact)}>
      <div>
        <h1>{title}</h1>
        {subtitle && <p className={styles.lead}>{subtitle}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
