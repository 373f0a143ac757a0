import { EmptyState } from '../ui/EmptyState';
import { LinkButton } from '../ui/mui/LinkButton';
import { t } from './messages.generated';
import { isNarrowed, tablePath, type TableSearch, type TableShape } from './tableSearch';

interface EmptyTableProps<Status extends string, Sort extends string> {
  shape: TableShape<Status, Sort>;
  search: TableSearch<Status, Sort>;
  title: string;
  /** Hint if there is no record at all. */
  text: string;
}

/** Shown instead of a table without rows, with a way back to rows if a filter or page number hides them. */
export function EmptyTable<Status extends string, Sort extends string>({
  shape,
  search,
  title,
  text,
}: EmptyTableProps<Status, Sort>) {
  if (search.page > 1)
    return (
      <EmptyState
        title={title}
        actions={<LinkButton to={tablePath(shape, search)}>{t('firstPage')}</LinkButton>}
      >
        {t('fewerPages', { page: search.page })}
      </EmptyState>
    );
  if (isNarrowed(search))
    return (
      <EmptyState
        title={title}
        actions={
          <LinkButton to={tablePath(shape, search, { q: '', filters: {} })}>{t('resetFilters')}</LinkButton>
        }
      >
        {t('nothingMatches')}
      </EmptyState>
    );
  return <EmptyState title={title}>{text}</EmptyState>;
}
