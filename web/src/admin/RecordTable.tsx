import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import { useTable, type ColumnDef, type RowSelectionState } from '@tanstack/react-table';
import { useMemo, type ReactNode } from 'react';
import { t } from './messages.generated';
import { features, type Column, type TableOrder } from './recordColumns';
import { RecordHead } from './RecordHead';
import { RecordRow, RecordSkeleton } from './RecordRow';
import { tableSx } from './recordTableSx';

interface RecordTableProps<Row, Sort extends string> {
  /** Accessible name of the table: "Venues". */
  label: string;
  /** Columns; the first one names the row. */
  columns: readonly Column<Row, Sort>[];
  /** Undefined while loading. */
  rows: readonly Row[] | undefined;
  /** Rows per page, and the number of skeletons while loading. */
  pageSize: number;
  rowKey: (row: Row) => string;
  rowName: (row: Row) => string;
  /** Current order, and URLs of the others; omit it for a table without sorting. */
  order?: TableOrder<Sort>;
  actions?: (row: Row) => ReactNode;
  selection?: TableSelection<Row>;
}

export interface TableSelection<Row> {
  selectable: (row: Row) => boolean;
  selected: RowSelectionState;
  onSelect: (selected: RowSelectionState) => void;
}

/** Table of records, built on TanStack Table and MUI. Shows cards instead of rows below 900 pixels. */
export function RecordTable<Row extends object, Sort extends string>({
  label,
  columns,
  rows,
  pageSize,
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
  const placed = columns.map((column, index) => ({ ...column, first: index === 0 }));
  const columnOf = (id: string) => placed.find((column) => column.id === id);
  const { rows: shown } = table.getRowModel();
  const all = selection && {
    checked: shown.some((row) => row.getCanSelect()) && table.getIsAllPageRowsSelected(),
    indeterminate: table.getIsSomePageRowsSelected(),
    disabled: !shown.some((row) => row.getCanSelect()),
    onChange: table.getToggleAllPageRowsSelectedHandler(),
  };
  const selectable = Boolean(selection);
  return (
    <>
      {/* Cards have no table header to hold this checkbox. */}
      {all && <FormControlLabel control={<Checkbox {...all} />} label={t('selectAll')} sx={selectAllSx} />}
      {/* Explicit roles, because browsers drop a table's semantics when CSS changes its display. */}
      <Table role="table" aria-label={label} aria-busy={rows ? undefined : true} sx={tableSx}>
        <RecordHead
          groups={table.getHeaderGroups()}
          columnOf={columnOf}
          order={order}
          selectAll={all && <Checkbox {...all} slotProps={{ input: { 'aria-label': t('selectAll') } }} />}
          hasActions={Boolean(actions)}
        />
        <TableBody role="rowgroup">
          {rows
            ? shown.map((row) => (
                <RecordRow
                  key={row.id}
                  row={row}
                  name={rowName(row.original)}
                  columnOf={columnOf}
                  selectable={selectable}
                  actions={actions}
                />
              ))
            : Array.from({ length: pageSize }, (_, index) => (
                <RecordSkeleton
                  key={index}
                  columns={placed}
                  selectable={selectable}
                  hasActions={Boolean(actions)}
                />
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
