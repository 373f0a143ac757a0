import type { ReactNode } from 'react';
import { cx } from './cx';
import styles from './Disclosure.module.css';
import { Icon } from './Icon';

interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  /** Initially open. */
  open?: boolean;
  /** Only one disclosure with the same name is open at a time. */
  name?: string;
  /** Smaller, for use in a panel. */
  compact?: boolean;
}

/** An expandable line, such as a question with its answer. Works without JavaScript. */
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
