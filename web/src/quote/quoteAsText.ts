import { formatPaise } from '@mandap/api/intl';
import { quantityText } from '@mandap/api/labels/quote';
import { indianDate, indianTimestamp } from '../lib/format';
import type { QuoteDetailsFragment } from './Quote.generated';
import { t } from './text.messages.generated';

/** Describes a version of a quote in plain text, for the download of a conversation. */
export function quoteAsText(quote: QuoteDetailsFragment): string {
  const { version, included, note, declineNote } = quote;
  return [
    t('heading', { version, time: indianTimestamp(quote.createdAt) }),
    t('event', { date: indianDate(quote.date), guests: quote.guests }),
    ...quote.lines.map(({ label, quantity, unit, unitPrice, gstRate, amount }) =>
      t('line', {
        ...{ label, quantity: quantityText(quantity, unit), rate: gstRate },
        ...{ price: formatPaise(unitPrice), amount: formatPaise(amount) },
      }),
    ),
    t('sums', {
      subtotal: formatPaise(quote.subtotal),
      discount: formatPaise(quote.discount),
      gst: formatPaise(quote.gst),
      total: formatPaise(quote.total),
    }),
    statusOf(quote),
    ...(included ? [t('included', { included })] : []),
    ...(note ? [t('note', { note })] : []),
    ...(declineNote ? [t('changeAsked', { note: declineNote })] : []),
  ].join('\n');
}

function statusOf({ status, validUntil }: QuoteDetailsFragment): string {
  if (status === 'OPEN' || status === 'EXPIRED')
    return t(`status.${status}`, { date: indianDate(validUntil) });
  return t(`status.${status}`);
}
