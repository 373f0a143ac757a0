import type { ReactNode } from 'react';
import { cx } from './cx';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  /** The exact text, as the heading. */
  title: string;
  /** One line that helps. */
  children?: ReactNode;
  /** One outlined button, or chips of the filters that left nothing. */
  actions?: ReactNode;
  headingLevel?: 1 | 2 | 3;
  /** Without its flame: something went wrong. */
  unlit?: boolean;
}

/** A list with nothing in it: the arch, and what to do next. */
export function EmptyState({ title, children, actions, headingLevel = 2, unlit }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.empty}>
      <span className={cx(styles.arch, unlit && styles.unlit)} aria-hidden="true" />
      <Heading>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
