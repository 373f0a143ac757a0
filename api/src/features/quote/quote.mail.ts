import { readableDay } from '../../core/day.js';
import type { Email } from '../../core/email.js';
import { formatPaise } from '../../core/intl.js';
import type { Booking } from '../booking/booking.entity.js';
import { coupleName } from '../booking/couple-name.js';
import { withoutCodes } from '../booking/without-codes.js';
import type { QuoteDetails } from './quote.query.js';
import { t } from './mail.messages.generated.js';

/** Who gets an email about a quote. */
interface QuoteRecipient {
  email: string;
  name: string;
}

/** To the couple. @param codes those to hide in the note */
export function quoteSentEmail(
  to: QuoteRecipient,
  booking: Booking,
  quote: QuoteDetails,
  codes: readonly string[],
): Email {
  const { listing, date, guests, total } = valuesOf(booking, quote);
  return emailTo(to, booking, 'answers', t('sent.subject', { listing, total }), [
    t('sent.text', { listing, date, guests, total }),
    ...(quote.version > 1 ? [t('sent.replaces')] : []),
    ...(quote.note ? [t('note', { note: withoutCodes(quote.note, codes) })] : []),
    t('sent.answer', { validUntil: readableDay(quote.validUntil) }),
  ]);
}

/** To the business. */
export function quoteAcceptedEmail(to: QuoteRecipient, booking: Booking, quote: QuoteDetails): Email {
  const { couple, date, guests, total } = valuesOf(booking, quote);
  return emailTo(to, booking, 'changes', t('accepted.subject', { couple, total }), [
    t('accepted.text', { couple, date, guests, total }),
    booking.status === 'pending' ? t('accepted.code') : t('accepted.approved'),
  ]);
}

/** To the business, with the change that the couple asks for. @param codes those to hide in the note */
export function quoteDeclinedEmail(
  to: QuoteRecipient,
  booking: Booking,
  quote: QuoteDetails,
  codes: readonly string[],
): Email {
  const { couple, date, total } = valuesOf(booking, quote);
  const { declineNote: note } = quote;
  const [subject, ...text] = note
    ? [
        t('changeAsked.subject', { couple }),
        t('changeAsked.text', { couple, total, date }),
        t('note', { note: withoutCodes(note, codes) }),
      ]
    : [t('declined.subject', { couple }), t('declined.text', { couple, total, date })];
  return emailTo(to, booking, 'changes', subject ?? '', [...text, t('declined.answer')]);
}

const valuesOf = (booking: Booking, quote: QuoteDetails) => ({
  couple: coupleName(booking),
  listing: booking.listingName,
  date: readableDay(quote.date),
  guests: quote.guests,
  total: formatPaise(quote.total),
});

const emailTo = (
  to: QuoteRecipient,
  booking: Booking,
  kind: Email['kind'],
  subject: string,
  paragraphs: string[],
): Email => ({
  kind,
  to: to.email,
  subject,
  paragraphs: [t('hello', { name: to.name }), ...paragraphs],
  action: { label: t('open'), path: `/bookings/${booking.id}` },
});
