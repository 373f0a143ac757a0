import type { ReactNode } from 'react';
import { cx } from '../ui/cx';
import styles from './BlogGrid.module.css';

interface BlogGridProps {
  /** On wide screens; half of it, or so, on the way there. */
  columns: 3 | 4;
  children: ReactNode;
}

/** Article cards; on a phone, rows with hairlines. Its children are list items. */
export function BlogGrid({ columns, children }: BlogGridProps) {
  return <ul className={cx(styles.grid, columns === 4 && styles.four)}>{children}</ul>;
}
