import { paths } from '../app/paths';
import { standingOf } from '../booking/standing';
import { indianDate, indianNumber, spacedPhone } from '../lib/format';
import { StatusBadge } from '../ui/StatusBadge';
import styles from './BookingTable.module.css';
import type { ManagedBookingFragment } from './ManagedBooking.generated';
import { RowTitle } from './RowTitle';
import { TableGrid, type Column } from './TableGrid';

interface BookingTableProps {
  bookings: readonly ManagedBookingFragment[];
  /** Whom each row is about: the listing that was asked, or the couple that asks. */
  about: 'listing' | 'couple';
  /** With all that has happened, from the day it was sent. */
  histories?: boolean;
}

/** Bookings as an admin reads them: never with their code. */
export function BookingTable({ bookings, about, histories }: BookingTableProps) {
  const columns: Column<ManagedBookingFragment>[] = [
    about === 'listing'
      ? {
          title: 'Venue or vendor',
          cell: ({ listingId, listingKind, listingName, listingCity }) => (
            <RowTitle
              title={listingName}
              detail={listingCity}
              to={
                listingId
                  ? listingKind === 'VENUE'
                    ? paths.venueProfile(listingId)
                    : paths.vendorProfile(listingId)
                  : undefined
              }
            />
          ),
        }
      : {
          title: 'Couple',
          cell: ({ name, contact }) => <RowTitle title={name} detail={spacedPhone(contact)} />,
        },
    {
      title: 'Status',
      small: 'untitled',
      cell: (booking) => <StatusBadge status={standingOf(booking)} />,
    },
    {
      title: 'Event',
      cell: ({ typeOfEvent, date }) => `${typeOfEvent}, ${indianDate(date)}`,
    },
  ];
  if (!histories)
    columns.push(
      { title: 'Guests', numeric: true, wideOnly: true, cell: ({ guests }) => indianNumber(guests) },
      { title: 'Sent', wideOnly: true, cell: ({ createdAt }) => indianDate(createdAt) },
    );
  else
    columns.push({
      title: 'History',
      small: 'row',
      cell: ({ history }) => (
        <ol className={styles.steps}>
          {history.map((step) => (
            <li key={`${step.kind} ${step.createdAt}`}>
              <time dateTime={step.createdAt}>{indianDate(step.createdAt)}</time> {wordsOf(step)}
            </li>
          ))}
        </ol>
      ),
    });
  return (
    <TableGrid
      label="Bookings"
      columns={columns}
      rows={bookings}
      size={0}
      rowKey={({ id }) => id}
      rowName={({ listingName }) => listingName}
    />
  );
}

type Step = ManagedBookingFragment['history'][number];

function wordsOf({ kind, date }: Step): string {
  const day = date ? indianDate(date) : 'another date';
  const words: Record<Step['kind'], string> = {
    SENT: 'Sent',
    WRONG_CODE: 'A wrong code was entered',
    APPROVED: 'Approved',
    REJECTED: 'Rejected',
    WITHDRAWN: 'Withdrawn',
    DATE_CHANGED: 'Date changed',
    DATE_PROPOSED: `Asked for ${day}`,
    PROPOSAL_DROPPED: `Took ${day} back`,
    DATE_ACCEPTED: `Moved to ${day}`,
    DATE_DECLINED: `${day} declined`,
  };
  return words[kind];
}
