/** IDs of the elements in which a rendered page carries data as JSON, so that its scripts are the same on every page. */
export const STATE_ID = 'page-state';
export const START_ID = 'page-start';

/** Dispatched on the window once the page is hydrated. */
export const HYDRATED_EVENT = 'mandap-hydrated';
