import type { CalendarInvite } from '../../core/calendar-invite.js';
import type { Booking } from '../booking/booking.entity.js';
import { coupleName } from '../booking/couple-name.js';
import { VISIT_MINUTES } from './visit.constants.js';
import type { Visit } from './visit.entity.js';
import { t } from './mail.messages.generated.js';

/** A visit whose time is agreed. */
export type ConfirmedVisit = Visit & { startsAt: Date };

/** Returns the calendar file of a visit for one side. It contains no contact details of the other side. */
export const visitInvite = (
  side: 'couple' | 'owner',
  booking: Booking,
  visit: ConfirmedVisit,
  method: CalendarInvite['method'] = 'REQUEST',
): CalendarInvite => ({
  method,
  uid: `visit-${visit.id}`,
  sequence: visit.sequence,
  startsAt: visit.startsAt.toISOString(),
  minutes: VISIT_MINUTES,
  summary:
    side === 'couple'
      ? t('summary', { listing: booking.listingName })
      : t('summaryForOwner', { couple: coupleName(booking) }),
  location: [booking.listingName, booking.listingCity].join(', '),
  path: `/bookings/${booking.id}`,
});
