import type { ReactNode } from 'react';
import { cx } from '../ui/cx';
import styles from './PageHead.module.css';

interface PageHeadProps {
  title: string;
  lead?: ReactNode;
  /** At the right: what can be done with the whole page. */
  actions?: ReactNode;
  /** In a dashboard. */
  compact?: boolean;
}

/** The title of a page. */
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
