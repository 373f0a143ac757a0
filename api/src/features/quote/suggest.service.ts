import { only, operation } from '../../core/operation.js';
import { notFound } from '../../core/errors.js';
import { bookingById } from '../booking/booking.query.js';
import type { QuoteUnit } from './quote.constants.js';
import { quoteBookingRules } from './quote.rules.js';
import { t } from './messages.generated.js';

/** A line that the business can start a quote with. */
export interface SuggestedLine {
  label: string;
  quantity: number;
  unit: QuoteUnit;
  /** In paise. */
  unitPrice: number;
}

/** The plate prices of a venue, the cheaper one first, or the packages of a vendor in their order. */
const SUGGESTIONS = `
SELECT 'veg' AS source, NULL AS name, veg_price AS price FROM listing WHERE id = $1 AND veg_price IS NOT NULL
UNION ALL
SELECT 'nonVeg', NULL, nonveg_price FROM listing WHERE id = $1 AND nonveg_price IS NOT NULL
UNION ALL
(SELECT 'package', name, price FROM vendor_package WHERE vendor_id = $1 ORDER BY position)`;

/** Returns lines from the business's own prices: plates for every guest, or packages. */
export const suggestQuoteLines = operation({
  name: 'quote.suggest',
  kind: 'read',
  allow: only('vendor', 'venue'),
  input: quoteBookingRules,
  async run({ tx, viewer, input }): Promise<SuggestedLine[]> {
    const booking = await bookingById(tx, input.bookingId);
    if (!booking || booking.listingId !== viewer.id) throw notFound(t('bookingNotFound'));
    const prices = await tx.sql<{ source: 'veg' | 'nonVeg' | 'package'; name: string | null; price: number }>(
      SUGGESTIONS,
      [viewer.id],
    );
    return prices.map(({ source, name, price }) => ({
      label: source === 'package' ? (name ?? '') : t(`${source}Plate`),
      ...(source === 'package'
        ? ({ quantity: 1, unit: 'FLAT' } as const)
        : ({ quantity: booking.guests, unit: 'PLATE' } as const)),
      unitPrice: price * 100,
    }));
  },
});
