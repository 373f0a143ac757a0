import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import {
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type RowSelectionState,
} from '@tanstack/react-table';
import { useMemo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../ui/Icon';
import { t } from './messages.generated';
import { actionsSx, cellSx, checkSx, rowSx, tableSx, termSx, wideOnlySx } from './recordTableSx';
import type { Direction } from './tableSearch';
import type { Orders } from './orderLabels';

/** A column without its cell renderer. */
export interface ColumnBase<Sort extends string = string> {
  /** Unique in the table, and the same in every language. */
  id: string;
  /** Header; on small screens the label before the value. */
  title: string;
  /** Sort order that the header selects. */
  sort?: Sort;
  /** Labels of the two directions, like “A to Z”; “lowest first” and “highest first” by default. */
  orders?: Orders;
}

export interface Column<Row, Sort extends string = string> extends ColumnBase<Sort> {
  cell: (row: Row) => ReactNode;
  /** Right-aligns the values. */
  numeric?: true;
  /** Hidden from 900 to 1439 pixels. */
  wideOnly?: true;
  /** On small screens, gives the value its own row without a label. */
  small?: 'row';
}

interface RecordTableProps<Row, Sort extends string> {
  /** Accessible name of the table: "Venues". */
  label: string;
  /** Columns; the first one names the row. */
  columns: readonly Column<Row, Sort>[];
  /** Undefined while loading. */
  rows: readonly Row[] | undefined;
  /** Rows per page, and the number of skeletons while loading. */
  size: number;
  rowKey: (row: Row) => string;
  rowName: (row: Row) => string;
  /** Current order, and URLs of the others; omit it for a table without sorting. */
  order?: {
    sort: Sort;
    direction: Direction;
    /** Initial direction of each sort order. */
    sorts: Readonly<Record<Sort, Direction>>;
    path: (sort: Sort, direction: Direction) => string;
  };
  actions?: (row: Row) => ReactNode;
  selection?: TableSelection<Row>;
}

export interface TableSelection<Row> {
  selectable: (row: Row) => boolean;
  selected: RowSelectionState;
  onSelect: (selected: RowSelectionState) => void;
}

const features = tableFeatures({ rowSelectionFeature, rowSortingFeature });

/** Table of records, built on TanStack Table and MUI. Shows cards instead of rows below 900 pixels. */
export function RecordTable<Row extends object, Sort extends string>({
  label,
  columns,
  rows,
  size,
  rowKey,
  rowName,
  order,
  actions,
  selection,
}: RecordTableProps<Row, Sort>) {
  const data = useMemo(() => rows ?? [], [rows]);
  const table = useTable({
    features,
    data,
    columns: columns.map((column): ColumnDef<typeof features, Row> => ({
      id: column.id,
      header: column.title,
      enableSorting: Boolean(order && column.sort),
      sortDescFirst: Boolean(order && column.sort && order.sorts[column.sort] === 'desc'),
    })),
    getRowId: rowKey,
    // The server sorts, by the order in the URL.
    manualSorting: true,
    enableSortingRemoval: false,
    enableRowSelection: ({ original }) => Boolean(selection?.selectable(original)),
    state: {
      rowSelection: selection?.selected ?? NO_SELECTION,
      sorting: columns
        .filter(({ sort }) => sort && sort === order?.sort)
        .map(({ id }) => ({ id, desc: order?.direction === 'desc' })),
    },
    onRowSelectionChange: (update) =>
      selection?.onSelect(typeof update === 'function' ? update(selection.selected) : update),
  });
  const lookOf = new Map(columns.map((column, index) => [column.id, { ...column, first: index === 0 }]));
  const { rows: shown } = table.getRowModel();
  const all = selection && {
    checked: shown.some((row) => row.getCanSelect()) && table.getIsAllPageRowsSelected(),
    indeterminate: table.getIsSomePageRowsSelected(),
    disabled: !shown.some((row) => row.getCanSelect()),
    onChange: table.getToggleAllPageRowsSelectedHandler(),
  };
  return (
    <>
      {/* Cards have no table header to hold this checkbox. */}
      {all && <FormControlLabel control={<Checkbox {...all} />} label={t('selectAll')} sx={selectAllSx} />}
      {/* Explicit roles, because browsers drop a table's semantics when CSS changes its display. */}
      <Table role="table" aria-label={label} aria-busy={rows ? undefined : true} sx={tableSx}>
        <TableHead role="rowgroup">
          {table.getHeaderGroups().map((group) => (
            <TableRow key={group.id} role="row">
              {all && (
                <TableCell role="columnheader" sx={checkSx}>
                  <Checkbox {...all} slotProps={{ input: { 'aria-label': t('selectAll') } }} />
                </TableCell>
              )}
              {group.headers.map(({ id, column }) => {
                const look = lookOf.get(id);
                const sorted = column.getIsSorted();
                const next = column.getNextSortingOrder();
                return (
                  <TableCell
                    key={id}
                    role="columnheader"
                    align={look?.numeric && 'right'}
                    aria-sort={order && look?.sort && (sorted ? SORTED[sorted] : 'none')}
                    sx={look?.wideOnly && wideOnlySx}
                  >
                    {order && look?.sort && next ? (
                      <TableSortLabel
                        component={Link}
                        preventScrollReset
                        to={order.path(look.sort, next)}
                        active={Boolean(sorted)}
                        hideSortIcon={!sorted}
                        direction={sorted || 'asc'}
                        IconComponent={SortIcon}
                      >
                        {look.title}
                      </TableSortLabel>
                    ) : (
                      look?.title
                    )}
                  </TableCell>
                );
              })}
              {actions && (
                <TableCell role="columnheader">
                  <span className="visually-hidden">{t('actions')}</span>
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableHead>
        <TableBody role="rowgroup">
          {rows
            ? shown.map((row) => (
                <TableRow
                  key={row.id}
                  role="row"
                  hover
                  selected={row.getIsSelected() && row.getCanSelect()}
                  sx={rowSx(Boolean(selection))}
                >
                  {selection && (
                    <TableCell sx={checkSx} role="cell">
                      {row.getCanSelect() && (
                        <Checkbox
                          checked={row.getIsSelected()}
                          onChange={row.getToggleSelectedHandler()}
                          slotProps={{
                            input: { 'aria-label': t('selectNamed', { name: rowName(row.original) }) },
                          }}
                        />
                      )}
                    </TableCell>
                  )}
                  {row.getAllCells().map((cell) => {
                    const look = lookOf.get(cell.column.id);
                    return (
                      <TableCell
                        key={cell.id}
                        role={look?.first ? 'rowheader' : 'cell'}
                        align={look?.numeric && 'right'}
                        sx={look && cellSx(look)}
                      >
                        {look && !look.first && !look.small && (
                          <Box component="span" sx={termSx}>
                            {look.title}
                          </Box>
                        )}
                        {/* Called, not mounted: a component would lose its state when the columns change. */}
                        {look?.cell(row.original)}
                      </TableCell>
                    );
                  })}
                  {actions && (
                    <TableCell role="cell" sx={actionsSx}>
                      <Stack direction="row">{actions(row.original)}</Stack>
                    </TableCell>
                  )}
                </TableRow>
              ))
            : Array.from({ length: size }, (_, index) => (
                <TableRow key={index} role="row" sx={rowSx(Boolean(selection))}>
                  {selection && <TableCell role="cell" sx={checkSx} />}
                  {[...lookOf.values()].map((look) => (
                    <TableCell key={look.id} role="cell" sx={cellSx(look)}>
                      {look.first ? (
                        <Stack direction="row" sx={{ alignItems: 'center', gap: 3.5, minHeight: 48 }}>
                          <Skeleton variant="rounded" width={64} height={48} />
                          <Skeleton variant="rounded" width={160} height={16} />
                        </Stack>
                      ) : (
                        <Skeleton variant="rounded" width={72} height={16} />
                      )}
                    </TableCell>
                  ))}
                  {actions && (
                    <TableCell role="cell" sx={actionsSx}>
                      <Skeleton variant="rounded" width={80} height={20} sx={{ ml: { md: 'auto' } }} />
                    </TableCell>
                  )}
                </TableRow>
              ))}
        </TableBody>
      </Table>
    </>
  );
}

const selectAllSx = {
  display: { xs: 'flex', md: 'none' },
  margin: 0,
  borderBottom: '1px solid var(--line)',
};
const NO_SELECTION: RowSelectionState = {};
/** Points down; MUI turns it for ascending order. */
const SortIcon = ({ className }: { className?: string }) => (
  <Icon name="chevron-down" size="small" className={className} />
);
const SORTED = { asc: 'ascending', desc: 'descending' } as const;
