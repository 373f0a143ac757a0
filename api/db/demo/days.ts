const DAY = 24 * 60 * 60 * 1000;

/** A moment that many days before now; the demo is always as fresh as its database. */
export const daysAgo = (days: number): Date => new Date(Date.now() - days * DAY);
