import type { ListingKind } from '../gql/types';
import { indianDate } from '../lib/format';
import { t } from './settle.messages.generated';

/** The details of an approved booking that both parties' messages mention. */
interface ApprovedBooking {
  listingKind: ListingKind;
  listingName: string;
  /** The couple's name. */
  name: string;
  typeOfEvent: string;
  date: string;
  guests: number;
}

/** Returns the couple's next steps, and the initial text of their message to the business. */
export const coupleSteps = (booking: ApprovedBooking) => ({
  steps: [t('pay', { listingName: booking.listingName }), t(`agree.${booking.listingKind}`), t('inWriting')],
  message: t('coupleMessage', {
    listingName: booking.listingName,
    name: booking.name,
    booking: summary(booking),
  }),
});

/** Returns the business's next steps, and the initial text of their message to the couple. */
export const businessSteps = (booking: ApprovedBooking) => ({
  steps: [t('tellHowToPay', { name: booking.name }), t(`agree.${booking.listingKind}`), t('sendInWriting')],
  message: t('ownerMessage', {
    name: booking.name,
    listingName: booking.listingName,
    booking: summary(booking),
  }),
});

const summary = ({ typeOfEvent, date, guests }: ApprovedBooking): string =>
  t('summary', { typeOfEvent, date: indianDate(date), guests });
