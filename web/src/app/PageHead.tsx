import type { ReactNode } from 'react';
import { cx } from '../ui/cx';
import styles from './PageHead.module.css';

interface PageHeadProps {
  title: string;
  lead?: ReactNode;
  /** Actions on the whole page, at the right. */
  actions?: ReactNode;
  /** For dashboards. */
  compact?: boolean;
}

/** A page's heading. */
export function PageHead({ title, lead, actions, compact }: PageHeadProps) {
  return (
    <div className={cx(styles.head, compact && styles.compact)}>
      <div>
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
