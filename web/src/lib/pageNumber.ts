import { MAX_PAGE } from '@mandap/api/constants/page';

/** The page that an address asks for: the first, unless it is a number, and the last one possible at the most. */
export function pageIn(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isInteger(page) && page >= 1 ? Math.min(page, MAX_PAGE) : 1;
}

/** How many pages a list has that people can turn to. */
export const pagesOf = (total: number, size: number): number => Math.min(MAX_PAGE, Math.ceil(total / size));

/** The address of a page of a list that nothing narrows. */
export const pagePath = (path: string, page: number): string => (page > 1 ? `${path}?page=${page}` : path);
