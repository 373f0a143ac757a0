import { Link } from 'react-router-dom';
import { cx } from './cx';
import { Icon } from './Icon';
import { t } from './messages.generated';
import styles from './Pager.module.css';

interface PagerProps {
  /** Both from 1. */
  page: number;
  pages: number;
  /** Address of one page. */
  to: (page: number) => string;
  className?: string;
}

/** The first, the last, and the neighbours of this page; 0 stands for pages left out. */
const shownPages = (page: number, pages: number): number[] => {
  const near = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages);
  const sorted = [...new Set(near)].sort((a, b) => a - b);
  return sorted.flatMap((one, index) => {
    const gap = one - (sorted[index - 1] ?? one - 1);
    return gap > 2 ? [0, one] : gap === 2 ? [one - 1, one] : [one];
  });
};

/** Numbered pages of a list, as real links. Nothing where there is one page. */
export function Pager({ page, pages, to, className }: PagerProps) {
  if (pages < 2) return null;
  return (
    <nav className={cx(styles.pager, className)} aria-label={t('pages')}>
      {page > 1 ? (
        <Link className={styles.page} to={to(page - 1)} rel="prev" aria-label={t('previousPage')}>
          <Icon name="chevron-left" />
        </Link>
      ) : (
        <span className={cx(styles.page, styles.off)} aria-hidden="true">
          <Icon name="chevron-left" />
        </span>
      )}
      {shownPages(page, pages).map((one, index) =>
        one === 0 ? (
          <span key={`gap-${index}`} className={styles.page}>
            …
          </span>
        ) : (
          <Link
            key={one}
            className={styles.page}
            to={to(one)}
            aria-label={t('pageNumber', { page: one })}
            aria-current={one === page ? 'page' : undefined}
          >
            {one}
          </Link>
        ),
      )}
      {page < pages ? (
        <Link className={styles.page} to={to(page + 1)} rel="next" aria-label={t('nextPage')}>
          <Icon name="chevron-right" />
        </Link>
      ) : (
        <span className={cx(styles.page, styles.off)} aria-hidden="true">
          <Icon name="chevron-right" />
        </span>
      )}
    </nav>
  );
}
