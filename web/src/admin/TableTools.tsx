import { useChosenSearch } from '../lib/useChosenSearch';
import { Input } from '../ui/Input';
import { SearchField } from '../ui/SearchField';
import { Select } from '../ui/Select';
import { BY_NUMBER } from './orderWords';
import type { ColumnBase } from './TableGrid';
import styles from './TableTools.module.css';
import { readTable, tablePath, type Direction, type TableSearch, type TableShape } from './tableSearch';

/** A filter of a table: one of its options, or a day. */
export interface TableFilter {
  /** In the address, as the table's shape has it. */
  name: string;
  label: string;
  /** Without options it is a day. */
  options?: readonly { value: string; label: string }[];
  /** The words for no filter: "All cities". */
  all?: string;
}

interface TableToolsProps<Status extends string, Sort extends string> {
  shape: TableShape<Status, Sort>;
  /** Of the search field; without it, there is none. */
  placeholder?: string;
  filters: readonly TableFilter[];
  columns: readonly ColumnBase<Sort>[];
}

/** The search field, the filters, and on small screens the order: each changes the address. */
export function TableTools<Status extends string, Sort extends string>({
  shape,
  placeholder,
  filters,
  columns,
}: TableToolsProps<Status, Sort>) {
  const { chosen, choose } = useChosenSearch();
  const search = readTable(shape, chosen);
  const go = (change: Partial<TableSearch<Status, Sort>>) =>
    choose((params) => tablePath(shape, readTable(shape, params), change));
  const sorted = columns.filter(({ sort }) => sort);
  return (
    <div className={styles.tools}>
      {placeholder && (
        <SearchField
          className={styles.search}
          value={search.q}
          placeholder={placeholder}
          onChange={(q) => go({ q })}
        />
      )}
      {filters.map(({ name, label, options, all }) => {
        const value = search.filters[name] ?? '';
        const set = (next: string) =>
          choose((params) => {
            const now = readTable(shape, params);
            return tablePath(shape, now, { filters: { ...now.filters, [name]: next } });
          });
        return options ? (
          <Select
            key={name}
            label={label}
            hideLabel
            compact
            className={styles.filter}
            value={value}
            onChange={({ target }) => set(target.value)}
          >
            <option value="">{all}</option>
            {/* What the address asks for stays to be seen, even where the list has it no more. */}
            {value && !options.some((option) => option.value === value) && (
              <option value={value}>{value}</option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
        ) : (
          <Input
            key={name}
            type="date"
            label={label}
            compact
            className={styles.day}
            value={value}
            onChange={({ target }) => set(target.value)}
          />
        );
      })}
      {sorted.length > 0 && (
        <Select
          label="Sort by"
          hideLabel
          compact
          className={styles.order}
          value={`${search.sort} ${search.direction}`}
          onChange={({ target }) => {
            const [sort, direction] = target.value.split(' ') as [Sort, Direction];
            go({ sort, direction });
          }}
        >
          {sorted.flatMap(({ sort = '' as Sort, title, orders }) =>
            (['asc', 'desc'] as const).map((direction) => (
              <option key={`${sort} ${direction}`} value={`${sort} ${direction}`}>
                {title}, {(orders ?? BY_NUMBER)[direction]}
              </option>
            )),
          )}
        </Select>
      )}
    </div>
  );
}
