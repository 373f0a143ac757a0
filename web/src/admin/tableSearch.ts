import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { parsePageNumber } from '../lib/pageNumber';
import { normaliseTerm } from '../lib/searchTerm';

export type Direction = 'asc' | 'desc';

/** What a table supports. Its URL holds the choices: `?status=pending&q=lake&city=Udaipur&sort=rank&dir=asc&page=2`. */
export interface TableShape<Status extends string = string, Sort extends string = string> {
  /** Path of the page. */
  path: string;
  /** Tabs by query parameter; the first is the default, and '' means all. */
  statuses: readonly Status[];
  /** Sort orders with their initial direction; the first is the default. */
  sorts: Readonly<Record<Sort, Direction>>;
  /** Query parameters of the filters. */
  filters: readonly string[];
}

/** The choices in a table's URL. */
export interface TableSearch<Status extends string = string, Sort extends string = string> {
  q: string;
  status: Status;
  /** Values by filter name; '' means no filter. */
  filters: Readonly<Record<string, string>>;
  sort: Sort;
  direction: Direction;
  page: number;
}

const defaultSort = <Sort extends string>({ sorts }: TableShape<string, Sort>): Sort =>
  Object.keys(sorts)[0] as Sort;

/** Parses the query string; ignores unknown values. */
export function readTable<Status extends string, Sort extends string>(
  shape: TableShape<Status, Sort>,
  params: URLSearchParams,
): TableSearch<Status, Sort> {
  const status = shape.statuses.find((each) => each === params.get('status')) ?? shape.statuses[0];
  const given = params.get('sort') ?? '';
  const sort = Object.hasOwn(shape.sorts, given) ? (given as Sort) : defaultSort(shape);
  const direction = params.get('dir');
  return {
    q: normaliseTerm(params.get('q')),
    status: status ?? ('' as Status),
    filters: Object.fromEntries(shape.filters.map((name) => [name, normaliseTerm(params.get(name))])),
    sort,
    direction: direction === 'asc' || direction === 'desc' ? direction : shape.sorts[sort],
    page: parsePageNumber(params),
  };
}

/** Returns the table's URL with some choices changed. Any change but the page itself resets to page 1. */
export function tablePath<Status extends string, Sort extends string>(
  shape: TableShape<Status, Sort>,
  search: TableSearch<Status, Sort>,
  change: Partial<TableSearch<Status, Sort>> = {},
): string {
  const { q, status, filters, sort, direction, page } = { ...search, page: 1, ...change };
  const params = new URLSearchParams();
  if (status !== shape.statuses[0]) params.set('status', status);
  if (q) params.set('q', q);
  for (const name of shape.filters) if (filters[name]) params.set(name, filters[name]);
  if (sort !== defaultSort(shape)) params.set('sort', sort);
  if (direction !== shape.sorts[sort]) params.set('dir', direction);
  if (page > 1) params.set('page', String(page));
  const query = params.toString();
  return query ? `${shape.path}?${query}` : shape.path;
}

/** Whether a search or filter narrows the table. */
export const isNarrowed = ({ q, filters }: TableSearch): boolean =>
  Boolean(q) || Object.values(filters).some(Boolean);

/** Returns the table's choices from the current URL. */
export function useTableSearch<Status extends string, Sort extends string>(
  shape: TableShape<Status, Sort>,
): TableSearch<Status, Sort> {
  const { search } = useLocation();
  return useMemo(() => readTable(shape, new URLSearchParams(search)), [shape, search]);
}

/** Rows per page. */
export const TABLE_ROWS = 20;

/** Selector of a table's rows. */
export const TABLE_ROW = 'tbody>tr';

/** The variables that the queries of all tables have. */
export const tableVariables = ({ q, direction, page }: TableSearch) => ({
  search: q || undefined,
  descending: direction === 'desc',
  page,
  first: TABLE_ROWS,
});
