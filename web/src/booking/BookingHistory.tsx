import Box from '@mui/material/Box';
import { formatList } from '@mandap/api/intl';
import { rejectionReasonLabel } from '@mandap/api/labels/booking';
import type { FieldsOf } from '../lib/fieldsOf';
import { indianDate, sentDay } from '../lib/format';
import { rich } from '../lib/rich';
import { quoteEventText } from '../quote/quoteEventText';
import { Disclosure } from '../ui/Disclosure';
import { visitEventText } from '../visit/visitEventText';
import { visuallyHidden } from '../ui/visuallyHidden';
import type { BookingChangesFragment } from './BookingCard.generated';
import { t } from './messages.generated';

interface BookingHistoryProps {
  booking: FieldsOf<BookingChangesFragment>;
}

/** The history of an enquiry from the couple's point of view, oldest event first. */
export function BookingHistory({ booking }: BookingHistoryProps) {
  const { history, listingName } = booking;
  return (
    <Disclosure
      compact
      summary={<span>{rich(t, 'historyOf', { hidden: visuallyHidden, listingName })}</span>}
    >
      <Box component="ol" sx={stepsSx} className="tabular">
        {history.map((step) => (
          <li key={step.kind + step.createdAt}>
            {stepText(step, booking)}
            <time dateTime={step.createdAt}>{sentDay(step.createdAt)}</time>
          </li>
        ))}
      </Box>
    </Disclosure>
  );
}

function stepText(
  step: BookingChangesFragment['history'][number],
  { listingName: name, rejectionReason }: FieldsOf<BookingChangesFragment>,
): string {
  const { kind, date, previousDate, guests, previousGuests, offeredDates } = step;
  const day = date ? indianDate(date) : t('step.anotherDay');
  switch (kind) {
    case 'SENT':
      return t('step.sent');
    case 'WRONG_CODE':
      return t('step.wrongCode', { name });
    case 'APPROVED':
      return t('step.approved', { name });
    case 'REJECTED':
      return rejectionReason && rejectionReason !== 'OTHER'
        ? t('step.rejectedFor', { name, reason: rejectionReasonLabel(rejectionReason) })
        : t('step.rejected', { name });
    case 'WITHDRAWN':
      return t('step.withdrawn');
    case 'DATE_CHANGED':
      return previousDate
        ? t('step.dateChangedFrom', { previousDate: indianDate(previousDate), day })
        : t('step.dateChanged', { day });
    case 'GUESTS_CHANGED':
      return t('step.guestsChanged', { previousGuests: previousGuests ?? 0, guests: guests ?? 0 });
    case 'DATES_OFFERED':
      return t('step.offered', {
        name,
        dates: formatList((offeredDates ?? []).map(indianDate), 'disjunction'),
      });
    case 'OFFER_ACCEPTED':
      return t('step.offerAccepted', { day });
    case 'OFFER_DECLINED':
      return t('step.offerDeclined');
    case 'EVENT_CONFIRMED':
      return t('step.eventConfirmed', { name });
    case 'EVENT_DENIED':
      return t('step.eventDenied', { name });
    case 'REVIEW_UPHELD':
      return t('step.reviewUpheld');
    case 'REVIEW_REMOVED':
      return t('step.reviewRemoved');
    case 'RESCHEDULE_REQUESTED':
      return t('step.requested', { day });
    case 'RESCHEDULE_CANCELLED':
      return t('step.requestCancelled', { day });
    case 'RESCHEDULE_ACCEPTED':
      return t('step.moved', { name, day });
    case 'RESCHEDULE_DECLINED':
      return t('step.declined', { name, day });
    case 'VISIT_REQUESTED':
    case 'VISIT_OFFERED':
    case 'VISIT_CONFIRMED':
    case 'VISIT_MOVED':
    case 'VISIT_CANCELLED':
      return visitEventText({ ...step, kind }, { couple: t('step.you'), business: name });
    case 'QUOTE_SENT':
    case 'QUOTE_ACCEPTED':
    case 'QUOTE_DECLINED':
      return quoteEventText({ ...step, kind }, { couple: t('step.you'), business: name });
  }
}

const stepsSx = {
  display: 'grid',
  gap: 3,
  paddingLeft: 4.5,
  borderLeft: '1px solid var(--line)',
  '& li': {
    position: 'relative',
    listStyle: 'none',
    color: 'var(--ink)',
    lineHeight: 1.4,
  },
  '& li::before': {
    content: "''",
    position: 'absolute',
    top: '0.45em',
    left: -22,
    width: 7,
    height: 7,
    borderRadius: '50%',
    background: 'var(--edge)',
  },
  '& li:last-child::before': {
    background: 'var(--primary-text)',
  },
  '& time': {
    display: 'block',
    color: 'text.secondary',
    fontSize: 'var(--t-xs)',
  },
};
