import type { ReactNode } from 'react';
import { cx } from './cx';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  title: string;
  /** One line of help. */
  children?: ReactNode;
  /** One outlined button, or chips of the filters that matched nothing. */
  actions?: ReactNode;
  headingLevel?: 1 | 2 | 3;
  /** Draws a muted illustration, for errors. */
  muted?: boolean;
}

/** A placeholder for an empty list, with a suggestion for what to do next. */
export function EmptyState({ title, children, actions, headingLevel = 2, muted }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.empty}>
      <span className={cx(styles.arch, muted && styles.unlit)} aria-hidden="true" />
      <Heading>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
