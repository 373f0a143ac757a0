import Type from 'typebox';
import type { Page } from '../core/page.js';
import { MAX_PAGE, MAX_ROWS } from '../core/page.constants.js';
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

/** Of the rows that a list is asked for, one point of its caller's budget; the longest list is twenty. */
const ROWS_PER_POINT = 25;

/** What a call costs besides the point that every request pays: rows, where it answers a list of them. */
export function extraPoints(route: Pick<Route, 'query'>, { limit }: Call['query']): number {
  if (!route.query || !('limit' in route.query.properties)) return 0;
  const rows = Math.min(MAX_ROWS, Math.max(1, Number(limit ?? MAX_ROWS) || MAX_ROWS));
  return Math.ceil(rows / ROWS_PER_POINT) - 1;
}

/** `X-Total-Count`, and `Link` to the neighbours, first and last page; none leads further than pages reach. */
export async function pageHeaders(call: Call, page: Page<unknown>): Promise<Record<string, string>> {
  const size = Number(call.query.limit ?? MAX_ROWS);
  const number = Number(call.query.page ?? 1);
  const total = await page.count();
  const last = Math.min(MAX_PAGE, Math.max(1, Math.ceil(total / size)));
  const to = (target: number, rel: string) => {
    const [path = '', search = ''] = call.url.split('?');
    const query = new URLSearchParams(search);
    query.set('limit', String(size));
    query.set('page', String(target));
    return `<${path}?${query.toString()}>; rel="${rel}"`;
  };
  const links = [to(1, 'first')];
  if (number > 1) links.push(to(number - 1, 'prev'));
  if (page.hasNextPage && number < MAX_PAGE) links.push(to(number + 1, 'next'));
  links.push(to(last, 'last'));
  return { 'x-total-count': String(total), link: links.join(', ') };
}
