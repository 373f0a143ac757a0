/**
 * Returned by a page's `load` if its address doesn't exist, such as a page beyond the last, but the page has its own
 * text for that. It renders as usual, with status 404.
 */
export const RENDER_AS_NOT_FOUND = Symbol('not there');
