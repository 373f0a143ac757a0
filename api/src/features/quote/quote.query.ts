import { allColumnsOf, columnsOf, expressions, select, selectOne, type RowOf } from '../../core/columns.js';
import type { Tx } from '../../core/database.js';
import { groupBy } from '../../core/group-by.js';
import { newId } from '../../core/ids.js';
import type { Viewer } from '../../core/viewer.js';
import { IS_OLD } from '../booking/booking.query.js';
import { VERSIONS_MAX, type QuoteStatus } from './quote.constants.js';
import { Quote, QuoteLine } from './quote.entity.js';
import type { QuoteTotals } from './totals.rules.js';

const COLUMNS = columnsOf(
  Quote,
  [
    ...(['id', 'bookingId', 'version', 'date', 'guests', 'gstin', 'validUntil', 'included', 'note'] as const),
    ...(['subtotal', 'discount', 'gst', 'total', 'declineNote', 'createdAt', 'closedAt'] as const),
  ],
  'q',
).and(
  expressions<{ status: QuoteStatus }>({
    status: `CASE WHEN q.status <> 'open' THEN q.status WHEN q.is_outdated THEN 'outdated'
    WHEN q.valid_until < today_in_india() THEN 'expired' ELSE 'open' END`,
  }),
);

/** A version of a quote as the parties see it. */
export type QuoteDetails = RowOf<typeof COLUMNS>;

const LINE_COLUMNS = allColumnsOf(QuoteLine, 'l');

/** Only the two parties: admins get nothing, and neither does an account whose role has changed. As `sideOf`. */
const OF_PARTY = `b.id = q.booking_id
  AND (($3::text = 'user' AND b.user_id = $2) OR ($3 = b.listing_kind::text AND b.listing_id = $2))`;

/** Returns the latest versions of those bookings that the viewer is a party to, by booking. */
export async function latestQuotes(
  tx: Tx,
  viewer: Viewer,
  bookingIds: readonly string[],
): Promise<Map<string, QuoteDetails>> {
  const rows = await select(
    tx,
    COLUMNS,
    `FROM quote q JOIN booking b ON ${OF_PARTY} WHERE q.booking_id = ANY($1::uuid[])
       AND NOT EXISTS (SELECT FROM quote later WHERE later.booking_id = q.booking_id AND later.version > q.version)`,
    [bookingIds, viewer.id, viewer.role],
  );
  return new Map(rows.map((quote) => [quote.bookingId, quote]));
}

/** Returns all versions of those bookings that the viewer is a party to, newest first, by booking. */
export async function allQuotes(
  tx: Tx,
  viewer: Viewer,
  bookingIds: readonly string[],
): Promise<Map<string, QuoteDetails[]>> {
  const rows = await select(
    tx,
    COLUMNS,
    `FROM quote q JOIN booking b ON ${OF_PARTY} WHERE q.booking_id = ANY($1::uuid[])
     ORDER BY q.booking_id, q.version DESC LIMIT ${VERSIONS_MAX} * cardinality($1::uuid[])`,
    [bookingIds, viewer.id, viewer.role],
  );
  return groupBy(rows, ({ bookingId }) => bookingId);
}

/** Returns the lines of quotes in order, by quote. */
export async function linesOfQuotes(tx: Tx, quoteIds: readonly string[]): Promise<Map<string, QuoteLine[]>> {
  const rows = await select(
    tx,
    LINE_COLUMNS,
    'FROM quote_line l WHERE l.quote_id = ANY($1::uuid[]) ORDER BY l.quote_id, l.position',
    [quoteIds],
  );
  return groupBy(rows, ({ quoteId }) => quoteId);
}

export const quoteById = (tx: Tx, quoteId: string): Promise<QuoteDetails | undefined> =>
  selectOne(tx, COLUMNS, 'FROM quote q WHERE q.id = $1', [quoteId]);

/** Returns the quote of a booking by the ID that the client generated for it. */
export const quoteByClientId = (
  tx: Tx,
  bookingId: string,
  clientId: string,
): Promise<QuoteDetails | undefined> =>
  selectOne(tx, COLUMNS, 'FROM quote q WHERE q.booking_id = $1 AND q.client_id = $2', [bookingId, clientId]);

/** Returns the latest version of a booking's quote. */
export const latestQuote = (tx: Tx, bookingId: string): Promise<QuoteDetails | undefined> =>
  selectOne(tx, COLUMNS, 'FROM quote q WHERE q.booking_id = $1 ORDER BY q.version DESC LIMIT 1', [bookingId]);

/** What a business offers. */
interface NewQuote {
  bookingId: string;
  clientId: string;
  version: number;
  date: string;
  guests: number;
  validUntil: string;
  included: string;
  note: string;
  lines: readonly Pick<QuoteLine, 'label' | 'quantity' | 'unit' | 'unitPrice' | 'gstRate'>[];
}

/** Inserts a version with its lines, and the present GSTIN of the business. Returns its ID. */
export async function insertQuote(tx: Tx, quote: NewQuote, totals: QuoteTotals): Promise<string> {
  const id = newId();
  await tx.sql(
    `INSERT INTO quote (id, booking_id, client_id, version, event_date, guests, gstin, valid_until, included, note,
       line_count, subtotal, discount, gst, total)
     SELECT $1, b.id, $3, $4, $5, $6, listing.gstin, $7, $8, $9, $10, $11, $12, $13, $14
     FROM booking b JOIN listing ON listing.id = b.listing_id WHERE b.id = $2`,
    [
      ...[id, quote.bookingId, quote.clientId, quote.version, quote.date, quote.guests],
      ...[quote.validUntil, quote.included, quote.note, quote.lines.length],
      ...[totals.subtotal, totals.discount, totals.gst, totals.total],
    ],
  );
  await tx.sql(
    `INSERT INTO quote_line (quote_id, position, label, quantity, unit, unit_price, gst_rate, amount, discount, gst)
     SELECT $1, n - 1, label, quantity, unit, unit_price, gst_rate, amount, discount, gst
     FROM unnest($2::text[], $3::numeric[], $4::text[], $5::bigint[], $6::smallint[], $7::bigint[], $8::bigint[], $9::bigint[])
       WITH ORDINALITY AS line (label, quantity, unit, unit_price, gst_rate, amount, discount, gst, n)`,
    [
      id,
      quote.lines.map(({ label }) => label),
      quote.lines.map(({ quantity }) => quantity),
      quote.lines.map(({ unit }) => unit),
      quote.lines.map(({ unitPrice }) => unitPrice),
      quote.lines.map(({ gstRate }) => gstRate),
      totals.lines.map(({ amount }) => amount),
      totals.lines.map(({ discount }) => discount),
      totals.lines.map(({ gst }) => gst),
    ],
  );
  return id;
}

/** Marks the open version of a booking as superseded, if it has one. */
export const supersedeQuote = (tx: Tx, bookingId: string) =>
  tx
    .repository(Quote)
    .update({ bookingId, status: 'open' }, { status: 'superseded', closedAt: () => 'now()' });

/** Deletes quotes of old bookings; runs nightly. */
export const deleteOldQuotes = (tx: Tx) =>
  tx.sql(`DELETE FROM quote USING booking b WHERE b.id = booking_id AND ${IS_OLD}`);
