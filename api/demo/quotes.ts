import { v7 } from 'uuid';
import type { Tx } from '../src/core/database.js';
import type { NotificationParams } from '../src/core/notification.rules.js';
import { quoteTotals, type QuoteTotals } from '../src/features/quote/totals.rules.js';
import { dayFromNow } from './bookings.js';
import { QUOTES, type DemoQuote } from './content/quotes.js';
import { daysAgo } from './days.js';
import { demoId } from './ids.js';

/** GSTINs with valid check characters, of businesses that don't exist. */
const GSTINS = [
  { kind: 'venue', listingKey: 'jheel-mahal', gstin: '08AAXCJ4417M1ZS' },
  { kind: 'venue', listingKey: 'the-aravalli-ballroom', gstin: '08AAXFA2093K1ZV' },
] as const;

interface QuotedBooking {
  id: string;
  coupleId: string;
  guests: number;
  date: string;
  createdAt: Date;
  decidedAt: Date | null;
}

/** Inserts quotes: open, accepted, expired, and declined with another version. */
export async function loadQuotes(tx: Tx, coupleId: string): Promise<void> {
  for (const { kind, listingKey, gstin } of GSTINS)
    await tx.sql(`UPDATE listing SET gstin = $2 WHERE id = $1`, [demoId(kind, listingKey), gstin]);
  for (const quote of QUOTES) {
    const listingId = demoId(quote.kind, quote.listingKey);
    const [booking] = await tx.sql<QuotedBooking>(
      `SELECT id, user_id AS "coupleId", guests, event_date AS date, created_at AS "createdAt", decided_at AS "decidedAt"
       FROM booking WHERE listing_id = $2 AND CASE WHEN $3::text IS NULL THEN user_id = $1 ELSE message = $3 END`,
      [coupleId, listingId, quote.message ?? null],
    );
    if (!booking) throw new Error(`no booking at ${quote.listingKey}`);
    await insertQuote(tx, quote, booking, listingId);
  }
}

async function insertQuote(
  tx: Tx,
  quote: DemoQuote,
  booking: QuotedBooking,
  listingId: string,
): Promise<void> {
  const { version, status, sentAt, answeredAt, declineNote = null } = quote;
  const lines = quote.lines.map(({ quantity = booking.guests, unitPrice, ...line }) => ({
    ...{ ...line, quantity, unitPrice: unitPrice * 100 },
  }));
  const totals = quoteTotals(lines, quote.discount * 100);
  const id = v7();
  const sent = momentOf(booking, sentAt);
  const answered = answeredAt === undefined ? null : momentOf(booking, answeredAt);
  await tx.sql(
    `INSERT INTO quote (id, booking_id, client_id, version, status, event_date, guests, gstin, valid_until, included, note,
       line_count, subtotal, discount, gst, total, decline_note, created_at, closed_at)
     SELECT $1, $2, $1, $3, $4, $5, $6, gstin, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17 FROM listing WHERE id = $18`,
    [
      ...[id, booking.id, version, status, booking.date, booking.guests, dayFromNow(quote.validUntil)],
      ...[quote.included, quote.note, lines.length],
      ...[totals.subtotal, totals.discount, totals.gst, totals.total, declineNote, sent, answered, listingId],
    ],
  );
  await insertLines(tx, id, lines, totals);
  await insertEvent(tx, booking.id, 'quote_sent', listingId, version, sent);
  if (answered) await insertEvent(tx, booking.id, `quote_${status}`, booking.coupleId, version, answered);
  if (status !== 'open' || quote.validUntil < 0) return;
  const params: NotificationParams['quote_sent'] = {
    ...{ version, total: totals.total, validUntil: dayFromNow(quote.validUntil) },
  };
  await tx.sql(
    `INSERT INTO notification (id, account_id, kind, booking_id, params, created_at) VALUES ($1, $2, 'quote_sent', $3, $4, $5)`,
    [v7(), booking.coupleId, booking.id, JSON.stringify(params), sent],
  );
}

/** A share of the time from the enquiry to its decision, or to the demo's start. */
const momentOf = ({ createdAt, decidedAt }: QuotedBooking, share: number): Date => {
  const end = (decidedAt ?? daysAgo(0)).getTime();
  return new Date(createdAt.getTime() + (end - createdAt.getTime()) * share);
};

async function insertLines(
  tx: Tx,
  quoteId: string,
  lines: readonly { label: string; quantity: number; unit: string; unitPrice: number; gstRate: number }[],
  totals: QuoteTotals,
): Promise<void> {
  for (const [position, { label, quantity, unit, unitPrice, gstRate }] of lines.entries()) {
    const { amount = 0, discount = 0, gst = 0 } = totals.lines[position] ?? {};
    await tx.sql(
      `INSERT INTO quote_line (quote_id, position, label, quantity, unit, unit_price, gst_rate, amount, discount, gst)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [quoteId, position, label, quantity, unit, unitPrice, gstRate, amount, discount, gst],
    );
  }
}

const insertEvent = (
  tx: Tx,
  bookingId: string,
  kind: string,
  actorId: string,
  version: number,
  createdAt: Date,
) =>
  tx.sql(
    `INSERT INTO booking_event (id, booking_id, kind, actor_id, quote_version, created_at)
     VALUES ($1, $2, $3::booking_event_kind, $4, $5, $6)`,
    [v7(), bookingId, kind, actorId, version, createdAt],
  );
