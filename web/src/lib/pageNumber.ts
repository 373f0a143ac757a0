import { MAX_PAGE } from '@mandap/api/constants/page';

/** Returns the page number of a URL: 1 if missing or invalid, and at most the maximum. */
export function parsePageNumber(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isInteger(page) && page >= 1 ? Math.min(page, MAX_PAGE) : 1;
}

/** Returns the number of pages of a list, at most the maximum. */
export const pageCount = (total: number, size: number): number => Math.min(MAX_PAGE, Math.ceil(total / size));

/** Returns the URL of a page of an unfiltered list. */
export const pagePath = (path: string, page: number): string => (page > 1 ? `${path}?page=${page}` : path);
