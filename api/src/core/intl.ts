import { currentLocale } from './language.js';
import { TIME_ZONE } from './locale.constants.js';

/** Caches formatters by locale and options, because creating one is slower than a hundred uses. */
function cached<Options extends object, Formatter>(make: (locale: string, options?: Options) => Formatter) {
  const formatters = new Map<string, Formatter>();
  return (locale: string, options?: Options): Formatter => {
    const key = `${locale} ${options ? JSON.stringify(options) : ''}`;
    let formatter = formatters.get(key);
    if (!formatter) formatters.set(key, (formatter = make(locale, options)));
    return formatter;
  };
}

/** Formatters by locale, in the shape that icu-minify expects. */
export const formatters = {
  getNumberFormat: cached(
    (locale, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
  ),
  getDateTimeFormat: cached(
    (locale, options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
  ),
  getPluralRules: cached(
    (locale, options?: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options),
  ),
};

/** Formats a number in the current language: 150000 -> "1,50,000". */
export const formatNumber = (value: number, options?: Intl.NumberFormatOptions): string =>
  formatters.getNumberFormat(currentLocale(), options).format(value);

const PAISE = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;

/** Formats an amount in paise as rupees: 14500000 -> "₹1,45,000.00". */
export const formatPaise = (paise: number): string => `₹${formatNumber(paise / 100, PAISE)}`;

/** Formats a date in the current language, in India's time unless the options have another time zone. */
export const formatDate = (value: Date | number, options: Intl.DateTimeFormatOptions): string =>
  formatters.getDateTimeFormat(currentLocale(), { timeZone: TIME_ZONE, ...options }).format(value);

const LISTS = cached((locale, options?: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options));

/** Joins items in the current language: ["Pune", "Goa", "Agra"] -> "Pune, Goa and Agra", or "or" for a disjunction. */
export const formatList = (
  items: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string => LISTS(currentLocale(), { type }).format(items);
