import { array, number, object, string } from 'yup';
import { isDay, todayInIndia } from '../../core/day.js';
import { guestsRule } from '../../core/event.rules.js';
import { requiredId, text } from '../../core/text.rules.js';
import {
  DECLINE_NOTE_MAX,
  GST_RATES,
  INCLUDED_MAX,
  LINES_MAX,
  NOTE_MAX,
  QUANTITY_MAX,
  QUOTE_UNITS,
  TOTAL_MAX,
  UNIT_PRICE_MAX,
  VALIDITY_DAYS_MAX,
} from './quote.constants.js';
import { lineAmount, quoteTotals, type PricedLine } from './totals.rules.js';
import { t } from './rules.messages.generated.js';

const DAY_MS = 86_400_000;

/** Paise: a whole number from 0. */
const paise = (max: number, tooMuch: () => string) =>
  number()
    .typeError(() => t('amountInvalid'))
    .integer(() => t('amountInvalid'))
    .min(0, () => t('amountNegative'))
    .max(max, tooMuch);

/** A line of a quote, with its price in paise. */
const lineRules = object({
  label: text(120).required(() => t('labelMissing')),
  quantity: number()
    .typeError(() => t('quantityInvalid'))
    .moreThan(0, () => t('quantityMin'))
    .max(QUANTITY_MAX, () => t('quantityMax', { max: QUANTITY_MAX }))
    .test(
      'hundredths',
      () => t('quantityInvalid'),
      (value) => value === undefined || Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
    )
    .required(() => t('quantityMissing')),
  unit: string()
    .oneOf(QUOTE_UNITS, () => t('unitMissing'))
    .required(() => t('unitMissing')),
  unitPrice: paise(UNIT_PRICE_MAX, () => t('priceMax')).required(() => t('priceMissing')),
  gstRate: number()
    .typeError(() => t('gstRateInvalid'))
    .oneOf(GST_RATES, () => t('gstRateInvalid'))
    .required(() => t('gstRateInvalid')),
});

/** Returns the subtotal in paise; undefined if a line is invalid. */
function subtotalOf(lines: unknown): number | undefined {
  if (!Array.isArray(lines)) return undefined;
  try {
    return lines.reduce<number>((sum, line) => sum + lineAmount(line as PricedLine), 0);
  } catch {
    return undefined;
  }
}

/** Whether the total is too large; false if a line or the discount is invalid. */
function exceedsMaximum(lines: readonly PricedLine[], discount: number): boolean {
  try {
    quoteTotals(lines, discount);
    return false;
  } catch (error) {
    return error instanceof RangeError && error.message === 'total';
  }
}

const linesRule = () =>
  array(lineRules)
    .required(() => t('linesMissing'))
    .min(1, () => t('linesMissing'))
    .max(LINES_MAX, () => t('linesMax', { max: LINES_MAX }))
    .test('sum', function validateSum(lines) {
      const { discount = 0 } = this.parent as { discount?: number };
      const subtotal = subtotalOf(lines);
      if (subtotal === undefined || !lines?.length || lines.some(({ quantity }) => quantity <= 0))
        return true;
      if (subtotal === 0 || (subtotal === discount && subtotal <= TOTAL_MAX))
        return this.createError({ message: t('totalZero') });
      return exceedsMaximum(lines, discount) ? this.createError({ message: t('totalMax') }) : true;
    });

const discountRule = () =>
  paise(Number.MAX_SAFE_INTEGER, () => t('discountMax'))
    .default(0)
    .test('within', function validateWithin(discount) {
      const subtotal = subtotalOf((this.parent as { lines?: unknown }).lines);
      return !subtotal || !discount || discount <= subtotal
        ? true
        : this.createError({ message: t('discountMax') });
    });

/** The last day on which a quote can be accepted, in India: today or later, within a year. */
const validUntilRule = () =>
  string()
    .required(() => t('dayMissing'))
    .test(
      'day',
      () => t('dayInvalid'),
      (value) => !value || isDay(value),
    )
    .test(
      'future',
      () => t('dayPast'),
      (value) => !value || !isDay(value) || value >= todayInIndia(),
    )
    .test(
      'near',
      () => t('dayTooFar'),
      (value) =>
        !value || !isDay(value) || value <= todayInIndia(new Date(Date.now() + VALIDITY_DAYS_MAX * DAY_MS)),
    );

/** What the business enters. The form validates it with the same rules. */
export const quoteContentRules = object({
  lines: linesRule(),
  discount: discountRule(),
  validUntil: validUntilRule(),
  included: text(INCLUDED_MAX).default(''),
  note: text(NOTE_MAX).default(''),
});

/** A new version, with the date and the number of guests that its sender saw. */
export const sendQuoteRules = quoteContentRules.shape({
  bookingId: requiredId(),
  clientId: requiredId(),
  date: string()
    .required(() => t('dayMissing'))
    .test(
      'day',
      () => t('dayInvalid'),
      (value) => !value || isDay(value),
    ),
  guests: guestsRule(),
});

export const quoteIdRules = object({ id: requiredId() });

export const quoteBookingRules = object({ bookingId: requiredId() });

/** Why the couple declines a quote: what should change. */
export const declineQuoteRules = quoteIdRules.shape({ note: text(DECLINE_NOTE_MAX).default('') });
