import LinearProgress from '@mui/material/LinearProgress';
import Box from '@mui/material/Box';
import type { RowSelectionState } from '@tanstack/react-table';
import { useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { LoadError } from '../account/LoadError';
import { pageCount } from '../lib/pageNumber';
import { useListNavigation } from '../listing/useListNavigation';
import { LinkTabs } from '../ui/mui/LinkTabs';
import { BulkBar } from './BulkBar';
import { EmptyTable } from './EmptyTable';
import { t } from './messages.generated';
import { PageLinks } from './PageLinks';
import type { Column } from './recordColumns';
import { RecordTable } from './RecordTable';
import { TableFoot, type Noun } from './TableFoot';
import { tablePath, type TableSearch, type TableShape } from './tableSearch';
import { TableTools, type TableFilter } from './TableTools';

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
  pageSize: number;
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
  pageSize,
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
        <EmptyTable shape={shape} search={search} {...empty} />
      ) : (
        <RecordTable
          label={t(`list.${noun}`)}
          columns={columns}
          rows={rows}
          pageSize={pageSize}
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
        <BulkBar
          label={picked.length > 0 ? bulk.label(picked.length) : undefined}
          onClear={() => select(NO_SELECTION)}
        >
          {bulk.buttons(picked, () => select(NO_SELECTION))}
        </BulkBar>
      )}
      <TableFoot
        noun={noun}
        page={search.page}
        pageSize={pageSize}
        shown={rows?.length}
        total={total}
        countRef={status}
      >
        {foot ?? (
          <PageLinks
            page={search.page}
            pages={pageCount(total ?? 0, pageSize)}
            to={(page) => tablePath(shape, search, { page })}
          />
        )}
      </TableFoot>
    </Box>
  );
}

const NO_SELECTION: RowSelectionState = {};
