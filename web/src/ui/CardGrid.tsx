import { Suspense, type ReactNode } from 'react';
import { cx } from './cx';
import { PAGE_WIDE } from './Picture';
import styles from './CardGrid.module.css';

interface CardGridProps {
  children: ReactNode;
  /** On wide screens. */
  columns?: 3 | 4;
  className?: string;
}

/** `sizes` for a picture that fills a card of the grid. */
export const CARD_SIZES = `(min-width: 1520px) 320px, (min-width: 1280px) 23vw, (min-width: 960px) 30vw, (min-width: 600px) 46vw, ${PAGE_WIDE}`;

/** A list of cards in 1 to 4 columns, depending on the width. Its children are `GridCard`s. */
export function CardGrid({ children, columns = 4, className }: CardGridProps) {
  return <ul className={cx(styles.grid, columns === 3 && styles.three, className)}>{children}</ul>;
}

/** A card of the grid. Each hydrates in a task of its own, so that a long list doesn't block the page. */
export function GridCard({ children }: { children: ReactNode }) {
  return (
    <li>
      <Suspense>{children}</Suspense>
    </li>
  );
}
