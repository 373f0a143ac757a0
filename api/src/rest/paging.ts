import Type from 'typebox';
import { object } from 'yup';
import { pageOf, type Page } from '../core/page.js';
import { MAX_COUNT, MAX_PAGE, MAX_ROWS } from '../core/page.constants.js';
import { checkInput } from '../core/operation.js';
import { pageNumber, pageSize } from '../core/page.rules.js';
import type { Call, Route } from './route.js';

/** Documents the query of every list. */
export const PageQuery = {
  limit: Type.Integer({ minimum: 1, maximum: MAX_ROWS, default: MAX_ROWS }),
  page: Type.Integer({ minimum: 1, maximum: MAX_PAGE, default: 1 }),
};

/** Names of the operations' inputs, where they differ. */
export const PAGE_NAMES = { limit: 'first' };

/** Converts `limit` and `page` of a call to an operation's input; at most 500 rows, which is also the default. */
export const pageWindow = ({ query }: Call) => ({ first: query.limit ?? MAX_ROWS, page: query.page });

/** Returns an empty page. */
export const emptyPage = <Item>(): Page<Item> =>
  pageOf<Item>(
    'nothing',
    [],
    { first: MAX_ROWS },
    () => [],
    () => Promise.resolve(0),
  );

/** Rows per rate-limit point. The longest list costs twenty points. */
const ROWS_PER_POINT = 25;

/** Points for rows, besides the one that every request costs. */
export const pointsForRows = (rows: number): number => Math.max(1, Math.ceil(rows / ROWS_PER_POINT)) - 1;

const rules = object({ limit: pageSize(MAX_ROWS), page: pageNumber() });

/**
 * Returns the maximum number of rows of a call's response.
 * @throws AppError BAD_USER_INPUT for an invalid page or page size
 */
export function rowsRequested({ query }: Pick<Route, 'query'>, { limit, page }: Call['query']): number {
  return query && 'limit' in query.properties ? checkInput(rules, { limit, page }).limit : 0;
}

/** Clients reject responses with more than about 16,000 characters of headers. */
const MAX_LINK = 8000;

/**
 * Returns a page's number of rows and its headers: `X-Total-Count`, and `Link` to the first, previous, next and last
 * page. `Link` repeats the query, so it is omitted if that makes it too long.
 */
export async function paged(
  { query, url }: Call,
  page: Page<unknown>,
): Promise<{ headers: Record<string, string>; rows: number }> {
  const entries = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const size = Number(query.limit ?? MAX_ROWS);
  const number = Number(query.page ?? 1);
  const total = await page.count();
  // If counting stopped at the maximum, the last page is unknown.
  const counted = total < MAX_COUNT;
  const last = Math.min(MAX_PAGE, Math.max(1, Math.ceil(total / size)));
  const to = (target: number, rel: string) => {
    const [path = ''] = url.split('?');
    const parameters = new URLSearchParams(entries);
    parameters.set('limit', String(size));
    parameters.set('page', String(target));
    return `<${path}?${parameters.toString()}>; rel="${rel}"`;
  };
  const links = [to(1, 'first')];
  if (number > 1) links.push(to(counted ? Math.min(number - 1, last) : number - 1, 'prev'));
  if (page.hasNextPage && number < MAX_PAGE) links.push(to(number + 1, 'next'));
  if (counted) links.push(to(last, 'last'));
  const link = links.join(', ');
  return {
    headers: { 'x-total-count': String(total), ...(link.length <= MAX_LINK && { link }) },
    rows: page.nodes.length,
  };
}
