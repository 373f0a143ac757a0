import { formatPaise } from '@mandap/api/intl';
import { useLocation } from 'react-router-dom';
import { paths } from '../app/paths';
import type { FieldsOf } from '../lib/fieldsOf';
import { indianDate } from '../lib/format';
import { Notice } from '../ui/mui/Notice';
import { t } from './card.messages.generated';
import type { QuoteOnCardFragment } from './Quote.generated';

interface QuoteLineProps {
  booking: FieldsOf<QuoteOnCardFragment> & { id: string; status: string; date: string; guests: number };
  side: 'couple' | 'business';
}

/**
 * The agreed total on the card of an approved booking, or the quote that waits for the couple. Not shown on the page of
 * the booking, which has the whole quote.
 */
export function QuoteLine({ booking, side }: QuoteLineProps) {
  const { id, quote, status } = booking;
  const { pathname } = useLocation();
  if (!quote || pathname === paths.booking(id)) return null;
  const total = formatPaise(quote.total);
  const hasChanged = booking.date !== quote.date || booking.guests !== quote.guests;
  if (quote.status === 'ACCEPTED' && hasChanged && (status === 'APPROVED' || status === 'PENDING'))
    return (
      <Notice tone="warning">
        {t('agreedForOther', { total, date: indianDate(quote.date), guests: quote.guests })}
      </Notice>
    );
  if (quote.status === 'ACCEPTED' && status === 'APPROVED')
    return <Notice tone="success">{t('agreed', { total })}</Notice>;
  if (quote.status === 'ACCEPTED' && status === 'PENDING')
    return <Notice tone="success">{t('accepted', { total })}</Notice>;
  if (quote.status === 'OPEN')
    return (
      <Notice tone="info">
        {t(side === 'couple' ? 'waitsForYou' : 'waitsForCouple', {
          total,
          date: indianDate(quote.validUntil),
        })}
      </Notice>
    );
  return null;
}
