import { number } from 'yup';
import { MAX_PAGE, MAX_ROWS } from './page.constants.js';

/** How many rows a list answers at once. GraphQL's own, lower bound is kept by `graphqlWindow`. */
export const pageSize = (usual: number) =>
  number()
    .typeError(`limit must be 1 to ${MAX_ROWS}`)
    .integer(`limit must be 1 to ${MAX_ROWS}`)
    .min(1, `limit must be 1 to ${MAX_ROWS}`)
    .max(MAX_ROWS, `limit must be 1 to ${MAX_ROWS}`)
    .default(usual);

/** The number of a page, where a list has them beside cursors. */
export const pageNumber = () => {
  const bounds = `page must be 1 to ${MAX_PAGE}`;
  return number().typeError(bounds).integer(bounds).min(1, bounds).max(MAX_PAGE, bounds);
};
