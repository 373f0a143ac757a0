import { today } from '../lib/format';
import type { QuoteBookingFragment } from './Quote.generated';

type OpenBooking = Pick<
  QuoteBookingFragment,
  'status' | 'date' | 'listingId' | 'coupleDeleted' | 'canSendMessages'
>;

/** Whether both parties still have their account, and the enquiry or booking is ahead. */
export const isBookingOpen = ({
  status,
  date,
  listingId,
  coupleDeleted,
}: Omit<OpenBooking, 'canSendMessages'>): boolean =>
  (status === 'PENDING' || status === 'APPROVED') && date >= today() && listingId !== null && !coupleDeleted;

/** Whether the couple can accept the quote. */
export const canAccept = (
  booking: OpenBooking & { quote: Pick<NonNullable<QuoteBookingFragment['quote']>, 'status'> | null },
): boolean => booking.quote?.status === 'OPEN' && isBookingOpen(booking) && booking.canSendMessages;
