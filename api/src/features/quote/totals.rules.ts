import { QUANTITY_MAX, TOTAL_MAX, UNIT_PRICE_MAX } from './quote.constants.js';

/** What a line costs: the quantity has up to two decimals, the price is in paise, and the GST rate in percent. */
export interface PricedLine {
  quantity: number;
  unitPrice: number;
  gstRate: number;
}

/** Sums of a line in paise. */
export interface LineTotals {
  /** Quantity × unit price, before the discount and GST. */
  amount: number;
  /** The line's share of the discount. */
  discount: number;
  /** GST on the amount less the discount. */
  gst: number;
}

/** Sums of a quote in paise; `total` is `subtotal` − `discount` + `gst`. */
export interface QuoteTotals {
  subtotal: number;
  discount: number;
  gst: number;
  total: number;
  lines: LineTotals[];
}

/** Divides and rounds half up; both are positive. */
const divideHalfUp = (dividend: bigint, divisor: bigint): bigint =>
  (2n * dividend + divisor) / (2n * divisor);

/**
 * Returns quantity × unit price in paise, half a paisa rounded up.
 * @throws RangeError if one is negative, too large or too precise
 */
export function lineAmount({ quantity, unitPrice }: Omit<PricedLine, 'gstRate'>): number {
  const hundredths = Math.round(quantity * 100);
  const isExact = Math.abs(quantity * 100 - hundredths) < 1e-6;
  if (!(quantity >= 0 && quantity <= QUANTITY_MAX && isExact)) throw new RangeError('quantity');
  if (!(Number.isInteger(unitPrice) && unitPrice >= 0 && unitPrice <= UNIT_PRICE_MAX))
    throw new RangeError('unitPrice');
  return Number(divideHalfUp(BigInt(hundredths) * BigInt(unitPrice), 100n));
}

/**
 * Distributes a discount over amounts in proportion to them, by the largest remainder method: each gets its share rounded
 * down, and the paise that are left go one each to the largest remainders, the earlier line first. The shares add up
 * exactly, and none exceeds its amount.
 */
export function spreadDiscount(amounts: readonly number[], discount: number): number[] {
  const subtotal = amounts.reduce((sum, amount) => sum + BigInt(amount), 0n);
  if (subtotal === 0n) return amounts.map(() => 0);
  const shares = amounts.map((amount, index) => {
    const exact = BigInt(discount) * BigInt(amount);
    return { index, share: exact / subtotal, remainder: exact % subtotal };
  });
  const left = BigInt(discount) - shares.reduce((sum, { share }) => sum + share, 0n);
  const byRemainder = shares.toSorted(
    (one, other) => Number(other.remainder > one.remainder) - Number(other.remainder < one.remainder),
  );
  for (const each of byRemainder.slice(0, Number(left))) each.share += 1n;
  return shares.map(({ share }) => Number(share));
}

/**
 * Computes the sums of a quote. The discount is spread over the lines before GST, and GST is computed per line, half a
 * paisa rounded up.
 * @throws RangeError if a value is negative, too large or too precise, the discount is larger than the subtotal, or the
 *   total is larger than `TOTAL_MAX`
 */
export function quoteTotals(priced: readonly PricedLine[], discount: number): QuoteTotals {
  const amounts = priced.map(lineAmount);
  const subtotal = amounts.reduce((sum, amount) => sum + amount, 0);
  if (!(Number.isInteger(discount) && discount >= 0 && discount <= subtotal))
    throw new RangeError('discount');
  if (subtotal > TOTAL_MAX) throw new RangeError('total');
  const shares = spreadDiscount(amounts, discount);
  const lines = priced.map(({ gstRate }, index) => {
    const [amount = 0, share = 0] = [amounts[index], shares[index]];
    if (!(Number.isInteger(gstRate) && gstRate >= 0 && gstRate <= 100)) throw new RangeError('gstRate');
    const gst = Number(divideHalfUp(BigInt(amount - share) * BigInt(gstRate), 100n));
    return { amount, discount: share, gst };
  });
  const gst = lines.reduce((sum, line) => sum + line.gst, 0);
  const total = subtotal - discount + gst;
  if (total > TOTAL_MAX) throw new RangeError('total');
  return { subtotal, discount, gst, total, lines };
}

/** Digits, with commas anywhere among them, and up to two decimals. */
const RUPEES = /^(\d[\d,]*)?(?:\.(\d{1,2}))?$/;

/**
 * Parses rupees as people type them, such as `₹1,45,000.50`, into paise. Returns undefined for an empty text, and NaN for
 * anything else that isn't an amount; large numbers aren't exact.
 */
export function parseRupees(typed: string): number | undefined {
  const bare = typed.replace(/[₹\s]/g, '');
  if (bare === '') return undefined;
  const [, whole = '', decimals = ''] = RUPEES.exec(bare) ?? [];
  if (whole === '' && decimals === '') return NaN;
  return Number(`${whole.replaceAll(',', '')}${decimals.padEnd(2, '0')}`);
}

/** Parses a quantity as people type it, such as `1,200` or `2.5`; undefined if it is empty, NaN if it is no number. */
export function parseQuantity(typed: string): number | undefined {
  const hundredths = parseRupees(typed.replaceAll('₹', 'x'));
  return hundredths === undefined ? undefined : hundredths / 100;
}
