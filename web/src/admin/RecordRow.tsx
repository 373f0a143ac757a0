import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { Row as TableRowModel } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { t } from './messages.generated';
import type { features, PlacedColumn } from './recordColumns';
import { actionsSx, cellSx, checkSx, rowSx, termSx } from './recordTableSx';

interface RecordRowProps<Row extends object, Sort extends string> {
  row: TableRowModel<typeof features, Row>;
  name: string;
  columnOf: (id: string) => PlacedColumn<Row, Sort> | undefined;
  selectable: boolean;
  actions: ((row: Row) => ReactNode) | undefined;
}

/** A record: a table row, or a card below 900 pixels. */
export const RecordRow = <Row extends object, Sort extends string>({
  row,
  name,
  columnOf,
  selectable,
  actions,
}: RecordRowProps<Row, Sort>) => (
  <TableRow role="row" hover selected={row.getIsSelected() && row.getCanSelect()} sx={rowSx}>
    {selectable && (
      <TableCell sx={checkSx} role="cell">
        {row.getCanSelect() && (
          <Checkbox
            checked={row.getIsSelected()}
            onChange={row.getToggleSelectedHandler()}
            slotProps={{ input: { 'aria-label': t('selectNamed', { name }) } }}
          />
        )}
      </TableCell>
    )}
    {row.getAllCells().map((cell) => {
      const column = columnOf(cell.column.id);
      // Called, not mounted: a component would lose its state when the columns change.
      const value = column?.cell(row.original);
      const missing = value === undefined || value === null || value === '';
      return (
        <TableCell
          key={cell.id}
          role={column?.first ? 'rowheader' : 'cell'}
          align={column?.numeric && 'right'}
          sx={column && cellSx(column, missing)}
        >
          {column && !column.first && column.small !== 'row' && (
            <Box component="span" sx={termSx(column.small)}>
              {column.title}
            </Box>
          )}
          {missing ? (column?.missing ?? t('notAvailable')) : value}
        </TableCell>
      );
    })}
    {actions && (
      <TableCell role="cell" sx={actionsSx}>
        <Stack direction="row">{actions(row.original)}</Stack>
      </TableCell>
    )}
  </TableRow>
);

interface RecordSkeletonProps<Row> {
  columns: readonly PlacedColumn<Row>[];
  selectable: boolean;
  hasActions: boolean;
}

/** Placeholder of a row while the table loads. */
export const RecordSkeleton = <Row,>({ columns, selectable, hasActions }: RecordSkeletonProps<Row>) => (
  <TableRow role="row" sx={rowSx}>
    {selectable && <TableCell role="cell" sx={checkSx} />}
    {columns.map((column) => (
      <TableCell key={column.id} role="cell" sx={cellSx(column)}>
        {column.first ? (
          <Stack direction="row" sx={{ alignItems: 'center', gap: 3.5, minHeight: 48 }}>
            <Skeleton variant="rounded" width={64} height={48} />
            <Skeleton variant="rounded" width={160} height={16} />
          </Stack>
        ) : (
          <Skeleton variant="rounded" width={72} height={16} />
        )}
      </TableCell>
    ))}
    {hasActions && (
      <TableCell role="cell" sx={actionsSx}>
        <Skeleton variant="rounded" width={80} height={20} sx={{ ml: { md: 'auto' } }} />
      </TableCell>
    )}
  </TableRow>
);
