import type { ReactNode } from 'react';
import styles from './ArticleHead.module.css';
import { cx } from './cx';

interface ArticleHeadProps {
  /** What it is, above the title: a category. */
  kind: string;
  title: string;
  /** Author and date. */
  facts: ReactNode;
  /** Below the facts. */
  children?: ReactNode;
  className?: string;
}

/** Title of an article or a story, with its author and date. */
export function ArticleHead({ kind, title, facts, children, className }: ArticleHeadProps) {
  return (
    <header className={cx(styles.head, className)}>
      <p className={styles.kind}>{kind}</p>
      <h1>{title}</h1>
      <p className={`${styles.facts} tabular`}>{facts}</p>
      {children}
    </header>
  );
}
