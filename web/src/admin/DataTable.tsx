import { useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { LoadError } from '../account/LoadError';
import { pagesOf } from '../lib/pageNumber';
import { useListNavigation } from '../listing/useListNavigation';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';
import { LinkButton } from '../ui/LinkButton';
import { LinkTabs } from '../ui/LinkTabs';
import { Pager } from '../ui/Pager';
import styles from './DataTable.module.css';
import { TableGrid, type Column } from './TableGrid';
import { countText, isNarrowed, tablePath, type TableSearch, type TableShape } from './tableSearch';
import { TableTools, type TableFilter } from './TableTools';

interface DataTableProps<Row, Status extends string, Sort extends string> {
  shape: TableShape<Status, Sort>;
  search: TableSearch<Status, Sort>;
  /** One row and many: "venue", "venues". */
  noun: readonly [string, string];
  /** The tabs; their statuses are the shape's. */
  tabs?: readonly { status: Status; label: string; count?: number | string }[];
  /** Of the search field; without it, there is none. */
  placeholder?: string;
  filters?: readonly TableFilter[];
  /** The first one names the row. */
  columns: readonly Column<Row, Sort>[];
  /** Undefined while they are fetched. */
  rows: readonly Row[] | undefined;
  /** Of all pages, up to 10,000; undefined where nobody counts them. */
  total?: number;
  /** Rows on a full page. */
  size: number;
  rowKey: (row: Row) => string;
  rowName: (row: Row) => string;
  /** What can be done with a row. */
  actions?: (row: Row) => ReactNode;
  /** What can be done with many rows at once. */
  bulk?: {
    selectable: (row: Row) => boolean;
    /** 3 -> "3 pending venues selected" */
    words: (count: number) => string;
    buttons: (rows: readonly Row[], clear: () => void) => ReactNode;
  };
  /** In place of rows: the exact text, and a line that helps. */
  empty: { title: string; text: string };
  /** Why they could not be fetched. */
  error: unknown;
  onRetry: () => void;
  /** In place of numbered pages. */
  foot?: ReactNode;
}

/**
 * A table of the dashboard, whole: tabs, search, filters, rows, what can be done with them, and pages. The server
 * narrows, orders and pages; all that is chosen stands in the address, but for the ticked rows, which another address
 * forgets.
 */
export function DataTable<Row, Status extends string, Sort extends string>({
  shape,
  search,
  noun: [one, many],
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
}: DataTableProps<Row, Status, Sort>) {
  const { search: address } = useLocation();
  const top = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const waiting = useListNavigation(shape.path, top, status);
  const [selection, setSelection] = useState({ address, keys: NONE });
  const chosen = selection.address === address ? selection.keys : NONE;
  const choose = (keys: ReadonlySet<string>) => setSelection({ address, keys });

  const shown = rows?.length ?? 0;
  const first = (search.page - 1) * size + 1;
  const count =
    rows && total !== undefined
      ? shown
        ? `${countText(first)}–${countText(first + shown - 1)} of ${countText(total)}`
        : `0 ${many}`
      : '';
  const picked = bulk && rows ? rows.filter((row) => chosen.has(rowKey(row)) && bulk.selectable(row)) : [];
  return (
    <div ref={top} className={styles.table} aria-busy={waiting || undefined}>
      {tabs && (
        <LinkTabs
          label="Status"
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
              <LinkButton to={tablePath(shape, search)}>First page</LinkButton>
            ) : (
              isNarrowed(search) && (
                <LinkButton to={tablePath(shape, search, { q: '', filters: {} })}>Reset filters</LinkButton>
              )
            )
          }
        >
          {search.page > 1
            ? `The list has fewer than ${search.page} pages.`
            : isNarrowed(search)
              ? 'Nothing matches what you look for. Take a filter away, or check the spelling.'
              : empty.text}
        </EmptyState>
      ) : (
        <TableGrid
          label={many.charAt(0).toUpperCase() + many.slice(1)}
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
          selection={bulk && { selectable: bulk.selectable, chosen, onChoose: choose }}
        />
      )}
      {bulk && (
        <p className="visually-hidden" role="status">
          {picked.length > 0 && bulk.words(picked.length)}
        </p>
      )}
      {bulk && picked.length > 0 && (
        <div className={styles.bulk} role="region" aria-label="Bulk actions">
          <b>{bulk.words(picked.length)}</b>
          {bulk.buttons(picked, () => choose(NONE))}
          <Button variant="text" onClick={() => choose(NONE)}>
            Clear
          </Button>
        </div>
      )}
      <div className={styles.foot}>
        <p className="tabular" role="status" tabIndex={-1} ref={status}>
          {count}
          <span className="visually-hidden">{count && shown > 0 && ` ${total === 1 ? one : many}`}</span>
        </p>
        {foot ?? (
          <Pager
            className={styles.pager}
            page={search.page}
            pages={pagesOf(total ?? 0, size)}
            to={(page) => tablePath(shape, search, { page })}
          />
        )}
      </div>
    </div>
  );
}

const NONE: ReadonlySet<string> = new Set();
