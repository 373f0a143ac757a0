/** Maximum page size. */
export const MAX_FIRST = 50;
/** Maximum page number; later pages need cursors. */
export const MAX_PAGE = 200;
/** Counting stops here: the exact number is useless beyond, and would need a scan. */
export const MAX_COUNT = 10_000;
/** Maximum length of a cursor, enough for names or titles in any script. */
export const MAX_CURSOR = 1500;
/** Maximum number of rows of a REST list. */
export const MAX_ROWS = 500;
/** Page size of admin tables. */
export const MANAGE_PAGE_SIZE = 20;
/** Maximum length of a search term. */
export const MAX_SEARCH = 80;
