import { number } from 'yup';
import { MAX_PAGE, MAX_ROWS } from './page.constants.js';
import { t } from './rules.messages.generated.js';

/** Number of rows per page. `graphqlWindow` enforces GraphQL's lower maximum. */
export const pageSize = (usual: number) =>
  number()
    .typeError(limitRange)
    .integer(limitRange)
    .min(1, limitRange)
    .max(MAX_ROWS, limitRange)
    .default(usual);

const limitRange = () => t('limitRange', { max: MAX_ROWS });

/** Page number, for lists that have numbered pages besides cursors. */
export const pageNumber = () => {
  const bounds = () => t('pageRange', { max: MAX_PAGE });
  return number().typeError(bounds).integer(bounds).min(1, bounds).max(MAX_PAGE, bounds);
};
