import type { Tx } from '../../core/database.js';
import { readableDay } from '../../core/day.js';
import { badInput, conflict, notFound, violates } from '../../core/errors.js';
import { loader } from '../../core/loader.js';
import { only, operation } from '../../core/operation.js';
import type { Viewer } from '../../core/viewer.js';
import { refuseContactDetails } from '../account/new-account.js';
import { limitQuotes, recordEvent } from '../booking/booking-event.js';
import { replayBooking } from '../booking/booking-replay.js';
import type { Booking } from '../booking/booking.entity.js';
import { sideOf } from '../booking/booking.policy.js';
import { bookingById } from '../booking/booking.query.js';
import { lockListingBooking } from '../booking/decide.service.js';
import { VERSIONS_MAX } from './quote.constants.js';
import { Quote, type QuoteLine } from './quote.entity.js';
import { notifyQuoteAccepted, notifyQuoteDeclined, notifyQuoteSent } from './quote.notifications.js';
import {
  allQuotes,
  insertQuote,
  latestQuote,
  latestQuotes,
  linesOfQuotes,
  quoteByClientId,
  quoteById,
  supersedeQuote,
  type QuoteDetails,
} from './quote.query.js';
import { declineQuoteRules, quoteIdRules, sendQuoteRules } from './quote.rules.js';
import { quoteTotals } from './totals.rules.js';
import { t } from './messages.generated.js';

/** Returns the latest version of a booking's quote, or null; for both parties. Batched over a list. */
export const bookingQuote = loader<string, QuoteDetails | null>(
  async (ctx, bookingIds) =>
    ctx.viewer
      ? latestQuotes(ctx.services.database.tx, ctx.viewer, bookingIds)
      : new Map<string, QuoteDetails>(),
  null,
);

/** Returns all versions of a booking's quote, newest first; for both parties. Batched over a list. */
export const bookingQuotes = loader<string, QuoteDetails[]>(
  async (ctx, bookingIds) =>
    ctx.viewer
      ? allQuotes(ctx.services.database.tx, ctx.viewer, bookingIds)
      : new Map<string, QuoteDetails[]>(),
  [],
);

/** Returns the lines of a quote, in order; batched over a list. */
export const quoteLines = loader<string, QuoteLine[]>(
  (ctx, quoteIds) => linesOfQuotes(ctx.services.database.tx, quoteIds),
  [],
);

/**
 * Sends a quote to the couple. It supersedes the open version. Idempotent by `clientId`.
 * @throws AppError CONFLICT if the booking is closed or has changed, or a quote is accepted
 */
export const sendQuote = operation({
  name: 'quote.send',
  kind: 'write',
  allow: only('vendor', 'venue'),
  limit: 'decision',
  input: sendQuoteRules,
  replay: replayBooking,
  async run({ tx, viewer, input }): Promise<Booking> {
    const booking = await lockListingBooking(tx, viewer, input.bookingId);
    if (await quoteByClientId(tx, booking.id, input.clientId)) return booking;
    if (input.date !== booking.date || input.guests !== booking.guests) throw conflict(t('bookingChanged'));
    if (input.validUntil > booking.date)
      throw conflict(t('afterEvent', { date: readableDay(booking.date) }), 'validUntil');
    const previous = await latestQuote(tx, booking.id);
    if (previous && previous.version >= VERSIONS_MAX)
      throw conflict(t('tooManyVersions', { max: VERSIONS_MAX }));
    await limitQuotes(tx, booking.id);
    await refuseContactDetails(tx, viewer.id, {
      included: input.included,
      note: input.note,
      ...Object.fromEntries(input.lines.map(({ label }, index) => [`lines[${index}].label`, label])),
    });
    const version = (previous?.version ?? 0) + 1;
    const totals = quoteTotals(input.lines, input.discount);
    await supersedeQuote(tx, booking.id);
    const id = await insertQuote(tx, { ...input, version }, totals).catch(rethrowRefusal);
    const sent = await ownQuote(tx, id);
    await recordEvent(tx, booking.id, 'quote_sent', viewer.id, { quoteVersion: version });
    await notifyQuoteSent(tx, booking, sent);
    return booking;
  },
});

