import type { ReactNode } from 'react';
import styles from './FormGrid.module.css';

interface FormGridProps {
  children: ReactNode;
}

/** Fields two by two; a field's `span` gives it a row of its own. */
export function FormGrid({ children }: FormGridProps) {
  return <div className={styles.grid}>{children}</div>;
}
