import { number, string } from 'yup';
import { MAX_CURSOR, MAX_PAGE, MAX_ROWS } from './page.constants.js';
import { t } from './rules.messages.generated.js';

/** Number of rows per page. `graphqlWindow` enforces GraphQL's lower maximum. */
export const pageSize = (defaultSize: number) =>
  number()
    .typeError(limitRange)
    .integer(limitRange)
    .min(1, limitRange)
    .max(MAX_ROWS, limitRange)
    .default(defaultSize);

const limitRange = () => t('limitRange', { max: MAX_ROWS });

/** Page number, for lists that have numbered pages besides cursors. */
export const pageNumber = () => {
  const bounds = () => t('pageRange', { max: MAX_PAGE });
  return number().typeError(bounds).integer(bounds).min(1, bounds).max(MAX_PAGE, bounds);
};

/** Rules of a list with cursors, as in `cursorArgs`; `defaultSize` is the default page size. */
export const cursorRules = (defaultSize: number) => ({
  first: pageSize(defaultSize),
  after: string().max(MAX_CURSOR),
});

/** Rules of a list that also has numbered pages, as in `pageArgs`. */
export const pageRules = (defaultSize: number) => ({ ...cursorRules(defaultSize), page: pageNumber() });
