import { formatNumber, formatPaise } from '../../core/intl.js';
import type { QuoteUnit } from './quote.constants.js';
import { t } from './labels.messages.generated.js';

/** Returns the name of a unit, in the current language. */
export const unitLabel = (unit: QuoteUnit): string => t(`unit.${unit}`);

/** Returns the English name of a unit. */
export const unitInEnglish = (unit: QuoteUnit): string => t.english(`unit.${unit}`);

/** "₹1,450.00 per plate"; the price alone if it is flat. */
export const unitPriceText = (paise: number, unit: QuoteUnit): string =>
  t(`price.${unit}`, { price: formatPaise(paise) });

/** "1,200 plates", "2.5 hours" */
export const quantityText = (quantity: number, unit: QuoteUnit): string =>
  t(`quantity.${unit}`, {
    quantity: formatNumber(quantity, { maximumFractionDigits: 2 }),
    count: quantity,
  });
