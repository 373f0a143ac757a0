import { only, operation } from '../../core/operation.js';
import { notFound } from '../../core/errors.js';
import { sideOf } from '../booking/booking.policy.js';
import { bookingById } from '../booking/booking.query.js';
import type { PackageUnit } from '../vendor/vendor.constants.js';
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
  inclusions: string[];
}

/** A price of the business. */
interface PriceRow {
  source: 'veg' | 'nonVeg' | 'package';
  /** Name of the package; null for plates. */
  name: string | null;
  /** In rupees. */
  price: number;
  unit: PackageUnit | null;
  days: number | null;
  inclusions: string[];
}

/** The plate prices of a venue, the cheaper one first, or the packages of a vendor in their order. */
const SUGGESTIONS = `
SELECT 'veg' AS source, NULL AS name, veg_price AS price, NULL AS unit, NULL::float AS days, '{}'::text[] AS inclusions
FROM listing WHERE id = $1 AND veg_price IS NOT NULL
UNION ALL
SELECT 'nonVeg', NULL, nonveg_price, NULL, NULL, '{}' FROM listing WHERE id = $1 AND nonveg_price IS NOT NULL
UNION ALL
(SELECT 'package', name, price, unit, days, inclusions FROM vendor_package WHERE vendor_id = $1 ORDER BY position)`;

/** Returns the quantity and the unit of a suggested line. Hours and pieces are for the business to enter. */
function quantityOf(
  { source, unit, days }: PriceRow,
  guests: number,
): Pick<SuggestedLine, 'quantity' | 'unit'> {
  if (source !== 'package') return { quantity: guests, unit: 'PLATE' };
  switch (unit) {
    case 'PERSON':
      return { quantity: guests, unit };
    case 'DAY':
      return { quantity: days ?? 1, unit };
    case 'HOUR':
    case 'PIECE':
      return { quantity: 1, unit };
    default:
      return { quantity: 1, unit: 'FLAT' };
  }
}

/** Returns lines from the business's own prices: plates for every guest, or packages. */
export const suggestQuoteLines = operation({
  name: 'quote.suggest',
  kind: 'read',
  allow: only('vendor', 'venue'),
  input: quoteBookingRules,
  async run({ tx, viewer, input }): Promise<SuggestedLine[]> {
    const booking = await bookingById(tx, input.bookingId);
    if (!booking || sideOf(viewer, booking) !== 'business') throw notFound(t('bookingNotFound'));
    const prices = await tx.sql<PriceRow>(SUGGESTIONS, [viewer.id]);
    return prices.map((row) => ({
      label: row.source === 'package' ? (row.name ?? '') : t(`${row.source}Plate`),
      ...quantityOf(row, booking.guests),
      unitPrice: row.price * 100,
      inclusions: row.inclusions,
    }));
  },
});
