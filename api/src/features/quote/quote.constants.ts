/** Maximum number of lines of a quote. */
export const LINES_MAX = 50;

/** Maximum number of versions per booking. */
export const VERSIONS_MAX = 20;

/** Units of a quote line’s quantity. FLAT is a fixed price. */
export const QUOTE_UNITS = ['PLATE', 'PERSON', 'ROOM_NIGHT', 'DAY', 'HOUR', 'PIECE', 'FLAT'] as const;
export type QuoteUnit = (typeof QUOTE_UNITS)[number];

/** The unit of a new line. */
export const DEFAULT_UNIT: QuoteUnit = 'FLAT';

/** GST rates in percent, by law since 22 September 2025. */
export const GST_RATES = [0, 3, 5, 18, 40] as const;

/** Quantities have up to two decimals. */
export const QUANTITY_MAX = 100_000;

/** Maximum price of one unit in paise: ₹10 crore. */
export const UNIT_PRICE_MAX = 10_000_000_000;

/** Maximum total of a quote in paise: ₹1,000 crore. Sums stay exact in JSON numbers and in bigint. */
export const TOTAL_MAX = 1_000_000_000_000;

export const NOTE_MAX = 1000;
export const INCLUDED_MAX = 2000;
export const DECLINE_NOTE_MAX = 500;

/** How far ahead a quote can be valid, in days. */
export const VALIDITY_DAYS_MAX = 365;

/** Stored as open: `outdated` and `expired`, which can't be accepted. `closed` follows from a closed booking. */
export const QUOTE_STATUSES = [
  'open',
  'outdated',
  'expired',
  'accepted',
  'declined',
  'superseded',
  'closed',
] as const;
export type QuoteStatus = (typeof QUOTE_STATUSES)[number];
export type StoredQuoteStatus = Exclude<QuoteStatus, 'outdated' | 'expired'>;
