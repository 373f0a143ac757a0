import { SOURCE_LANGUAGE, localeOf } from './locale.constants.js';

let readLanguage: () => string | undefined = () => undefined;

/** Sets the source of the current language: the request on the server, the page in the browser. */
export function setLanguageSource(source: () => string | undefined): void {
  readLanguage = source;
}

/** Returns the language of the current request or page. */
export const currentLanguage = (): string => readLanguage() ?? SOURCE_LANGUAGE;

/** Returns the current language's locale, for `Intl` and `<html lang>`. */
export const currentLocale = (): string => localeOf(currentLanguage());
