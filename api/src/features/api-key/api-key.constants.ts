/** Begins every key, so that people and scanners for leaked secrets know one when they see it. */
export const KEY_PREFIX = 'mandap_';

/** Characters of a key that are shown for good, to tell keys apart. */
export const HINT_LENGTH = KEY_PREFIX.length + 6;

/** Keys of one account that work at a time; the database holds it too. */
export const MAX_LIVE_KEYS = 20;

export const KEY_NAME_MAX = 60;
export const KEY_DAYS_MAX = 366;

/** Keys that have ended stay in the list for so long. */
export const ENDED_KEPT_DAYS = 30;

export const TOO_MANY_KEYS = `An account can have ${MAX_LIVE_KEYS} keys. Please revoke one first.`;
