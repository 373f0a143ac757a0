import { boolean, number, string } from 'yup';
import { MAX_FIRST, MAX_PAGE } from './page.constants.js';
import { text } from './text.js';

/** What every table of the admins may be asked for: a page of it, searched, in one of its orders. */
export const manageRules = <Sort extends string>(sorts: readonly [Sort, ...Sort[]], usual: number) => ({
  search: text(80),
  sort: string().oneOf(sorts).default(sorts[0]),
  descending: boolean().default(true),
  first: number().integer().min(1).max(MAX_FIRST).default(usual),
  after: string().max(400),
  page: number().integer().min(1, 'page must be 1 to 200').max(MAX_PAGE, 'page must be 1 to 200'),
});
