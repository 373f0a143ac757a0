import { Link } from 'react-router-dom';
import { paths } from '../app/paths';
import { indianDate, indianNumber, sentDay, today } from '../lib/format';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { RecordCard } from '../ui/RecordCard';
import { StatusBadge } from '../ui/StatusBadge';
import { TermList } from '../ui/TermList';
import type { BookingCardFragment } from './BookingCard.generated';
import styles from './BookingCard.module.css';
import { BookingHistory } from './BookingHistory';
import { EnquiryCode } from './EnquiryCode';
import { Message } from './Message';
import { NextSteps } from './NextSteps';
import { coupleSteps } from './settleNext';
import { ProposedDate } from './ProposedDate';
import { standingOf } from './standing';

interface BookingCardProps {
  booking: BookingCardFragment;
  onWithdraw: () => void;
  onChangeDate: () => void;
  onPropose: () => void;
}

/** One of the couple's own enquiries: how it stands, while it is pending its code, and what has happened to it. */
export function BookingCard({ booking, onWithdraw, onChangeDate, onPropose }: BookingCardProps) {
  const { status, listingId, listingKind, listingName, listingCity, listingPublic, code } = booking;
  const standing = standingOf(booking);
  const pending = standing === 'pending';
  const ahead = status === 'APPROVED' && listingId !== null && booking.date >= today();
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
      facts={`${listingCity}, sent ${sentDay(booking.createdAt)}`}
      badge={<StatusBadge status={standing} />}
      waits={pending}
    >
      <TermList
        terms={[
          { term: 'Date', value: indianDate(booking.date) },
          { term: 'Event', value: booking.typeOfEvent },
          { term: 'Guests', value: indianNumber(booking.guests) },
        ]}
      />
      {booking.message && <Message text={booking.message} />}
      {pending && <EnquiryCode code={code} listingName={listingName} />}
      {!pending && <p className={styles.outcome}>{outcomeOf(booking)}</p>}
      {listingId && !listingPublic && (pending || ahead) && (
        <Notice tone="info">
          {listingName} is currently not available on Mandap. Your {pending ? 'enquiry' : 'booking'}{' '}
          continues.
        </Notice>
      )}
      {ahead && (
        <>
          <NextSteps
            {...coupleSteps(booking)}
            name={listingName}
            phone={booking.listingContact?.phone ?? ''}
          />
          <ProposedDate booking={booking} onPropose={onPropose} />
        </>
      )}
      {pending && (
        <footer className={styles.foot}>
          <Button variant="text" icon="calendar" aria-haspopup="dialog" onClick={onChangeDate}>
            Change date<span className="visually-hidden"> of the enquiry to {listingName}</span>
          </Button>
          <Button variant="text" tone="bad" aria-haspopup="dialog" onClick={onWithdraw}>
            Withdraw<span className="visually-hidden"> the enquiry to {listingName}</span>
          </Button>
        </footer>
      )}
      <BookingHistory booking={booking} />
    </RecordCard>
  );
}

function outcomeOf({ status, date, listingId, listingName }: BookingCardFragment): string {
  if (status === 'REJECTED' && !listingId)
    return `${listingName} is no longer on Mandap. Other places may have your date free.`;
  if (status === 'REJECTED') return `${listingName} can’t take this date. Other places may have it free.`;
  if (status === 'WITHDRAWN') return 'You took this enquiry back.';
  if (status === 'PENDING')
    return listingId
      ? `This day passed without an answer from ${listingName}. You can send them a new enquiry for another date.`
      : `This day passed without an answer from ${listingName}.`;
  return date < today() ? `${listingName} approved this booking.` : `${listingName} approved your booking.`;
}
