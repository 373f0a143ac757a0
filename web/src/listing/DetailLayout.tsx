import type { ReactNode } from 'react';
import styles from './DetailLayout.module.css';

interface DetailLayoutProps {
  /** Beside the text; on a phone before it. */
  panel: ReactNode;
  /** The text. */
  children: ReactNode;
  /** After both. */
  after: ReactNode;
}

/** The lower part of a listing's page: what it says, with the prices beside it. */
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
