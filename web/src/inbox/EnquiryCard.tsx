import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { AfterEventSection } from '../after-event/AfterEventSection';
import { Message } from '../booking/Message';
import { NextSteps } from '../booking/NextSteps';
import { businessSteps } from '../booking/settleNext';
import { bookingStatusOf } from '../booking/bookingStatus';
import { formatList } from '@mandap/api/intl';
import { rejectionReasonLabel } from '@mandap/api/labels/booking';
import { ConversationLink } from '../conversation/ConversationLink';
import { QuoteLine } from '../quote/QuoteLine';
import { indianDate, indianNumber, sentDay, today } from '../lib/format';
import { rich } from '../lib/rich';
import { useCountdown } from '../lib/useCountdown';
import { visuallyHidden } from '../ui/visuallyHidden';
import { Badge } from '../ui/mui/Badge';
import { Button } from '../ui/mui/Button';
import { Notice } from '../ui/mui/Notice';
import { PhoneLink } from '../ui/PhoneLink';
import { RecordCard, RecordChoice } from '../ui/mui/RecordCard';
import { StatusBadge } from '../ui/mui/StatusBadge';
import { TermList } from '../ui/TermList';
import { EnquiryCardFragmentDoc, type EnquiryCardFragment } from './EnquiryCard.generated';
import { EnquiryHistory } from './EnquiryHistory';
import { EnquiryNotes } from './EnquiryNotes';
import { LockNote } from './LockNote';
import { t } from './messages.generated';
import { NoAnswerButton } from './NoAnswerButton';

/** An owner's decisions on an enquiry. */
export type EnquiryAction = 'approve' | 'reject' | 'offerDates' | 'acceptReschedule' | 'declineReschedule';

interface EnquiryCardProps {
  enquiry: FragmentType<EnquiryCardFragment>;
  onAction: (action: EnquiryAction, enquiry: EnquiryCardFragment) => void;
  /** After a change that needs no dialog. */
  onChanged: () => void;
}

/**
 * An enquiry in its owner's inbox. Pending ones can be approved or rejected until their date, or answered with other
 * dates unless one side has blocked the other; reschedule requests for approved ones can be accepted or declined.
 */
export function EnquiryCard({ enquiry: from, onAction, onChanged }: EnquiryCardProps) {
  const { data: enquiry, complete } = useFragment({
    fragment: EnquiryCardFragmentDoc,
    fragmentName: 'EnquiryCard',
    from,
  });
  const pending = complete && bookingStatusOf(enquiry) === 'pending';
  const locked = useCountdown(pending ? enquiry.lockedUntil : null);
  if (!complete) return null;
  const shownStatus = bookingStatusOf(enquiry);
  const { name, date, requestedDate, guests, contact, dateOffer, rejectionReason, rejectionNote } = enquiry;
  return (
    <RecordCard
      title={name}
      facts={
        <>
          <span>
            {t('typeAndDay', { typeOfEvent: enquiry.typeOfEvent, day: sentDay(enquiry.createdAt) })}
          </span>
          {enquiry.isUnread && <Badge tone="info">{t('unread')}</Badge>}
        </>
      }
      badge={<StatusBadge status={shownStatus} />}
      needsAction={pending || requestedDate !== null}
    >
      <TermList
        terms={[
          { term: t('date'), value: indianDate(date) },
          { term: t('guests'), value: indianNumber(guests) },
          ...(contact ? [{ term: t('contact'), value: <PhoneLink phone={contact} /> }] : []),
          { term: t('location'), value: enquiry.location },
          ...(enquiry.address ? [{ term: t('address'), value: enquiry.address }] : []),
        ]}
      />
      <Message text={enquiry.message} />
      <QuoteLine booking={enquiry} side="business" />
      {shownStatus === 'approved' && date >= today() && !enquiry.coupleDeleted && (
        <NextSteps {...businessSteps(enquiry)} name={name} phone={contact} />
      )}
      {requestedDate && (
        <Notice tone="warning">{t('requestedDate', { requestedDate: indianDate(requestedDate) })}</Notice>
      )}
      {pending && dateOffer && (
        <Notice tone="info">
          {t('offered', { dates: formatList(dateOffer.dates.map(indianDate), 'disjunction') })}
        </Notice>
      )}
      {rejectionReason && (
        <Message
          text={
            rejectionNote
              ? t('rejectedWithNote', { reason: rejectionReasonLabel(rejectionReason), note: rejectionNote })
              : t('rejectedFor', { reason: rejectionReasonLabel(rejectionReason) })
          }
        />
      )}
      <EnquiryNotes enquiry={enquiry} />
      <AfterEventSection booking={enquiry} side="business" />
      {locked > 0 && <LockNote seconds={locked} />}
      {pending && (
        <RecordChoice>
          <Button
            variant="primary"
            icon="check"
            aria-haspopup="dialog"
            disabled={locked > 0}
            onClick={() => onAction('approve', enquiry)}
          >
            {rich(t, 'approveOf', { hidden: visuallyHidden, name })}
          </Button>
          <Button
            tone="error"
            icon="close"
            aria-haspopup="dialog"
            onClick={() => onAction('reject', enquiry)}
          >
            {rich(t, 'rejectOf', { hidden: visuallyHidden, name })}
          </Button>
        </RecordChoice>
      )}
      {requestedDate && (
        <RecordChoice>
          <Button
            variant="primary"
            icon="check"
            aria-haspopup="dialog"
            onClick={() => onAction('acceptReschedule', enquiry)}
          >
            {rich(t, 'acceptOf', { hidden: visuallyHidden, name })}
          </Button>
          <Button
            tone="error"
            icon="close"
            aria-haspopup="dialog"
            onClick={() => onAction('declineReschedule', enquiry)}
          >
            {rich(t, 'declineOf', { hidden: visuallyHidden, name })}
          </Button>
        </RecordChoice>
      )}
      <Box sx={otherActionsSx}>
        <ConversationLink booking={enquiry} name={name} quiet={pending || requestedDate !== null} />
        {pending && enquiry.canSendMessages && (
          <Button
            variant="text"
            icon="calendar"
            aria-haspopup="dialog"
            onClick={() => onAction('offerDates', enquiry)}
          >
            {rich(t, 'offerDatesTo', { hidden: visuallyHidden, name })}
          </Button>
        )}
        <NoAnswerButton enquiry={enquiry} onChanged={onChanged} />
      </Box>
      {enquiry.history.length > 1 && <EnquiryHistory enquiry={enquiry} />}
    </RecordCard>
  );
}

const otherActionsSx = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  '&:empty': { display: 'none' },
  'footer + &': { mt: -1.5 },
  // In the columns of the decision above, as far as they fit.
  '& > *': { flex: '1 1 40%' },
};
