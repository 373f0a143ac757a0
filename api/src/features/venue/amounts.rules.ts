/** A number as owners type it: 1450, 1,450, 1,45,000, 1450.50 or 1.2k. */
export const AMOUNT = String.raw`(?<![\d.]|\d,(?=\d{2,3}(?!\d)))(?:\d{1,3}(?:,\d{2,3})+(?!\d)|\d+)(?:\.\d+)?(?:\s?k(?![a-z]))?`;

export const THINGS =
  'items?|dish(?:es)?|sweets?|starters?|desserts?|counters?|courses?|varieties|plates|pieces|pcs|tables?|halls?|' +
  'lawns?|rooms?|beds?|floors?|acres?|sq|cars?|km|kva|kw|hours?|hrs?|days?|nights?|months?|years?|am|pm|lakhs?|' +
  'lacs?|crores?|%|percent';

const TOO_LARGE = 1_000_000;

/** The whole number that a match of `AMOUNT` stands for, without paise; null for 0 and from a million on. */
export function valueOf(amount: string): number | null {
  const value = Number.parseFloat(amount.replaceAll(',', ''));
  const whole = /k$/i.test(amount) ? Math.round(value * 1000) : Math.floor(value);
  return whole > 0 && whole < TOO_LARGE ? whole : null;
}
