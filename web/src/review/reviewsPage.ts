import { parsePageNumber } from '../lib/pageNumber';

/** Returns the page of reviews in a listing's URL, for links without JavaScript; undefined for the first. */
export function reviewsPage(params: URLSearchParams): number | undefined {
  const page = parsePageNumber(params);
  return page > 1 ? page : undefined;
}
