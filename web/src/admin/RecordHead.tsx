import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { Header, HeaderGroup } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../ui/Icon';
import { t } from './messages.generated';
import type { features, PlacedColumn, TableOrder } from './recordColumns';
import { checkSx, wideOnlySx } from './recordTableSx';

interface RecordHeadProps<Row extends object, Sort extends string> {
  groups: readonly HeaderGroup<typeof features, Row>[];
  columnOf: (id: string) => PlacedColumn<Row, Sort> | undefined;
  order: TableOrder<Sort> | undefined;
  /** Checkbox that selects all rows. */
  selectAll: ReactNode;
  hasActions: boolean;
}

/** Head of a record table; its titles sort. */
export const RecordHead = <Row extends object, Sort extends string>({
  groups,
  columnOf,
  order,
  selectAll,
  hasActions,
}: RecordHeadProps<Row, Sort>) => (
  <TableHead role="rowgroup">
    {groups.map((group) => (
      <TableRow key={group.id} role="row">
        {selectAll && (
          <TableCell role="columnheader" sx={checkSx}>
            {selectAll}
          </TableCell>
        )}
        {group.headers.map((header) => (
          <ColumnHead key={header.id} header={header} column={columnOf(header.id)} order={order} />
        ))}
        {hasActions && (
          <TableCell role="columnheader">
            <span className="visually-hidden">{t('actions')}</span>
          </TableCell>
        )}
      </TableRow>
    ))}
  </TableHead>
);

interface ColumnHeadProps<Row extends object, Sort extends string> {
  header: Header<typeof features, Row, unknown>;
  column: PlacedColumn<Row, Sort> | undefined;
  order: TableOrder<Sort> | undefined;
}

function ColumnHead<Row extends object, Sort extends string>({
  header,
  column,
  order,
}: ColumnHeadProps<Row, Sort>) {
  const sorted = header.column.getIsSorted();
  const next = header.column.getNextSortingOrder();
  return (
    <TableCell
      role="columnheader"
      align={column?.numeric && 'right'}
      aria-sort={order && column?.sort && (sorted ? SORTED[sorted] : 'none')}
      sx={column?.wideOnly && wideOnlySx}
    >
      {order && column?.sort && next ? (
        <TableSortLabel
          component={Link}
          preventScrollReset
          to={order.path(column.sort, next)}
          active={Boolean(sorted)}
          hideSortIcon={!sorted}
          direction={sorted || 'asc'}
          IconComponent={SortIcon}
        >
          {column.title}
        </TableSortLabel>
      ) : (
        column?.title
      )}
    </TableCell>
  );
}

/** Points down; MUI turns it for ascending order. */
const SortIcon = ({ className }: { className?: string }) => (
  <Icon name="chevron-down" size="small" className={className} />
);
const SORTED = { asc: 'ascending', desc: 'descending' } as const;
