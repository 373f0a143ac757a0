/** Starts every key, so that people and secret scanners recognise it. */
export const KEY_PREFIX = 'mandap_';

/** Characters of a key that stay visible, to tell keys apart. */
export const PREFIX_LENGTH = KEY_PREFIX.length + 6;

/** Active keys per account; the database enforces it too. */
export const MAX_ACTIVE_KEYS = 20;

export const KEY_NAME_MAX = 60;
export const KEY_DAYS_MAX = 366;

/** Ended keys stay in the list for this many days. */
export const ENDED_KEY_RETENTION_DAYS = 30;
