import { SOURCE_LANGUAGE, localeOf } from './locale.constants.js';

let readLanguage: () => string | undefined = () => undefined;

/** Says where the current language comes from: the request on the server, the page in the browser. */
export function setLanguageSource(source: () => string | undefined): void {
  readLanguage = source;
}

/** The language of the request or page that is being answered. */
export const currentLanguage = (): string => readLanguage() ?? SOURCE_LANGUAGE;

/** The current language's locale, for `Intl` and `<html lang>`. */
export const currentLocale = (): string => localeOf(currentLanguage());
