import type { ReactNode } from 'react';
import { cx } from './cx';
import styles from './TermList.module.css';

interface TermListProps {
  terms: readonly { term: string; value: ReactNode }[];
  /** Puts each term above its value, in as many columns as fit. */
  stacked?: boolean;
}

/** A list of facts: "Guests 420". */
export function TermList({ terms, stacked }: TermListProps) {
  return (
    <dl className={cx(styles.terms, stacked && styles.stacked)}>
      {terms.map(({ term, value }) => (
        <div key={term} className={styles.row}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
