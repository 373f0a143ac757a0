/** Rupees per plate; null where the text names no price. */
export interface PlatePrices {
  veg: number | null;
  nonVeg: number | null;
}

/** A number as owners type it: 1450, 1,450 or 1,45,000, perhaps with paise, which are dropped. */
const AMOUNT = String.raw`(\d{1,3}(?:,\d{2,3})+|\d+)(?:\.\d+)?`;
/** What may stand between the word and its number: "veg: ₹ 1,450", "Veg - Rs. 1450", "veg @1450". */
const BETWEEN = String.raw`[^\d\n]{0,20}?`;

const NON_VEG = new RegExp(String.raw`non[\s-]*veg${BETWEEN}${AMOUNT}`, 'i');
const VEG = new RegExp(String.raw`veg${BETWEEN}${AMOUNT}`, 'i');
const ANY_NON_VEG = /non[\s-]*veg[a-z]*/gi;

const valueOf = (digits: string | undefined): number | null => {
  const value = digits ? Number(digits.replaceAll(',', '')) : 0;
  return value > 0 && value < 1_000_000 ? value : null;
};

/**
 * Reads the prices out of the text that owners type: the number after "nonveg" is the non-veg price and the
 * number after "veg" the veg price ("nonveg", "non-veg" and "non veg" are looked for first, because they
 * contain "veg"). When neither word is followed by a number, the first two numbers are taken.
 */
export function platePrices(text: string): PlatePrices {
  const nonVegMatch = NON_VEG.exec(text);
  const rest = (nonVegMatch ? text.replace(nonVegMatch[0], ' ') : text).replace(ANY_NON_VEG, ' ');
  const vegMatch = VEG.exec(rest);
  if (nonVegMatch || vegMatch) return { veg: valueOf(vegMatch?.[1]), nonVeg: valueOf(nonVegMatch?.[1]) };
  const [first, second] = [...text.matchAll(new RegExp(AMOUNT, 'g'))].map((match) => valueOf(match[1]));
  return { veg: first ?? null, nonVeg: second ?? null };
}

/** The number in an owner's guest capacity: the largest one in "400-600 guests"; null without any. */
export function guestNumber(text: string): number | null {
  const numbers = [...text.matchAll(new RegExp(AMOUNT, 'g'))].map((match) => valueOf(match[1]) ?? 0);
  const largest = Math.max(0, ...numbers);
  return largest > 0 ? largest : null;
}
