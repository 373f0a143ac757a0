import { formatNumber } from '@mandap/api/intl';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { pageIn } from '../lib/pageNumber';
import { term } from '../lib/text';

export type Direction = 'asc' | 'desc';

/** What a table can be asked for. Its address holds the answer: `?status=pending&q=lake&city=Udaipur&sort=rank&dir=asc&page=2`. */
export interface TableShape<Status extends string = string, Sort extends string = string> {
  /** Where its page lies. */
  path: string;
  /** Its tabs, by what stands in the address; the first one is shown when nothing does. '' is all. */
  statuses: readonly Status[];
  /** Its orders, each with the direction that it begins with; the first one is the usual. */
  sorts: Readonly<Record<Sort, Direction>>;
  /** Names of its filters in the address. */
  filters: readonly string[];
}

/** What the address says. */
export interface TableSearch<Status extends string = string, Sort extends string = string> {
  q: string;
  status: Status;
  /** By the filter's name; '' is no filter. */
  filters: Readonly<Record<string, string>>;
  sort: Sort;
  direction: Direction;
  page: number;
}

/** The API counts no further. */
const COUNTED_UP_TO = 10_000;

const usualSort = <Sort extends string>({ sorts }: TableShape<string, Sort>): Sort =>
  Object.keys(sorts)[0] as Sort;

/** Reads an address; what nobody knows is left out. */
export function readTable<Status extends string, Sort extends string>(
  shape: TableShape<Status, Sort>,
  params: URLSearchParams,
): TableSearch<Status, Sort> {
  const status = shape.statuses.find((each) => each === params.get('status')) ?? shape.statuses[0];
  const given = params.get('sort') ?? '';
  const sort = Object.hasOwn(shape.sorts, given) ? (given as Sort) : usualSort(shape);
  const direction = params.get('dir');
  return {
    q: term(params.get('q')),
    status: status ?? ('' as Status),
    filters: Object.fromEntries(shape.filters.map((name) => [name, term(params.get(name))])),
    sort,
    direction: direction === 'asc' || direction === 'desc' ? direction : shape.sorts[sort],
    page: pageIn(params),
  };
}

/** The address of a table with something changed; unless that is the page, it is the first one. */
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
  if (sort !== usualSort(shape)) params.set('sort', sort);
  if (direction !== shape.sorts[sort]) params.set('dir', direction);
  if (page > 1) params.set('page', String(page));
  const query = params.toString();
  return query ? `${shape.path}?${query}` : shape.path;
}

/** Whether more than the tab, the order and the page narrows the table. */
export const isNarrowed = ({ q, filters }: TableSearch): boolean =>
  Boolean(q) || Object.values(filters).some(Boolean);

/** What the address of the page says of its table. */
export function useTableSearch<Status extends string, Sort extends string>(
  shape: TableShape<Status, Sort>,
): TableSearch<Status, Sort> {
  const { search } = useLocation();
  return useMemo(() => readTable(shape, new URLSearchParams(search)), [shape, search]);
}

/** 412 -> "412"; what was not counted to its end has a plus. */
export const countText = (total: number): string =>
  `${formatNumber(total)}${total >= COUNTED_UP_TO ? '+' : ''}`;

/** Rows on a page of a table. */
export const TABLE_ROWS = 20;
