import type { ReactNode } from 'react';
import { cx } from './cx';
import styles from './Disclosure.module.css';
import { Icon } from './Icon';

interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  /** Open at first. */
  open?: boolean;
  /** Of those with one name, one is open at a time. */
  name?: string;
  /** Smaller, for a panel. */
  compact?: boolean;
}

/** A line that opens: a question and its answer. Works without JavaScript. */
export function Disclosure({ summary, children, open, name, compact }: DisclosureProps) {
  return (
    <details className={cx(styles.disclosure, compact && styles.compact)} open={open} name={name}>
      <summary>
        {summary}
        <Icon name="chevron-down" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
