/** Rows of two cards each. */
export const WISHLIST_PAGE_SIZE = 12;
