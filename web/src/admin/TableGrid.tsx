import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Choice } from '../ui/Choice';
import { cx } from '../ui/cx';
import { Icon } from '../ui/Icon';
import { Skeleton } from '../ui/Skeleton';
import styles from './TableGrid.module.css';
import type { Direction } from './tableSearch';

/** A column without its cells. */
export interface ColumnBase<Sort extends string = string> {
  /** In the head; on small screens before the value. */
  title: string;
  /** The order that its head asks for. */
  sort?: Sort;
  /** The two orders in words: "A to Z"; else lowest and highest first. */
  orders?: Record<Direction, string>;
}

export interface Column<Row, Sort extends string = string> extends ColumnBase<Sort> {
  cell: (row: Row) => ReactNode;
  /** Numbers stand at the right. */
  numeric?: true;
  /** Left out from 900 to 1439 pixels. */
  wideOnly?: true;
  /** On small screens: says what it is by itself, or wants a row to itself. */
  small?: 'untitled' | 'row';
}

interface TableGridProps<Row, Sort extends string> {
  /** What the rows are: "Venues". */
  label: string;
  /** The first column names the row. */
  columns: readonly Column<Row, Sort>[];
  /** Undefined while they load. */
  rows: readonly Row[] | undefined;
  /** How many rows a full page has: as many skeletons show. */
  size: number;
  rowKey: (row: Row) => string;
  rowName: (row: Row) => string;
  sort: Sort;
  direction: Direction;
  sortPath: (sort: Sort, direction: Direction) => string;
  sorts: Readonly<Record<Sort, Direction>>;
  /** What can be done with a row. */
  actions?: (row: Row) => ReactNode;
  selection?: RowSelection<Row>;
}

export interface RowSelection<Row> {
  /** Whether anything can be done with many of such rows at once. */
  selectable: (row: Row) => boolean;
  chosen: ReadonlySet<string>;
  onChoose: (keys: ReadonlySet<string>) => void;
}

/**
 * A table of the dashboard; below 900 pixels its rows are cards. The roles are written down because a browser forgets
 * that of a table whose parts are laid out otherwise.
 */
export function TableGrid<Row, Sort extends string>({
  label,
  columns,
  rows,
  size,
  rowKey,
  rowName,
  sort,
  direction,
  sortPath,
  sorts,
  actions,
  selection,
}: TableGridProps<Row, Sort>) {
  const selectable = selection ? (rows ?? []).filter(selection.selectable).map(rowKey) : [];
  const chosen = selectable.filter((key) => selection?.chosen.has(key));
  return (
    <table className={styles.table} role="table" aria-label={label} aria-busy={rows ? undefined : true}>
      <thead role="rowgroup">
        <tr role="row">
          {selection && (
            <th role="columnheader" className={styles.check}>
              <Choice
                label="Select all on this page"
                hideLabel
                className={styles.choice}
                checked={chosen.length > 0 && chosen.length === selectable.length}
                indeterminate={chosen.length > 0 && chosen.length < selectable.length}
                disabled={!selectable.length}
                onChange={({ target }) => selection.onChoose(new Set(target.checked ? selectable : []))}
              />
            </th>
          )}
          {columns.map(({ title, sort: by, numeric, wideOnly }) => (
            <th
              key={title}
              role="columnheader"
              className={cx(numeric && styles.numeric, wideOnly && styles.wideOnly)}
              aria-sort={
                by === undefined
                  ? undefined
                  : by !== sort
                    ? 'none'
                    : direction === 'asc'
                      ? 'ascending'
                      : 'descending'
              }
            >
              {by === undefined ? (
                title
              ) : (
                <Link
                  className={styles.sort}
                  preventScrollReset
                  to={sortPath(by, by !== sort ? sorts[by] : direction === 'asc' ? 'desc' : 'asc')}
                >
                  {title}
                  {by === sort && (
                    <Icon name={direction === 'asc' ? 'chevron-up' : 'chevron-down'} size="small" />
                  )}
                </Link>
              )}
            </th>
          ))}
          {actions && (
            <th role="columnheader">
              <span className="visually-hidden">Actions</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows
          ? rows.map((row) => {
              const key = rowKey(row);
              const isChosen = Boolean(selection?.chosen.has(key) && selection.selectable(row));
              return (
                <tr
                  key={key}
                  role="row"
                  className={cx(styles.row, selection && styles.withCheck, isChosen && styles.chosen)}
                >
                  {selection && (
                    <td role="cell" className={styles.check}>
                      {selection.selectable(row) && (
                        <Choice
                          label={`Select ${rowName(row)}`}
                          hideLabel
                          className={styles.choice}
                          checked={isChosen}
                          onChange={({ target }) => {
                            const next = new Set(chosen);
                            if (target.checked) next.add(key);
                            else next.delete(key);
                            selection.onChoose(next);
                          }}
                        />
                      )}
                    </td>
                  )}
                  {columns.map((column, index) => (
                    <td
                      key={column.title}
                      role={index === 0 ? 'rowheader' : 'cell'}
                      className={cx(
                        index === 0 || column.small === 'row' ? styles.whole : styles.fact,
                        column.numeric && styles.numeric,
                        column.wideOnly && styles.wideOnly,
                      )}
                    >
                      {index > 0 && !column.small && <span className={styles.term}>{column.title}</span>}
                      {column.cell(row)}
                    </td>
                  ))}
                  {actions && (
                    <td role="cell" className={styles.whole}>
                      <div className={styles.actions}>{actions(row)}</div>
                    </td>
                  )}
                </tr>
              );
            })
          : Array.from({ length: size }, (_, index) => (
              <tr key={index} role="row" className={cx(styles.row, selection && styles.withCheck)}>
                {selection && <td role="cell" className={styles.check} />}
                {columns.map(({ title, wideOnly }, at) => (
                  <td
                    key={title}
                    role="cell"
                    className={cx(at === 0 ? styles.whole : styles.fact, wideOnly && styles.wideOnly)}
                  >
                    {at === 0 ? (
                      <div className={styles.waiting}>
                        <Skeleton width={64} height={48} />
                        <Skeleton width="min(160px, 50%)" height={16} />
                      </div>
                    ) : (
                      <Skeleton width={72} height={16} />
                    )}
                  </td>
                ))}
                {actions && (
                  <td role="cell" className={styles.whole}>
                    <div className={styles.actions}>
                      <Skeleton width={80} height={20} className={styles.waitingActions} />
                    </div>
                  </td>
                )}
              </tr>
            ))}
      </tbody>
    </table>
  );
}
