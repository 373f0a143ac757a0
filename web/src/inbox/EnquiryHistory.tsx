import Box from '@mui/material/Box';
import { formatList } from '@mandap/api/intl';
import { rejectionReasonLabel } from '@mandap/api/labels/booking';
import { indianDate } from '../lib/format';
import { quoteEventText } from '../quote/quoteEventText';
import { Disclosure } from '../ui/Disclosure';
import { visitEventText } from '../visit/visitEventText';
import type { EnquiryCardFragment } from './EnquiryCard.generated';
import { t } from './messages.generated';

type Step = EnquiryCardFragment['history'][number];

/** History of an enquiry for its owner, oldest first. */
export function EnquiryHistory({ enquiry }: { enquiry: EnquiryCardFragment }) {
  return (
    <Disclosure compact summary={t('history')}>
      <Box component="ol" sx={stepsSx}>
        {enquiry.history.map((step) => (
          <li key={`${step.kind} ${step.createdAt}`}>
            <span>{stepText(step, enquiry)}</span>
            <time dateTime={step.createdAt}>{indianDate(step.createdAt)}</time>
          </li>
        ))}
      </Box>
    </Disclosure>
  );
}

function stepText(step: Step, { name, rejectionReason }: EnquiryCardFragment): string {
  const { kind, date, previousDate, guests, previousGuests, offeredDates } = step;
  const day = date ? indianDate(date) : t('step.anotherDate');
  switch (kind) {
    case 'SENT':
      return t('step.sent');
    case 'WRONG_CODE':
      return t('step.wrongCode');
    case 'APPROVED':
      return t('step.approved');
    case 'REJECTED':
      return rejectionReason && rejectionReason !== 'OTHER'
        ? t('step.rejectedFor', { reason: rejectionReasonLabel(rejectionReason) })
        : t('step.rejected');
    case 'WITHDRAWN':
      return t('step.withdrawn');
    case 'DATE_CHANGED':
      return previousDate
        ? t('step.dateChangedFrom', { previousDate: indianDate(previousDate), day })
        : t('step.dateChanged', { day });
    case 'GUESTS_CHANGED':
      return t('step.guestsChanged', { previousGuests: previousGuests ?? 0, guests: guests ?? 0 });
    case 'DATES_OFFERED':
      return t('step.offered', { dates: formatList((offeredDates ?? []).map(indianDate), 'disjunction') });
    case 'OFFER_ACCEPTED':
      return t('step.offerAccepted', { day });
    case 'OFFER_DECLINED':
      return t('step.offerDeclined');
    case 'EVENT_CONFIRMED':
      return t('step.eventConfirmed');
    case 'EVENT_DENIED':
      return t('step.eventDenied');
    case 'REVIEW_UPHELD':
      return t('step.reviewUpheld');
    case 'REVIEW_REMOVED':
      return t('step.reviewRemoved');
    case 'RESCHEDULE_REQUESTED':
      return t('step.requested', { day });
    case 'RESCHEDULE_ACCEPTED':
      return t('step.moved', { day });
    case 'RESCHEDULE_CANCELLED':
      return t('step.requestCancelled', { day });
    case 'RESCHEDULE_DECLINED':
      return t('step.declined', { day });
    case 'VISIT_REQUESTED':
    case 'VISIT_OFFERED':
    case 'VISIT_CONFIRMED':
    case 'VISIT_MOVED':
    case 'VISIT_CANCELLED':
      return visitEventText({ ...step, kind }, { couple: name, business: t('step.you') });
    case 'QUOTE_SENT':
    case 'QUOTE_ACCEPTED':
    case 'QUOTE_DECLINED':
      return quoteEventText({ ...step, kind }, { couple: name, business: t('step.you') });
  }
}

const stepsSx = {
  display: 'grid',
  gap: 2,
  '& li': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: '4px 16px',
  },
  '& time': {
    flex: 'none',
    color: 'text.secondary',
    fontVariantNumeric: 'tabular-nums',
  },
};
