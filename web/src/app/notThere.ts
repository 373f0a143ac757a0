/**
 * What a page's `load` answers when its address names nothing that there is, such as a page beyond the last, while the
 * page itself has words for it: it is drawn as usual, and the server answers 404.
 */
export const NOT_THERE = Symbol('not there');
