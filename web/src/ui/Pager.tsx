import { Link } from 'react-router-dom';
import { cx } from './cx';
import { Icon } from './Icon';
import { t } from './messages.generated';
import { pageNumbers } from './pageNumbers';
import styles from './Pager.module.css';

interface PagerProps {
  /** One-based, like `pages`. */
  page: number;
  pages: number;
  /** Returns the URL of a page. */
  to: (page: number) => string;
}

/** Numbered pagination with real links. Renders nothing for a single page. */
export function Pager({ page, pages, to }: PagerProps) {
  if (pages < 2) return null;
  return (
    <nav className={styles.pager} aria-label={t('pages')}>
      {page > 1 ? (
        <Link className={styles.page} to={to(page - 1)} rel="prev" aria-label={t('previousPage')}>
          <Icon name="chevron-left" />
        </Link>
      ) : (
        <span className={cx(styles.page, styles.off)} aria-hidden="true">
          <Icon name="chevron-left" />
        </span>
      )}
      {pageNumbers(page, pages).map((one, index) =>
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
