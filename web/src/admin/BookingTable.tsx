import Box from '@mui/material/Box';
import { paths } from '../app/paths';
import { bookingStatusOf } from '../booking/bookingStatus';
import { indianDate, indianNumber, spacedPhone } from '../lib/format';
import { StatusBadge } from '../ui/mui/StatusBadge';
import type { ManagedBookingFragment } from './ManagedBooking.generated';
import { t } from './messages.generated';
import { RowTitle } from './RowTitle';
import type { Column } from './recordColumns';
import { RecordTable } from './RecordTable';

interface BookingTableProps {
  bookings: readonly ManagedBookingFragment[];
  /** The other party to show in each row: the listing or the couple. */
  about: 'listing' | 'couple';
  /** Shows the full history of each booking. */
  showHistory?: boolean;
}

/** Bookings for admins, without their approval codes. */
export function BookingTable({ bookings, about, showHistory }: BookingTableProps) {
  const columns: Column<ManagedBookingFragment>[] = [
    about === 'listing'
      ? {
          id: 'listing',
          title: t('venueOrVendor'),
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
          id: 'couple',
          title: t('couple'),
          cell: ({ name, contact }) => <RowTitle title={name} detail={contact && spacedPhone(contact)} />,
        },
    {
      id: 'status',
      title: t('status'),
      cell: (booking) => <StatusBadge status={bookingStatusOf(booking)} />,
    },
    {
      id: 'event',
      title: t('event'),
      cell: ({ typeOfEvent, date }) => `${typeOfEvent}, ${indianDate(date)}`,
    },
  ];
  if (!showHistory)
    columns.push(
      {
        id: 'guests',
        title: t('guests'),
        numeric: true,
        wideOnly: true,
        small: 'label',
        cell: ({ guests }) => indianNumber(guests),
      },
      {
        id: 'sent',
        title: t('sent'),
        wideOnly: true,
        small: 'label',
        cell: ({ createdAt }) => indianDate(createdAt),
      },
    );
  else
    columns.push({
      id: 'history',
      title: t('history'),
      small: 'row',
      cell: ({ history }) => (
        <Box component="ol" sx={stepsSx}>
          {history.map((step) => (
            <li key={`${step.kind} ${step.createdAt}`}>
              <time dateTime={step.createdAt}>{indianDate(step.createdAt)}</time> {stepText(step)}
            </li>
          ))}
        </Box>
      ),
    });
  return (
    <RecordTable
      label={t('bookings')}
      columns={columns}
      rows={bookings}
      pageSize={0}
      rowKey={({ id }) => id}
      rowName={({ listingName }) => listingName}
    />
  );
}

type Step = ManagedBookingFragment['history'][number];

function stepText({ kind, date }: Step): string {
  const day = date ? indianDate(date) : t('anotherDate');
  const texts: Record<Step['kind'], string> = {
    SENT: t('step.sent'),
    WRONG_CODE: t('step.wrongCode'),
    APPROVED: t('step.approved'),
    REJECTED: t('step.rejected'),
    WITHDRAWN: t('step.withdrawn'),
    DATE_CHANGED: t('step.dateChanged'),
    GUESTS_CHANGED: t('step.guestsChanged'),
    DATES_OFFERED: t('step.datesOffered'),
    OFFER_ACCEPTED: t('step.moved', { day }),
    OFFER_DECLINED: t('step.offerDeclined'),
    EVENT_CONFIRMED: t('step.eventConfirmed'),
    EVENT_DENIED: t('step.eventDenied'),
    REVIEW_UPHELD: t('step.reviewUpheld'),
    REVIEW_REMOVED: t('step.reviewRemoved'),
    VISIT_REQUESTED: t('step.visitRequested'),
    VISIT_OFFERED: t('step.visitOffered'),
    VISIT_CONFIRMED: t('step.visitConfirmed'),
    VISIT_MOVED: t('step.visitMoved'),
    VISIT_CANCELLED: t('step.visitCancelled'),
    QUOTE_SENT: t('step.quoteSent'),
    QUOTE_ACCEPTED: t('step.quoteAccepted'),
    QUOTE_DECLINED: t('step.quoteDeclined'),
    RESCHEDULE_REQUESTED: t('step.requested', { day }),
    RESCHEDULE_CANCELLED: t('step.requestCancelled', { day }),
    RESCHEDULE_ACCEPTED: t('step.moved', { day }),
    RESCHEDULE_DECLINED: t('step.declined', { day }),
  };
  return texts[kind];
}

const stepsSx = {
  display: 'grid',
  gap: 0.5,
  fontSize: 'var(--t-sm)',
  '& time': {
    color: 'text.secondary',
    fontVariantNumeric: 'tabular-nums',
  },
};
