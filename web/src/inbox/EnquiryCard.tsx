import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { AfterEventSection } from '../after-event/AfterEventSection';
import { Message } from '../booking/Message';
import { NextSteps } from '../booking/NextSteps';
import { businessSteps } from '../booking/settleNext';
import { bookingStatusOf, openOfferOf } from '../booking/bookingStatus';
import { formatList } from '@mandap/api/intl';
import { rejectionReasonLabel } from '@mandap/api/labels/booking';
import { ConversationLink } from '../conversation/ConversationLink';
import { QuoteLine } from '../quote/QuoteLine';
import { indianDate, indianNumber, sentDay, today } from '../lib/format';
import { rich } from '../lib/rich';
import { visuallyHidden } from '../ui/visuallyHidden';
import { Badge } from '../ui/mui/Badge';
import { Button } from '../ui/mui/Button';
import { Notice } from '../ui/mui/Notice';
import { PhoneLink } from '../ui/PhoneLink';
import { RecordCard } from '../ui/mui/RecordCard';
import { StatusBadge } from '../ui/mui/StatusBadge';
import { TermList } from '../ui/TermList';
import { EnquiryCardFragmentDoc, type EnquiryCardFragment } from './EnquiryCard.generated';
import { EnquiryChoice, type EnquiryAction } from './EnquiryChoice';
import { EnquiryHistory } from './EnquiryHistory';
import { EnquiryNotes } from './EnquiryNotes';
import { t } from './messages.generated';
import { NoAnswerButton } from './NoAnswerButton';

export interface EnquiryCardProps {
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
  if (!complete) return null;
  const shownStatus = bookingStatusOf(enquiry);
  const pending = shownStatus === 'pending';
  // Waits since it was sent: a new enquiry needs an answer.
  const isNew = enquiry.waitingSince === enquiry.createdAt;
  const { name, date, requestedDate, guests, contact, rejectionReason, rejectionNote } = enquiry;
  const offer = openOfferOf(enquiry);
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
          ...(enquiry.location ? [{ term: t('location'), value: enquiry.location }] : []),
          ...(enquiry.address ? [{ term: t('address'), value: enquiry.address }] : []),
        ]}
      />
      {enquiry.message && <Message text={enquiry.message} />}
      <QuoteLine booking={enquiry} side="business" />
      {shownStatus === 'approved' && date >= today() && !enquiry.coupleDeleted && (
        <NextSteps {...businessSteps(enquiry)} name={name} phone={contact} />
      )}
      {offer && (
        <Notice tone="info">
          {t('offered', { dates: formatList(offer.dates.map(indianDate), 'disjunction') })}
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
      <EnquiryChoice enquiry={enquiry} onAction={onAction} />
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
        {!isNew && <NoAnswerButton enquiry={enquiry} onChanged={onChanged} />}
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
  '.enquiry-choice + &': { mt: -1.5 },
  // In the columns of the decision above, as far as they fit.
  '& > *': { flex: '1 1 40%', minWidth: 'max-content' },
};
