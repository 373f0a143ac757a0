import type { ReactNode } from 'react';
import styles from './FormGrid.module.css';

interface FormGridProps {
  children: ReactNode;
}

/** A two-column grid of fields. A field's `span` gives it a whole row. */
export function FormGrid({ children }: FormGridProps) {
  return <div className={styles.grid}>{children}</div>;
}
