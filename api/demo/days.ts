const DAY = 24 * 60 * 60 * 1000;

const LOADED = Date.now();

/** A moment that many days before the demo was loaded, which is as fresh as its database. */
export const daysAgo = (days: number): Date => new Date(LOADED - days * DAY);
