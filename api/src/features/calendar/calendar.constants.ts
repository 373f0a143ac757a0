/** Longest range of the public availability, in days. */
export const AVAILABILITY_DAYS_MAX = 400;

/** Longest blocked period, in days: two years. Migration 0044 has the same limit. */
export const BLOCKED_DAYS_MAX = 731;

/** Maximum number of blocked periods of a listing that have not passed. */
export const BLOCKED_PERIODS_MAX = 1000;

/** Largest calendar file that can be imported, in bytes. */
export const CALENDAR_FILE_MAX_BYTES = 5 * 1024 * 1024;

/** Maximum number of events in a calendar file. */
export const CALENDAR_FILE_EVENTS_MAX = 1000;

/** Maximum number of days of all events in one file. At most four times as many occurrences are computed. */
export const CALENDAR_FILE_DAYS_MAX = 5000;

/** Events are imported for this number of days from today: two years. */
export const IMPORT_DAYS = 731;

/** Longest event that is imported, in days. Owners block longer periods instead. */
export const IMPORTED_EVENT_DAYS_MAX = 62;

/** Changes of each kind that the preview of an import lists. */
export const IMPORT_CHANGES_SHOWN = 100;

/** Maximum number of imported events of a listing. */
export const IMPORTED_EVENTS_MAX = 10_000;

/** Maximum number of entries in a feed, the earliest first. */
export const FEED_ENTRIES_MAX = 5000;