/** Accepts a quote. Final, and idempotent. @throws AppError CONFLICT if it isn't current */
export const acceptQuote = operation({
  name: 'quote.accept',
  kind: 'write',
  allow: only('user'),
  limit: 'write',
  input: quoteIdRules,
  replay: replayBooking,
  async run({ tx, viewer, input }): Promise<Booking> {
    const { booking, quote } = await lockQuote(tx, viewer, input.id);
    if (quote.status === 'accepted') return booking;
    requireOpen(quote);
    await tx
      .repository(Quote)
      .update(quote.id, { status: 'accepted', closedAt: () => 'now()' })
      .catch(rethrowRefusal);
    await recordEvent(tx, booking.id, 'quote_accepted', viewer.id, { quoteVersion: quote.version });
    await notifyQuoteAccepted(tx, booking, quote);
    return booking;
  },
});

/** Declines a quote, optionally asking for a change. Idempotent. Also possible once it is outdated or expired. */
export const declineQuote = operation({
  name: 'quote.decline',
  kind: 'write',
  allow: only('user'),
  limit: 'write',
  input: declineQuoteRules,
  replay: replayBooking,
  async run({ tx, viewer, input }): Promise<Booking> {
    const { booking, quote } = await lockQuote(tx, viewer, input.id);
    if (quote.status === 'declined') return booking;
    if (quote.status !== 'outdated' && quote.status !== 'expired') requireOpen(quote);
    const note = input.note || null;
    await refuseContactDetails(tx, viewer.id, { note });
    await tx
      .repository(Quote)
      .update(quote.id, { status: 'declined', closedAt: () => 'now()', declineNote: note })
      .catch(rethrowRefusal);
    await recordEvent(tx, booking.id, 'quote_declined', viewer.id, { quoteVersion: quote.version });
    await notifyQuoteDeclined(tx, booking, { ...quote, declineNote: note });
    return booking;
  },
});

async function ownQuote(tx: Tx, quoteId: string): Promise<QuoteDetails> {
  const quote = await quoteById(tx, quoteId);
  if (!quote) throw notFound(t('quoteNotFound'));
  return quote;
}

/**
 * Returns a quote for the couple and its booking, locked. The booking is locked first, as in every other operation, and
 * the quote is read after that.
 * @throws AppError NOT_FOUND for anybody but its couple
 */
async function lockQuote(tx: Tx, viewer: Viewer, quoteId: string) {
  const found = await ownQuote(tx, quoteId);
  const booking = await bookingById(tx, found.bookingId, true);
  if (!booking || sideOf(viewer, booking) !== 'couple') throw notFound(t('quoteNotFound'));
  return { booking, quote: await ownQuote(tx, quoteId) };
}

function requireOpen({ status, validUntil }: QuoteDetails): void {
  switch (status) {
    case 'open':
      return;
    case 'expired':
      throw conflict(t('expired', { date: readableDay(validUntil) }));
    case 'closed':
      throw conflict(t('bookingClosed'));
    default:
      throw conflict(t(status));
  }
}

/** Converts violations of the constraints of migrations 0055 and 0067. */
function rethrowRefusal(error: unknown): never {
  if (violates(error, 'quote_booking_open')) throw conflict(t('bookingClosed'));
  if (violates(error, 'quote_note_not_blocked')) throw badInput('note', t('noteBlocked'));
  // Doesn't tell who was blocked.
  if (violates(error, 'quote_not_blocked')) throw conflict(t('blocked'));
  if (violates(error, 'quote_none_accepted')) throw conflict(t('alreadyAccepted'));
  if (violates(error, 'quote_current')) throw conflict(t('outdated'));
  throw error;
}
