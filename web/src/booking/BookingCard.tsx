import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../app/paths';
import { AfterEventSection } from '../after-event/AfterEventSection';
import { ConversationLink } from '../conversation/ConversationLink';
import { QuoteLine } from '../quote/QuoteLine';
import { indianDate, indianNumber, sentDay, today } from '../lib/format';
import { rich } from '../lib/rich';
import { lazyPart } from '../ui/lazyPart';
import { visuallyHidden } from '../ui/visuallyHidden';
import { Button } from '../ui/mui/Button';
import { Notice } from '../ui/mui/Notice';
import { RecordCard } from '../ui/mui/RecordCard';
import { StatusBadge } from '../ui/mui/StatusBadge';
import { TermList } from '../ui/TermList';
import { BookingCardFragmentDoc, type BookingCardFragment } from './BookingCard.generated';
import { BookingHistory } from './BookingHistory';
import { DateOffer } from './DateOffer';
import { EnquiryCode } from './EnquiryCode';
import { Message } from './Message';
import { t } from './messages.generated';
import { NextSteps } from './NextSteps';
import { coupleSteps } from './settleNext';
import { RescheduleRequest } from './RescheduleRequest';
import { bookingStatusOf, openOfferOf } from './bookingStatus';

const NoReplyYet = lazyPart(() => import('./NoReplyYet'));

interface BookingCardProps {
  booking: FragmentType<BookingCardFragment>;
  onWithdraw: (booking: BookingCardFragment) => void;
  onChange: (booking: BookingCardFragment) => void;
  onReschedule: (booking: BookingCardFragment) => void;
  /** Called if the card's offer of dates is no longer current. */
  onOutdated: () => void;
}

/** A couple's own enquiry: its status, its code while it is pending, and its history. */
export function BookingCard({
  booking: from,
  onWithdraw,
  onChange,
  onReschedule,
  onOutdated,
}: BookingCardProps) {
  const { data: booking, complete } = useFragment({
    fragment: BookingCardFragmentDoc,
    fragmentName: 'BookingCard',
    from,
  });
  if (!complete) return null;
  const { status, listingId, listingKind, listingName, listingCity, listingPublic, code } = booking;
  const shownStatus = bookingStatusOf(booking);
  const pending = shownStatus === 'pending';
  const offer = openOfferOf(booking);
  const upcoming = status === 'APPROVED' && listingId !== null && booking.date >= today();
  return (
    <RecordCard
      title={
        listingId && listingPublic ? (
          <Link to={listingKind === 'VENUE' ? paths.venue(listingId) : paths.vendor(listingId)}>
            {listingName}
          </Link>
        ) : (
          listingName
        )
      }
      facts={t('cityAndDay', { listingCity, day: sentDay(booking.createdAt) })}
      badge={<StatusBadge status={shownStatus} />}
      needsAction={pending}
    >
      <TermList
        terms={[
          { term: t('date'), value: indianDate(booking.date) },
          { term: t('event'), value: booking.typeOfEvent },
          { term: t('guests'), value: indianNumber(booking.guests) },
        ]}
      />
      {booking.message && <Message text={booking.message} />}
      <QuoteLine booking={booking} side="couple" />
      {booking.isUnanswered && listingId && (
        <Suspense fallback={null}>
          <NoReplyYet booking={{ ...booking, listingId }} />
        </Suspense>
      )}
      {offer && <DateOffer booking={booking} offer={offer} onOutdated={onOutdated} />}
      {pending && <EnquiryCode code={code} listingName={listingName} />}
      {!pending && !offer && (
        <Typography sx={outcomeSx}>
          {outcomeOf(booking)}
          {booking.rejectionNote && ` ${t('rejectionNote', { note: booking.rejectionNote })}`}
        </Typography>
      )}
      {listingId && !listingPublic && (pending || upcoming) && (
        <Notice tone="info">
          {t('unavailable', { listingName, status: pending ? 'pending' : 'approved' })}
        </Notice>
      )}
      {upcoming && (
        <>
          <NextSteps
            {...coupleSteps(booking)}
            name={listingName}
            phone={booking.listingContact?.phone ?? ''}
          />
          <RescheduleRequest booking={booking} onReschedule={() => onReschedule(booking)} />
        </>
      )}
      <AfterEventSection booking={booking} side="couple" />
      <ConversationLink booking={booking} name={listingName} />
      {pending && (
        <Box component="footer" sx={footSx}>
          <Button variant="text" icon="calendar" aria-haspopup="dialog" onClick={() => onChange(booking)}>
            {rich(t, 'changeEnquiryOf', { hidden: visuallyHidden, listingName })}
          </Button>
          <Button variant="text" tone="error" aria-haspopup="dialog" onClick={() => onWithdraw(booking)}>
            {rich(t, 'withdrawOf', { hidden: visuallyHidden, listingName })}
          </Button>
        </Box>
      )}
      <BookingHistory booking={booking} />
    </RecordCard>
  );
}

function outcomeOf({ status, date, listingId, listingName, rejectionReason }: BookingCardFragment): string {
  if (status === 'REJECTED' && !listingId) return t('listingGone', { listingName });
  if (status === 'REJECTED') return t(`rejected.${rejectionReason ?? 'OTHER'}`, { listingName });
  if (status === 'WITHDRAWN') return t('withdrawnExplanation');
  if (status === 'PENDING')
    return listingId ? t('expiredAskAgain', { listingName }) : t('expired', { listingName });
  return date < today() ? t('approvedPast', { listingName }) : t('approved', { listingName });
}

const outcomeSx = {
  marginTop: 'auto',
  paddingTop: 3.5,
  borderTop: '1px solid var(--line)',
  fontSize: 'var(--t-sm)',
};
const footSx = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  margin: 'auto -13px -8px',
};
