import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { paths } from '../app/paths';
import { indianDate } from '../lib/format';
import { PhoneLink } from '../ui/PhoneLink';
import { TextLink } from '../ui/TextLink';
import { StatusBadge } from '../ui/mui/StatusBadge';
import { DayBookingFragmentDoc, type DayBookingFragment } from './DayBooking.generated';
import { t } from './calendar.messages.generated';
import { bookingStatusOf } from './bookingStatus';

interface DayBookingProps {
  booking: FragmentType<DayBookingFragment>;
  /** The day it is listed under: its own, or the requested date. */
  day: string;
}

/** An enquiry or booking below its day in the calendar. */
export function DayBooking({ booking: from, day }: DayBookingProps) {
  const { data: booking, complete } = useFragment({
    fragment: DayBookingFragmentDoc,
    fragmentName: 'DayBooking',
    from,
  });
  if (!complete) return null;
  const { id, name, contact, guests, date, requestedDate, typeOfEvent } = booking;
  return (
    <Box component="article" sx={bookingSx}>
      <Box component="header" sx={headSx}>
        <h3>
          <TextLink inline to={paths.booking(id)}>
            {name}
          </TextLink>
        </h3>
        <StatusBadge status={bookingStatusOf(booking)} />
      </Box>
      <Typography sx={factsSx} className="tabular">
        {t('eventAndGuests', { typeOfEvent, guests })}
      </Typography>
      {requestedDate && (
        <Typography sx={factsSx}>
          {date === day
            ? t('requestedDate', { requestedDate: indianDate(requestedDate) })
            : t('requestedFrom', { date: indianDate(date) })}
        </Typography>
      )}
      {contact && <Box component={PhoneLink} phone={contact} sx={phoneSx} />}
    </Box>
  );
}

const bookingSx = {
  display: 'grid',
  gap: 0.5,
  paddingBlock: '14px',
  borderTop: '1px solid var(--line)',
};
const headSx = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '4px 12px',
  '& h3': {
    fontFamily: 'inherit',
    fontSize: 'var(--t-body)',
    fontWeight: 600,
    letterSpacing: 'normal',
    overflowWrap: 'anywhere',
  },
};
const factsSx = {
  color: 'text.secondary',
  fontSize: 'var(--t-sm)',
};
const phoneSx = {
  justifySelf: 'start',
  minHeight: 24,
  fontSize: 'var(--t-sm)',
};
