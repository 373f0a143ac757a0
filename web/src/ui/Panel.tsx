import { useId, type ReactNode } from 'react';
import styles from './Panel.module.css';

interface PanelProps {
  title: string;
  /** At the right of the title: what can be done with it. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A part of a dashboard page, under its heading. */
export function Panel({ title, actions, children }: PanelProps) {
  const heading = useId();
  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <header className={styles.head}>
        <h2 id={heading}>{title}</h2>
        {actions}
      </header>
      {children}
    </section>
  );
}
