/** The time zone of all dates that we show, store or send. */
export const TIME_ZONE = 'Asia/Kolkata';

/** The language of each catalogue's `en.json`, and the fallback for missing translations. */
export const SOURCE_LANGUAGE = 'en';

/** Returns the locale of a language, for numbers, dates and plurals: `hi` -> `hi-IN`. */
export const localeOf = (language: string): string => `${language}-IN`;

/** For texts that are the same in every language, such as responses to older clients. */
export const SOURCE_LOCALE = localeOf(SOURCE_LANGUAGE);
