/** Items on one page of any list. */
export const MAX_FIRST = 50;
/** Numbered pages reach this far; further on, cursors go. */
export const MAX_PAGE = 200;
/** Counting stops here: past it nobody needs the exact number, and it would cost a scan. */
export const MAX_COUNT = 10_000;
/** Characters of a cursor of a list that is sorted by names or titles, whatever their script. */
export const MAX_CURSOR = 1500;
/** Rows of one answer of the REST API, whose lists are arrays. */
export const MAX_ROWS = 500;
/** Rows on a page of the admins' tables. */
export const MANAGE_PAGE_SIZE = 20;
