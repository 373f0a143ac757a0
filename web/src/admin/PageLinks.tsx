import PaginationItem from '@mui/material/PaginationItem';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { Icon } from '../ui/Icon';
import { t } from '../ui/messages.generated';
import { pageNumbers } from '../ui/pageNumbers';

interface PageLinksProps {
  /** Current page and number of pages, from 1. */
  page: number;
  pages: number;
  /** Returns the URL of a page. */
  to: (page: number) => string;
}

/** Pagination with links, in MUI's design. Shows the same pages as `ui/Pager`. */
export function PageLinks({ page, pages, to }: PageLinksProps) {
  if (pages < 2) return null;
  const step = (type: 'previous' | 'next', target: number) => (
    <li>
      <PaginationItem
        type={type}
        slots={ARROWS}
        aria-label={t(type === 'previous' ? 'previousPage' : 'nextPage')}
        {...(target < 1 || target > pages
          ? { disabled: true }
          : { component: Link, to: to(target), rel: type === 'previous' ? 'prev' : 'next' })}
      />
    </li>
  );
  return (
    <nav aria-label={t('pages')}>
      <Stack component="ul" direction="row" sx={{ flexWrap: 'wrap', gap: { sm: 1 } }}>
        {step('previous', page - 1)}
        {pageNumbers(page, pages).map((each, index) => (
          <li key={each || `gap-${index}`}>
            {each === 0 ? (
              <PaginationItem type="start-ellipsis" />
            ) : (
              <PaginationItem
                page={each}
                selected={each === page}
                component={Link}
                to={to(each)}
                aria-label={t('pageNumber', { page: each })}
                aria-current={each === page ? 'page' : undefined}
              />
            )}
          </li>
        ))}
        {step('next', page + 1)}
      </Stack>
    </nav>
  );
}

const ARROWS = {
  previous: () => <Icon name="chevron-left" />,
  next: () => <Icon name="chevron-right" />,
};
