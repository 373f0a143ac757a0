/** The clock and calendar of everything we show, store by the day or send: weddings are booked in India's time. */
export const TIME_ZONE = 'Asia/Kolkata';

/** The language of every catalogue's `en.json`; other languages fall back to it, message by message. */
export const SOURCE_LANGUAGE = 'en';

/** The locale whose conventions (digits, dates, plurals) a language is shown with: `hi` -> `hi-IN`. */
export const localeOf = (language: string): string => `${language}-IN`;

/** For what has one form in every language, such as an answer to an old client. */
export const SOURCE_LOCALE = localeOf(SOURCE_LANGUAGE);
