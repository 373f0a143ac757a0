import { rowSelectionFeature, rowSortingFeature, tableFeatures } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import type { Orders } from './orderLabels';
import type { Direction } from './tableSearch';

/** The features of TanStack Table that record tables use. */
export const features = tableFeatures({ rowSelectionFeature, rowSortingFeature });

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

/** A column and its position: the first one names the row. */
export type PlacedColumn<Row, Sort extends string = string> = Column<Row, Sort> & { first: boolean };

/** The current order, and URLs of the others. */
export interface TableOrder<Sort extends string> {
  sort: Sort;
  direction: Direction;
  /** Initial direction of each sort order. */
  sorts: Readonly<Record<Sort, Direction>>;
  path: (sort: Sort, direction: Direction) => string;
}
