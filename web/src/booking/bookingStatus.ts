import type { BookingStatus } from '../gql/types';
import { today } from '../lib/format';

/** Returns the status of an enquiry; pending ones expire once their date has passed. */
export const bookingStatusOf = ({ status, date }: { status: BookingStatus; date: string }) =>
  status === 'PENDING' && date < today() ? 'expired' : (status.toLowerCase() as Lowercase<BookingStatus>);
