import type { ListingKind } from '../gql/types';
import { indianDate, indianNumber } from '../lib/format';

/** An approved booking, as far as both sides speak of it. */
interface ApprovedBooking {
  listingKind: ListingKind;
  listingName: string;
  /** The couple's. */
  name: string;
  typeOfEvent: string;
  date: string;
  guests: number;
}

/** What depends on what was booked. */
const TO_AGREE: Record<ListingKind, string> = {
  VENUE: 'the final guest count, the menu and the timings',
  VENDOR: 'the package, the place and the timings',
};

/** The couple's next steps, and the start of their message to the business. */
export const coupleSteps = (booking: ApprovedBooking) => ({
  steps: [
    `Pay 40% of the package price to book. The remainder is paid directly to ${booking.listingName} on the event day.`,
    `Agree on ${TO_AGREE[booking.listingKind]}.`,
    'Get what you agree on in writing.',
  ],
  message: `Hello ${booking.listingName}, this is ${booking.name}. You approved our booking on Mandap: ${summary(booking)}. Let’s settle the next steps.`,
});

/** The business's next steps, and the start of their message to the couple. */
export const businessSteps = (booking: ApprovedBooking) => ({
  steps: [
    `Tell ${booking.name} how to pay the 40% that books the date.`,
    `Agree on ${TO_AGREE[booking.listingKind]}.`,
    'Send what you agree on in writing.',
  ],
  message: `Hello ${booking.name}, this is ${booking.listingName}. Your booking on Mandap is approved: ${summary(booking)}. Let’s settle the next steps.`,
});

const summary = ({ typeOfEvent, date, guests }: ApprovedBooking): string =>
  `${typeOfEvent} on ${indianDate(date)}, ${indianNumber(guests)} ${guests === 1 ? 'guest' : 'guests'}`;
