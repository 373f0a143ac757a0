const DAY = 24 * 60 * 60 * 1000;

const LOADED = Date.now();

/** Returns the time that many days before the demo was loaded. */
export const daysAgo = (days: number): Date => new Date(LOADED - days * DAY);
