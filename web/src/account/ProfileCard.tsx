import type { ReactNode } from 'react';
import { Skeleton } from '../ui/Skeleton';
import { TermList } from '../ui/TermList';
import styles from './ProfileCard.module.css';

interface ProfileCardProps {
  /** Undefined while it loads. */
  name: string | undefined;
  /** Under the name: what the account is. */
  caption?: ReactNode;
  badge?: ReactNode;
  facts: readonly { term: string; value: string | null | undefined }[];
  children?: ReactNode;
}

/** An account's own particulars, to read. What was never given shows as "Not Available". */
export function ProfileCard({ name, caption, badge, facts, children }: ProfileCardProps) {
  const value = (text: string | null | undefined) =>
    name === undefined ? (
      <Skeleton width="70%" height={20} className={styles.line} />
    ) : (
      text || 'Not Available'
    );
  return (
    <section className={styles.card} aria-busy={name === undefined}>
      <header className={styles.head}>
        <span className={styles.initial} aria-hidden="true">
          {name?.trim().charAt(0).toUpperCase()}
        </span>
        <div className={styles.title}>
          {name === undefined ? <Skeleton width={180} height={26} /> : <h2>{name}</h2>}
          {caption && <p>{caption}</p>}
        </div>
        {badge}
      </header>
      {facts.length > 0 && (
        <TermList stacked terms={facts.map(({ term, value: text }) => ({ term, value: value(text) }))} />
      )}
      {children}
    </section>
  );
}
