import type { ChangeEvent, ReactNode } from 'react';
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
  /** The order of the rows, and where the others are; without it, no head can be pressed. */
  order?: {
    sort: Sort;
    direction: Direction;
    /** The direction that each begins with. */
    sorts: Readonly<Record<Sort, Direction>>;
    path: (sort: Sort, direction: Direction) => string;
  };
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
  order,
  actions,
  selection,
}: TableGridProps<Row, Sort>) {
  const selectable = selection ? (rows ?? []).filter(selection.selectable).map(rowKey) : [];
  const chosen = selectable.filter((key) => selection?.chosen.has(key));
  const all = selection && {
    label: 'Select all on this page',
    checked: chosen.length > 0 && chosen.length === selectable.length,
    indeterminate: chosen.length > 0 && chosen.length < selectable.length,
    disabled: !selectable.length,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      selection.onChoose(new Set(target.checked ? selectable : [])),
  };
  return (
    <>
      {/* Cards have no head, so it stands above them. */}
      {all && (
        <div className={styles.all}>
          <Choice {...all} />
        </div>
      )}
      <table className={styles.table} role="table" aria-label={label} aria-busy={rows ? undefined : true}>
        <thead role="rowgroup">
          <tr role="row">
            {all && (
              <th role="columnheader" className={styles.check}>
                <Choice {...all} hideLabel className={styles.choice} />
              </th>
            )}
            {columns.map(({ title, sort: by, numeric, wideOnly }) => (
              <th
                key={title}
                role="columnheader"
                className={cx(numeric && styles.numeric, wideOnly && styles.wideOnly)}
                aria-sort={by && order && (by === order.sort ? SORTED[order.direction] : 'none')}
              >
                {by && order ? (
                  <Link
                    className={styles.sort}
                    preventScrollReset
                    to={order.path(by, by === order.sort ? OTHER[order.direction] : order.sorts[by])}
                  >
                    {title}
                    {by === order.sort && (
                      <Icon name={order.direction === 'asc' ? 'chevron-up' : 'chevron-down'} size="small" />
                    )}
                  </Link>
                ) : (
                  title
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
    </>
  );
}

const SORTED = { asc: 'ascending', desc: 'descending' } as const;
const OTHER = { asc: 'desc', desc: 'asc' } as const;
