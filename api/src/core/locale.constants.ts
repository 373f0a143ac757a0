/** The time zone of all dates that we show, store or send. */
export const TIME_ZONE = 'Asia/Kolkata';

/** What TIME_ZONE is ahead of UTC, always, because India has no daylight saving time. */
export const INDIA_OFFSET = '+05:30';
export const INDIA_OFFSET_MS = 5.5 * 3_600_000;

/** The language of each catalogue's `en.json`, and the fallback for missing translations. */
export const SOURCE_LANGUAGE = 'en';

/** Returns the locale of a language, for numbers, dates and plurals: `hi` -> `hi-IN`. */
export const localeOf = (language: string): string => `${language}-IN`;

/** For texts that are the same in every language, such as responses to older clients. */
export const SOURCE_LOCALE = localeOf(SOURCE_LANGUAGE);
