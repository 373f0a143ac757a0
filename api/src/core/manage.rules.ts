import { boolean, string } from 'yup';
import { MAX_SEARCH } from './page.constants.js';
import { pageRules } from './page.rules.js';
import { text } from './text.rules.js';

/** Arguments of every admin table: search term, sort order and page. */
export const manageRules = <Sort extends string>(sorts: readonly [Sort, ...Sort[]], usual: number) => ({
  search: text(MAX_SEARCH),
  sort: string().oneOf(sorts).default(sorts[0]),
  descending: boolean().default(true),
  ...pageRules(usual),
});
