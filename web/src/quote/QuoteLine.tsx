import { formatPaise } from '@mandap/api/intl';
import { useLocation } from 'react-router-dom';
import { paths } from '../app/paths';
import type { BookingStatus } from '../gql/types';
import type { FieldsOf } from '../lib/fieldsOf';
import { indianDate } from '../lib/format';
import { Notice } from '../ui/mui/Notice';
import { TextLink } from '../ui/TextLink';
import { canAccept } from './canAccept';
import { t } from './card.messages.generated';
import type { QuoteOnCardFragment } from './Quote.generated';

interface QuoteLineProps {
  booking: FieldsOf<QuoteOnCardFragment> & {
    id: string;
    status: BookingStatus;
    date: string;
    guests: number;
  };
  side: 'couple' | 'business';
  /** Without its link, which would leave a dialog with what was typed. */
  inDialog?: boolean;
}

/**
 * The agreed total on the card of an approved booking, or the quote that waits for the couple. Not shown on the page of
 * the booking, which has the whole quote.
 */
export function QuoteLine({ booking, side, inDialog = false }: QuoteLineProps) {
  const { id, quote, status } = booking;
  const { pathname } = useLocation();
  const to = paths.booking(id);
  if (!quote || pathname === to) return null;
  const total = formatPaise(quote.total);
  const hasChanged = booking.date !== quote.date || booking.guests !== quote.guests;
  const notice = (tone: 'info' | 'success' | 'warning', text: string) => (
    <Notice tone={tone}>
      {text}
      {!inDialog && (
        <>
          {' '}
          <TextLink inline to={to}>
            {t('view')}
          </TextLink>
        </>
      )}
    </Notice>
  );
  if (quote.status === 'ACCEPTED' && (status === 'APPROVED' || status === 'PENDING'))
    return hasChanged
      ? notice('warning', t('agreedForOther', { total, date: indianDate(quote.date), guests: quote.guests }))
      : notice('success', t(status === 'APPROVED' ? 'agreed' : 'accepted', { total }));
  if (quote.status === 'OPEN')
    return notice(
      'info',
      canAccept(booking)
        ? t(side === 'couple' ? 'waitsForYou' : 'waitsForCouple', {
            total,
            date: indianDate(quote.validUntil),
          })
        : t('quoted', { total }),
    );
  return null;
}
