import type { ReactNode } from 'react';
import { cx } from '../ui/cx';
import styles from './BlogGrid.module.css';

interface BlogGridProps {
  /** On wide screens; fewer on narrower ones. */
  columns: 3 | 4;
  children: ReactNode;
}

/** Grid of article cards; rows with dividers on phones. Expects list items as children. */
export function BlogGrid({ columns, children }: BlogGridProps) {
  return <ul className={cx(styles.grid, columns === 4 && styles.four)}>{children}</ul>;
}
