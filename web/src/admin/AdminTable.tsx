import LinearProgress from '@mui/material/LinearProgress';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import TablePagination from '@mui/material/TablePagination';
import Typography from '@mui/material/Typography';
import type { RowSelectionState } from '@tanstack/react-table';
import { createContext, use, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { LoadError } from '../account/LoadError';
import { countText, indianNumber } from '../lib/format';
import { pagesOf } from '../lib/pageNumber';
import { useListNavigation } from '../listing/useListNavigation';
import { Button } from '../ui/mui/Button';
import { EmptyState } from '../ui/EmptyState';
import { LinkButton } from '../ui/mui/LinkButton';
import { LinkTabs } from '../ui/mui/LinkTabs';
import { t } from './messages.generated';
import { PageLinks } from './PageLinks';
import { RecordTable, type Column } from './RecordTable';
import { isNarrowed, tablePath, type TableSearch, type TableShape } from './tableSearch';
import { TableTools, type TableFilter } from './TableTools';

type Noun = 'action' | 'admin' | 'blog' | 'email' | 'realWedding' | 'user' | 'vendor' | 'venue';

interface AdminTableProps<Row, Status extends string, Sort extends string> {
  shape: TableShape<Status, Sort>;
  search: TableSearch<Status, Sort>;
  /** What the rows are, in singular and plural. */
  noun: Noun;
  /** Tabs, for statuses of the table's shape. */
  tabs?: readonly { status: Status; label: string; count?: number | string }[];
  /** Placeholder of the search field; omit it for a table without search. */
  placeholder?: string;
  filters?: readonly TableFilter[];
  /** Columns; the first one names the row. */
  columns: readonly Column<Row, Sort>[];
  /** Undefined while loading. */
  rows: readonly Row[] | undefined;
  /** Total number of rows, up to 10,000; undefined if not counted. */
  total?: number;
  /** Rows per page. */
  size: number;
  rowKey: (row: Row) => string;
  rowName: (row: Row) => string;
  /** Actions of one row. */
  actions?: (row: Row) => ReactNode;
  /** Bulk actions for the selected rows. */
  bulk?: {
    selectable: (row: Row) => boolean;
    /** Returns the label of a selection: 3 → "3 pending venues selected". */
    label: (count: number) => string;
    buttons: (rows: readonly Row[], clear: () => void) => ReactNode;
  };
  /** Title and hint of the empty state. */
  empty: { title: string; text: string };
  /** Set if the request failed. */
  error: unknown;
  onRetry: () => unknown;
  /** Replaces the numbered pages. */
  foot?: ReactNode;
}

/**
 * Table of the admin dashboard, with tabs, search, filters, actions and pagination. Filtering, sorting and paging
 * happen on the server; the URL holds everything chosen except the selected rows.
 */
export function AdminTable<Row extends object, Status extends string, Sort extends string>({
  shape,
  search,
  noun,
  tabs,
  placeholder,
  filters = [],
  columns,
  rows,
  total,
  size,
  rowKey,
  rowName,
  actions,
  bulk,
  empty,
  error,
  onRetry,
  foot,
}: AdminTableProps<Row, Status, Sort>) {
  const { search: address } = useLocation();
  const top = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const waiting = useListNavigation(shape.path, top, status);
  const [selection, setSelection] = useState({ address, selected: NO_SELECTION });
  const selected = selection.address === address ? selection.selected : NO_SELECTION;
  const select = (next: RowSelectionState) => setSelection({ address, selected: next });

  const shown = rows?.length ?? 0;
  const first = (search.page - 1) * size + 1;
  const count =
    rows && total !== undefined
      ? shown
        ? t('rangeOfTotal', {
            first: indianNumber(first),
            last: indianNumber(first + shown - 1),
            total: countText(total),
          })
        : `0 ${t(`noun.${noun}`, { count: 0 })}`
      : '';
  const picked = bulk && rows ? rows.filter((row) => selected[rowKey(row)] && bulk.selectable(row)) : [];
  return (
    <Box ref={top} aria-busy={waiting || undefined} sx={{ position: 'relative' }}>
      {waiting && (
        <LinearProgress
          aria-label={t('loading')}
          sx={{ position: 'absolute', zIndex: 3, inset: '0 0 auto' }}
        />
      )}
      {tabs && (
        <LinkTabs
          label={t('status')}
          tabs={tabs.map(({ status: each, label, count: counted }) => ({
            label,
            to: tablePath(shape, search, { status: each }),
            current: each === search.status,
            count: counted,
          }))}
        />
      )}
      <TableTools shape={shape} placeholder={placeholder} filters={filters} columns={columns} />
      {error && !rows ? (
        <LoadError error={error} onRetry={onRetry} />
      ) : rows?.length === 0 ? (
        <EmptyState
          title={empty.title}
          actions={
            search.page > 1 ? (
              <LinkButton to={tablePath(shape, search)}>{t('firstPage')}</LinkButton>
            ) : (
              isNarrowed(search) && (
                <LinkButton to={tablePath(shape, search, { q: '', filters: {} })}>
                  {t('resetFilters')}
                </LinkButton>
              )
            )
          }
        >
          {search.page > 1
            ? t('fewerPages', { page: search.page })
            : isNarrowed(search)
              ? t('nothingMatches')
              : empty.text}
        </EmptyState>
      ) : (
        <RecordTable
          label={t(`list.${noun}`)}
          columns={columns}
          rows={rows}
          size={size}
          rowKey={rowKey}
          rowName={rowName}
          order={{
            sort: search.sort,
            direction: search.direction,
            sorts: shape.sorts,
            path: (sort, direction) => tablePath(shape, search, { sort, direction }),
          }}
          actions={actions}
          selection={bulk && { selectable: bulk.selectable, selected, onSelect: select }}
        />
      )}
      {bulk && (
        <p className="visually-hidden" role="status">
          {picked.length > 0 && bulk.label(picked.length)}
        </p>
      )}
      {bulk && picked.length > 0 && (
        // Fixed to the bottom of the window, so that selecting a row doesn't shift the table.
        <Paper
          elevation={8}
          role="region"
          aria-label={t('bulkActions')}
          sx={{
            position: 'sticky',
            zIndex: 3,
            bottom: 12,
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: '8px 12px',
            minHeight: 56,
            mt: 3,
            padding: { xs: '10px 12px', md: '6px 8px 6px 16px' },
            background: 'var(--primary-soft)',
            '& > .MuiButton-root': { flex: { xs: 1, md: 'none' }, paddingInline: { xs: '8px', md: '16px' } },
          }}
        >
          <Typography
            component="b"
            sx={{ flexBasis: { xs: '100%', md: 'auto' }, mr: 'auto', fontWeight: 600 }}
          >
            {bulk.label(picked.length)}
          </Typography>
          {bulk.buttons(picked, () => select(NO_SELECTION))}
          <Button variant="text" onClick={() => select(NO_SELECTION)}>
            {t('clear')}
          </Button>
        </Paper>
      )}
      <FootContext
        value={
          foot ?? (
            <PageLinks
              page={search.page}
              pages={pagesOf(total ?? 0, size)}
              to={(page) => tablePath(shape, search, { page })}
            />
          )
        }
      >
        <TablePagination
          component="div"
          page={search.page - 1}
          count={total ?? -1}
          rowsPerPage={size}
          rowsPerPageOptions={[size]}
          onPageChange={() => undefined}
          labelDisplayedRows={() => (
            <>
              {count}
              <span className="visually-hidden">
                {count && shown > 0 && ` ${t(`noun.${noun}`, { count: total ?? shown })}`}
              </span>
            </>
          )}
          slotProps={{
            displayedRows: {
              component: 'p',
              role: 'status',
              tabIndex: -1,
              ref: status,
              // The empty state says so already.
              className: rows?.length === 0 ? 'visually-hidden' : undefined,
            },
          }}
          ActionsComponent={Foot}
        />
      </FootContext>
    </Box>
  );
}

/** Replaces TablePagination's buttons: page links or “Load more”. */
const FootContext = createContext<ReactNode>(null);
const Foot = () => use(FootContext);

const NO_SELECTION: RowSelectionState = {};
