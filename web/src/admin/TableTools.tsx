import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { usePendingSearch } from '../lib/usePendingSearch';
import { DateField } from '../ui/fields/DateField';
import { CompactField } from '../ui/mui/CompactField';
import { SearchField } from '../ui/mui/SearchField';
import { t } from './messages.generated';
import { BY_NUMBER } from './orderLabels';
import type { ColumnBase } from './recordColumns';
import { readTable, tablePath, type Direction, type TableSearch, type TableShape } from './tableSearch';

/** A filter with options, or a date. */
export interface TableFilter {
  /** Query parameter, as in the table's shape. */
  name: string;
  label: string;
  /** Without options, the filter is a date. */
  options?: readonly { value: string; label: string }[];
  /** Label for no filter: "All cities". */
  all?: string;
}

interface TableToolsProps<Status extends string, Sort extends string> {
  shape: TableShape<Status, Sort>;
  /** Placeholder of the search field; omit it for a table without search. */
  placeholder?: string;
  filters: readonly TableFilter[];
  columns: readonly ColumnBase<Sort>[];
}

/** Search field, filters and, on small screens, the order. Each one updates the URL. */
export function TableTools<Status extends string, Sort extends string>({
  shape,
  placeholder,
  filters,
  columns,
}: TableToolsProps<Status, Sort>) {
  const { chosen, choose } = usePendingSearch();
  const search = readTable(shape, chosen);
  const go = (change: Partial<TableSearch<Status, Sort>>) =>
    choose((params) => tablePath(shape, readTable(shape, params), change));
  const sorted = columns.filter(({ sort }) => sort);
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'end', gap: 2, paddingBlock: 4 }}>
      {placeholder && <SearchField value={search.q} placeholder={placeholder} onChange={(q) => go({ q })} />}
      {filters.map(({ name, label, options, all }) => {
        const value = search.filters[name] ?? '';
        const set = (next: string) =>
          choose((params) => {
            const now = readTable(shape, params);
            return tablePath(shape, now, { filters: { ...now.filters, [name]: next } });
          });
        return options ? (
          <CompactField
            key={name}
            label={label}
            hideLabel
            select
            sx={{ ...filterSx, maxWidth: { md: 220 } }}
            value={value}
            onChange={({ target }) => set(target.value)}
          >
            <option value="">{all}</option>
            {/* Show the value from the URL even when the options no longer include it. */}
            {value && !options.some((option) => option.value === value) && (
              <option value={value}>{value}</option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </CompactField>
        ) : (
          <Box key={name} sx={{ ...filterSx, minWidth: 172 }}>
            <DateField
              size="small"
              name={name}
              label={label}
              value={value}
              onChange={(day) => set(typeof day === 'string' ? day : day.target.value)}
            />
          </Box>
        );
      })}
      {sorted.length > 0 && (
        <CompactField
          label={t('sortBy')}
          hideLabel
          select
          sx={{ ...filterSx, display: { md: 'none' } }}
          value={`${search.sort} ${search.direction}`}
          onChange={({ target }) => {
            const [sort, direction] = target.value.split(' ') as [Sort, Direction];
            go({ sort, direction });
          }}
        >
          {sorted.flatMap(({ sort = '' as Sort, title, orders }) =>
            (['asc', 'desc'] as const).map((direction) => (
              <option key={`${sort} ${direction}`} value={`${sort} ${direction}`}>
                {t('sortOption', { column: title, order: t((orders ?? BY_NUMBER)[direction]) })}
              </option>
            )),
          )}
        </CompactField>
      )}
    </Stack>
  );
}

/** On phones, a select is at least as wide as its longest option, so that none is cut. */
const filterSx = { flex: { xs: '1 1 auto', sm: '1 1 140px', md: 'none' }, maxWidth: '100%' };
