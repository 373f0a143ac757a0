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
  /** Header; on small screens the label of the value. */
  title: string;
  /** Sort order that the header selects. */
  sort?: Sort;
  /** Labels of the two directions, like “A to Z”; “lowest first” and “highest first” by default. */
  orders?: Orders;
}

/**
 * Place of a value on a card: in its own row without a label, or after the other values with its label (“Rank 0/10”).
 * Without a layout, the label is for screen readers only.
 */
export type CardLayout = 'row' | 'label';

export interface Column<Row, Sort extends string = string> extends ColumnBase<Sort> {
  cell: (row: Row) => ReactNode;
  /** Text for an empty value, which small screens leave out; “Not Available” by default. */
  missing?: string;
  /** Right-aligns the values. */
  numeric?: true;
  /** Hidden from 900 to 1439 pixels. */
  wideOnly?: true;
  /** Layout on small screens. */
  small?: CardLayout;
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
