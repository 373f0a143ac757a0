/** Numbers as owners type them: 1450, 1,450, 1,45,000, 1450.50 or 1.2k. */
export const AMOUNT = String.raw`(?<![\d.]|\d,(?=\d{2,3}(?!\d)))(?:\d{1,3}(?:,\d{2,3})+(?!\d)|\d+)(?:\.\d+)?(?:\s?k(?![a-z]))?`;

export const COUNTED_NOUNS =
  'items?|dish(?:es)?|sweets?|starters?|desserts?|counters?|courses?|varieties|plates|pieces|pcs|tables?|halls?|' +
  'lawns?|rooms?|beds?|floors?|acres?|sq|cars?|km|kva|kw|hours?|hrs?|days?|nights?|months?|years?|am|pm|lakhs?|' +
  'lacs?|crores?|%|percent';

const TOO_LARGE = 1_000_000;

/** Returns the value of a match of `AMOUNT` in whole rupees; null for 0 and for a million or more. */
export function valueOf(amount: string): number | null {
  const value = Number.parseFloat(amount.replaceAll(',', ''));
  const integer = /k$/i.test(amount) ? Math.round(value * 1000) : Math.floor(value);
  return integer > 0 && integer < TOO_LARGE ? integer : null;
}
