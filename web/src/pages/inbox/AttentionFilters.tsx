import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import type { EnquiryInboxFilter } from '../../gql/types';
import { ATTENTION_FILTERS, filterOf, inboxPath } from './inboxStatus';
import { t } from './messages.generated';

interface AttentionFiltersProps {
  search: URLSearchParams;
  countOf: ReadonlyMap<EnquiryInboxFilter, number>;
}

/** Links to enquiries that need attention, as far as there are any; the current one always. */
export function AttentionFilters({ search, countOf }: AttentionFiltersProps) {
  const current = filterOf(search);
  const shown = ATTENTION_FILTERS.filter((each) => each === current || countOf.get(each.filter));
  if (!shown.length) return null;
  return (
    <Box component="nav" aria-label={t('needsAttention')} sx={filtersSx}>
      {shown.map((each) => (
        <Link
          key={each.name}
          to={inboxPath(search, { status: each.param })}
          preventScrollReset
          aria-current={each === current ? 'page' : undefined}
        >
          {t('filterWithCount', { name: t(`tab.${each.name}`), count: countOf.get(each.filter) ?? 0 })}
        </Link>
      ))}
    </Box>
  );
}

const filtersSx = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  paddingTop: 4,
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 36,
    padding: '0 14px',
    border: '1px solid var(--edge)',
    borderRadius: 'var(--r-pill)',
    background: 'var(--surface)',
    fontSize: 'var(--t-sm)',
    fontWeight: 500,
    fontVariantNumeric: 'tabular-nums',
    '&:hover': { borderColor: 'var(--ink)' },
    '&[aria-current]': {
      borderColor: 'var(--primary-text)',
      background: 'var(--primary-soft)',
      color: 'var(--primary-text)',
    },
  },
};
