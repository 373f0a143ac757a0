import { pageIn } from '../lib/pageNumber';

/** The page of reviews that a listing's address asks for, as links without scripts do; nothing for the first. */
export function reviewsPage(params: URLSearchParams): number | undefined {
  const page = pageIn(params);
  return page > 1 ? page : undefined;
}
