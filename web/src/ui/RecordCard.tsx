import { useId, type ReactNode } from 'react';
import styles from './RecordCard.module.css';

interface RecordCardProps {
  title: ReactNode;
  /** Under the title: "Wedding, sent today". */
  facts: ReactNode;
  /** How it stands. */
  badge: ReactNode;
  /** Somebody is to do something about it. */
  waits?: boolean;
  children: ReactNode;
}

/** Something that came in, as a card: an enquiry, a booking, a review that is judged. */
export function RecordCard({ title, facts, badge, waits, children }: RecordCardProps) {
  const heading = useId();
  return (
    <article className={styles.card} data-waits={waits || undefined} aria-labelledby={heading}>
      <header className={styles.head}>
        <div>
          <h2 id={heading}>{title}</h2>
          <p className={styles.facts}>{facts}</p>
        </div>
        {badge}
      </header>
      {children}
    </article>
  );
}

/** The two answers to it, side by side at its foot. */
export const RecordChoice = ({ children }: { children: ReactNode }) => (
  <footer className={styles.choice}>{children}</footer>
);
