import type { Tx } from '../../core/database.js';
import { rateLimitExceeded, formatWait } from '../../core/errors.js';
import { newId } from '../../core/ids.js';
import { t } from './messages.generated.js';

export const BOOKING_EVENT_KINDS = [
  'sent',
  'wrong_code',
  'approved',
  'rejected',
  'withdrawn',
  'reschedule_requested',
  'reschedule_accepted',
  'reschedule_declined',
  'reschedule_cancelled',
  'date_changed',
  'guests_changed',
  'dates_offered',
  'offer_accepted',
  'offer_declined',
  'event_confirmed',
  'event_denied',
  'review_upheld',
  'review_removed',
  'visit_requested',
  'visit_offered',
  'visit_confirmed',
  'visit_moved',
  'visit_cancelled',
  'quote_sent',
  'quote_accepted',
  'quote_declined',
] as const;
export type BookingEventKind = (typeof BOOKING_EVENT_KINDS)[number];

/** What an event concerns, and for changes the previous values. */
interface EventDetails {
  date?: string;
  previousDate?: string;
  guests?: number;
  previousGuests?: number;
  offeredDates?: readonly string[];
  /** The proposed times of a visit, or its confirmed time. */
  visitTimes?: readonly Date[];
  quoteVersion?: number;
}

/**
 * Records an event in the booking's history. Without an actor, nobody's act caused it. It comes after the events and
 * messages of transactions that had the lock on the booking earlier; the events of one transaction have the same time.
 */
export const recordEvent = (
  tx: Tx,
  bookingId: string,
  kind: BookingEventKind,
  actorId: string | null,
  details: EventDetails = {},
) =>
  tx.sql(
    `INSERT INTO booking_event (id, booking_id, kind, actor_id, event_date, previous_date, guests, previous_guests,
       offered_dates, visit_times, quote_version, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, COALESCE((
       SELECT created_at FROM booking_event WHERE booking_id = $2 AND xmin = pg_current_xact_id()::xid LIMIT 1),
       clock_timestamp()))`,
    [
      ...[newId(), bookingId, kind, actorId, details.date ?? null, details.previousDate ?? null],
      ...[details.guests ?? null, details.previousGuests ?? null, details.offeredDates ?? null],
      ...[details.visitTimes ?? null, details.quoteVersion ?? null],
    ],
  );

/** Changes by either party per booking and hour. */
const CHANGES = 5;

/**
 * Limits how often a couple changes an enquiry or requests another date, because each change sends the business an
 * email. The caller has locked the booking.
 * @throws AppError TOO_MANY_REQUESTS
 */
export const limitChanges = (tx: Tx, bookingId: string): Promise<void> =>
  limitEvents(tx, bookingId, ['date_changed', 'guests_changed', 'reschedule_requested'], (wait) =>
    t('tooManyDateChanges', { count: CHANGES, wait }),
  );

/**
 * Limits how often a business offers other dates for an enquiry, because each offer sends the couple an email. The
 * caller has locked the booking.
 * @throws AppError TOO_MANY_REQUESTS
 */
export const limitOffers = (tx: Tx, bookingId: string): Promise<void> =>
  limitEvents(tx, bookingId, ['dates_offered'], (wait) => t('tooManyOffers', { count: CHANGES, wait }));

/**
 * Limits how often a business changes its answer whether an event took place. The caller has locked the booking.
 * @throws AppError TOO_MANY_REQUESTS
 */
export const limitAnswers = (tx: Tx, bookingId: string): Promise<void> =>
  limitEvents(tx, bookingId, ['event_confirmed', 'event_denied'], (wait) =>
    t('tooManyAnswers', { count: CHANGES, wait }),
  );

/**
 * Limits how often times of a visit are proposed and it is moved, because each sends an email. The caller has locked the
 * booking.
 * @throws AppError TOO_MANY_REQUESTS
 */
export const limitVisitChanges = (tx: Tx, bookingId: string): Promise<void> =>
  limitEvents(tx, bookingId, ['visit_requested', 'visit_offered', 'visit_moved'], (wait) =>
    t('tooManyVisitChanges', { count: CHANGES, wait }),
  );

/**
 * Limits how often a business sends a version of its quote, because each sends the couple an email. The caller has locked
 * the booking.
 * @throws AppError TOO_MANY_REQUESTS
 */
export const limitQuotes = (tx: Tx, bookingId: string): Promise<void> =>
  limitEvents(tx, bookingId, ['quote_sent'], (wait) => t('tooManyQuotes', { count: CHANGES, wait }));

async function limitEvents(
  tx: Tx,
  bookingId: string,
  kinds: readonly BookingEventKind[],
  message: (wait: string) => string,
): Promise<void> {
  // The events of one change have the same time.
  const [oldest] = await tx.sql<{ wait: number }>(
    `SELECT ceil(extract(epoch FROM created_at + interval '1 hour' - now()))::int AS wait FROM booking_event
     WHERE booking_id = $1 AND kind = ANY($2::booking_event_kind[]) AND created_at > now() - interval '1 hour'
     GROUP BY created_at ORDER BY created_at DESC OFFSET ${CHANGES - 1} LIMIT 1`,
    [bookingId, kinds],
  );
  if (!oldest) return;
  const wait = Math.max(oldest.wait, 1);
  throw rateLimitExceeded(
    { limit: CHANGES, used: CHANGES, retryAfter: wait, resetsAt: Date.now() + wait * 1000 },
    message(formatWait(wait)),
  );
}

/** Records the same event for several bookings. */
export async function recordEvents(
  tx: Tx,
  bookingIds: readonly string[],
  kind: BookingEventKind,
  actorId: string,
): Promise<void> {
  if (!bookingIds.length) return;
  await tx.sql(
    `INSERT INTO booking_event (id, booking_id, kind, actor_id)
     SELECT id, booking_id, $3, $4::uuid FROM unnest($1::uuid[], $2::uuid[]) AS line (id, booking_id)`,
    [bookingIds.map(() => newId()), bookingIds, kind, actorId],
  );
}
