import { boolean, string } from 'yup';
import { MAX_CURSOR } from './page.constants.js';
import { pageNumber, pageSize } from './page.rules.js';
import { text } from './text.js';

/** Arguments of every admin table: search term, sort order and page. */
export const manageRules = <Sort extends string>(sorts: readonly [Sort, ...Sort[]], usual: number) => ({
  search: text(80),
  sort: string().oneOf(sorts).default(sorts[0]),
  descending: boolean().default(true),
  first: pageSize(usual),
  after: string().max(MAX_CURSOR),
  page: pageNumber(),
});
