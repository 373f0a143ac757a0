import type { ReactNode, Ref } from 'react';
import { PauseButton } from '../ui/PauseButton';
import styles from './ResultsHead.module.css';

interface ResultsHeadProps {
  /** Says how many results there are; undefined while loading. */
  count: string | undefined;
  /** Receives the focus after a page change. */
  countRef: Ref<HTMLParagraphElement>;
  /** Hides the sort control: there are no results. */
  isEmpty: boolean;
  sortSelect: ReactNode;
  /** Filters that apply. */
  children?: ReactNode;
}

/** Above a list of venues or vendors: the count, the filters that apply, and the order. */
export function ResultsHead({ count, countRef, isEmpty, sortSelect, children }: ResultsHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.applied}>
        <p className={`${styles.count} tabular`} role="status" tabIndex={-1} ref={countRef}>
          {count}
        </p>
        {children}
      </div>
      <div className={styles.order} hidden={isEmpty}>
        {sortSelect}
        <PauseButton className={styles.pause} />
      </div>
    </div>
  );
}
