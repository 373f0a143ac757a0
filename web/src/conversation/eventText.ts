import { formatList } from '@mandap/api/intl';
import { indianDate } from '../lib/format';
import { quoteEventText } from '../quote/quoteEventText';
import { visitEventText } from '../visit/visitEventText';
import type { TimelineEventFragment } from './Conversation.generated';
import { t } from './messages.generated';

/** Describes an event of a booking in one sentence. */
export function eventText(
  event: TimelineEventFragment,
  { couple, business }: { couple: string; business: string },
): string {
  const { kind, date, previousDate, guests, previousGuests, offeredDates } = event;
  const day = date ? indianDate(date) : '';
  switch (kind) {
    case 'SENT':
      return t('event.sent', { couple });
    case 'WRONG_CODE':
      return t('event.wrongCode', { business });
    case 'APPROVED':
      return t('event.approved', { business });
    case 'REJECTED':
      return t('event.rejected', { business });
    case 'WITHDRAWN':
      return t('event.withdrawn', { couple });
    case 'DATE_CHANGED':
      return previousDate
        ? t('event.dateChangedFrom', { couple, previousDate: indianDate(previousDate), day })
        : t('event.dateChanged', { couple, day });
    case 'GUESTS_CHANGED':
      return t('event.guestsChanged', {
        couple,
        previousGuests: previousGuests ?? 0,
        guests: guests ?? 0,
      });
    case 'DATES_OFFERED':
      return t('event.offered', {
        business,
        dates: formatList((offeredDates ?? []).map(indianDate), 'disjunction'),
      });
    case 'OFFER_ACCEPTED':
      return t('event.offerAccepted', { couple, day });
    case 'OFFER_DECLINED':
      return t('event.offerDeclined', { couple });
    case 'EVENT_CONFIRMED':
      return t('event.confirmed', { business });
    case 'EVENT_DENIED':
      return t('event.denied', { business });
    case 'REVIEW_UPHELD':
      return t('event.reviewUpheld');
    case 'REVIEW_REMOVED':
      return t('event.reviewRemoved');
    case 'RESCHEDULE_REQUESTED':
      return t('event.requested', { couple, day });
    case 'RESCHEDULE_ACCEPTED':
      return t('event.moved', { business, day });
    case 'RESCHEDULE_DECLINED':
      return t('event.declined', { business, day });
    case 'RESCHEDULE_CANCELLED':
      return t('event.requestCancelled', { couple, day });
    case 'VISIT_REQUESTED':
    case 'VISIT_OFFERED':
    case 'VISIT_CONFIRMED':
    case 'VISIT_MOVED':
    case 'VISIT_CANCELLED':
      return visitEventText({ ...event, kind }, { couple, business });
    case 'QUOTE_SENT':
    case 'QUOTE_ACCEPTED':
    case 'QUOTE_DECLINED':
      return quoteEventText({ ...event, kind }, { couple, business });
  }
}
