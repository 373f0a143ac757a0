import type { ReactNode } from 'react';
import styles from './DetailLayout.module.css';

interface DetailLayoutProps {
  /** Beside the text; on phones before it. */
  panel: ReactNode;
  children: ReactNode;
  /** Below both, across the full width. */
  after: ReactNode;
}

/** Lower part of a listing page: text, with the price panel beside it. */
export function DetailLayout({ panel, children, after }: DetailLayoutProps) {
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.panel}>{panel}</div>
        <div className={styles.text}>{children}</div>
      </div>
      <div className={styles.after}>{after}</div>
    </>
  );
}
