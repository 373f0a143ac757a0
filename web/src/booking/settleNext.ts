import { formatPaise } from '@mandap/api/intl';
import type { ListingKind, QuoteStatus } from '../gql/types';
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
  /** The latest version of the quote. */
  quote: { status: QuoteStatus; total: number } | null;
}

/** Returns the couple's next steps, and the initial text of their message to the business. */
export const coupleSteps = (booking: ApprovedBooking) => ({
  steps: [howToPay(booking), whatToAgreeOn(booking), t('inWriting')],
  message: t('coupleMessage', {
    listingName: booking.listingName,
    name: booking.name,
    booking: summary(booking),
  }),
});

/** Returns the business's next steps, and the initial text of their message to the couple. */
export const businessSteps = (booking: ApprovedBooking) => ({
  steps: [tellHowToPay(booking), whatToAgreeOn(booking), t('sendInWriting')],
  message: t('ownerMessage', {
    name: booking.name,
    listingName: booking.listingName,
    booking: summary(booking),
  }),
});

/** The percentage of the total that books the date, as the texts say. */
const ADVANCE_PERCENT = 40;

/** Returns the total of the accepted quote and the advance, formatted; undefined without one. */
const agreedSums = ({ quote }: ApprovedBooking) =>
  quote?.status === 'ACCEPTED'
    ? {
        total: formatPaise(quote.total),
        advance: formatPaise(Math.round((quote.total * ADVANCE_PERCENT) / 100)),
      }
    : undefined;

function howToPay(booking: ApprovedBooking): string {
  const { listingName } = booking;
  const sums = agreedSums(booking);
  return sums ? t('payQuoted', { listingName, ...sums }) : t('pay', { listingName });
}

function tellHowToPay(booking: ApprovedBooking): string {
  const { name } = booking;
  const sums = agreedSums(booking);
  return sums ? t('tellHowToPayQuoted', { name, ...sums }) : t('tellHowToPay', { name });
}

/** A vendor's quote has settled the package. */
const whatToAgreeOn = (booking: ApprovedBooking): string =>
  booking.listingKind === 'VENDOR' && agreedSums(booking)
    ? t('agreeOnRest')
    : t(`agree.${booking.listingKind}`);

const summary = ({ typeOfEvent, date, guests }: ApprovedBooking): string =>
  t('summary', { typeOfEvent, date: indianDate(date), guests });
