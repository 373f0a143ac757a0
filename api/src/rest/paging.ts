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

/** What the operations call them, where they have names of their own. */
export const PAGE_NAMES = { limit: 'first' };

/** `limit` and `page` of a list call as the operations take them: 500 rows at most, and by default. */
export const window = ({ query }: Call) => ({ first: query.limit ?? MAX_ROWS, page: query.page });

/** A list of nothing. */
export const nothing = <Item>(): Page<Item> =>
  pageOf<Item>(
    'nothing',
    [],
    { first: MAX_ROWS },
    () => [],
    () => Promise.resolve(0),
  );

/** Of the rows that a list answers, one point of its caller's budget; the longest list is twenty. */
const ROWS_PER_POINT = 25;

/** What rows cost besides the point that every request pays. */
export const pointsOf = (rows: number): number => Math.max(1, Math.ceil(rows / ROWS_PER_POINT)) - 1;

const rules = object({ limit: pageSize(MAX_ROWS), page: pageNumber() });

/**
 * How many rows a call may be answered.
 * @throws AppError BAD_USER_INPUT when it asks for a page that there can't be
 */
export function rowsAsked({ query }: Pick<Route, 'query'>, { limit, page }: Call['query']): number {
  return query && 'limit' in query.properties ? checkInput(rules, { limit, page }).limit : 0;
}

/** Clients refuse responses whose headers together are longer than about 16,000 characters. */
const MAX_LINK = 8000;

/**
 * How many rows came, with `X-Total-Count`, and `Link` to the neighbours, first and last of the pages that may be asked
 * for. It repeats the query, and is left out where that is too long to be read back.
 */
export async function paged(
  { query, url }: Call,
  page: Page<unknown>,
): Promise<{ headers: Record<string, string>; rows: number }> {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const size = Number(query.limit ?? MAX_ROWS);
  const number = Number(query.page ?? 1);
  const total = await page.count();
  // Where counting stopped, nobody knows which page is the last.
  const counted = total < MAX_COUNT;
  const last = Math.min(MAX_PAGE, Math.max(1, Math.ceil(total / size)));
  const to = (target: number, rel: string) => {
    const [path = ''] = url.split('?');
    const asked = new URLSearchParams(given);
    asked.set('limit', String(size));
    asked.set('page', String(target));
    return `<${path}?${asked.toString()}>; rel="${rel}"`;
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
