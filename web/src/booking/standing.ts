import type { BookingStatus } from '../gql/types';
import { today } from '../lib/format';

/** How an enquiry stands; one that nobody decided before its day is over. */
export const standingOf = ({ status, date }: { status: BookingStatus; date: string }) =>
  status === 'PENDING' && date < today() ? 'lapsed' : (status.toLowerCase() as Lowercase<BookingStatus>);
