import type { BookingStatus } from '../gql/types';
import { today } from '../lib/format';

/** Returns the status of an enquiry; pending ones expire once their date has passed. */
export const bookingStatusOf = ({ status, date }: { status: BookingStatus; date: string }) =>
  status === 'PENDING' && date < today()
    ? ('expired' as const)
    : (status.toLowerCase() as Lowercase<BookingStatus>);

interface Offered<Offer> {
  status: BookingStatus;
  dateOffer: Offer | null;
}

/** Returns the offer of other dates that the couple can answer. An expired enquiry can still move to a date ahead. */
export const openOfferOf = <Offer extends { dates: readonly string[] }>({
  status,
  dateOffer,
}: Offered<Offer>): Offer | null =>
  status === 'PENDING' && dateOffer?.dates.some((day) => day >= today()) ? dateOffer : null;
