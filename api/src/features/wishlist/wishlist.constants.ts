/** What a call is told that leaves out whose wishlist, or what of which kind, it is about. */
export const INCOMPLETE_WISH = 'userId, itemId, or itemType is undefined!';

/** Rows of two cards each. */
export const WISHLIST_PAGE_SIZE = 12;
