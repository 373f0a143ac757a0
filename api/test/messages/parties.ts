import { readableDay, todayInIndia } from '../../src/core/day.js';
import type { EmailContent } from '../../src/core/email.js';
import { makeUser } from '../../src/features/user/user.factory.js';
import { makeVenue } from '../../src/features/venue/venue.factory.js';
import { app } from '../app.js';
import { makeBooking, type Fixtures } from '../permissions/scene.js';

const inDays = (days: number) => todayInIndia(new Date(Date.now() + days * 86_400_000));
/** The date of `makeBooking`, and the requested new date. */
export const DAY = inDays(90);
export const OTHER_DAY = inDays(120);
export const DAY_READ = readableDay(DAY);
export const OTHER_DAY_READ = readableDay(OTHER_DAY);

export const EVENT = `Anniversary on ${DAY_READ}, 1,200 guests`;

/** Makes a pending enquiry from Ananya Sharma to Jheel Mahal. */
export async function makeSentEnquiry(): Promise<Fixtures & Parties> {
  const parties = await people();
  const makeParties = await makeBooking(parties.userId, parties.listingId);
  await app().sql(`UPDATE booking SET event_type = 'ANNIVERSARY', guests = 1200 WHERE id = $1`, [
    makeParties.bookingId,
  ]);
  return { ...makeParties, ...parties };
}

export interface Parties {
  userId: string;
  listingId: string;
  coupleEmail: string;
  ownerEmail: string;
}

/** The parties of a booking. */
export interface BookedParties extends Parties {
  bookingId: string;
}

export async function people(
  make: () => Promise<{ id: string; email: string }> = makeVenue,
): Promise<Parties> {
  const [user, listing] = [await makeUser(), await make()];
  return { userId: user.id, listingId: listing.id, coupleEmail: user.email, ownerEmail: listing.email };
}

/** Approves the enquiry, and requests a new date if one is given. */
export const approve = (bookingId: string, requestedDate: string | null = null) =>
  app().sql(`UPDATE booking SET status = 'approved', decided_at = now(), requested_date = $2 WHERE id = $1`, [
    bookingId,
    requestedDate,
  ]);

export const toOwner = (
  { ownerEmail, bookingId }: BookedParties,
  subject: string,
  ...paragraphs: string[]
): EmailContent => ({
  to: ownerEmail,
  subject,
  paragraphs: ['Hello Kumud Ranawat,', ...paragraphs],
  action: { label: 'Open the conversation', path: `/bookings/${bookingId}` },
});

export const toCouple = (
  { coupleEmail, bookingId }: BookedParties,
  subject: string,
  ...paragraphs: string[]
): EmailContent => ({
  to: coupleEmail,
  subject,
  paragraphs: ['Hello Ananya Sharma,', ...paragraphs],
  action: { label: 'Open the conversation', path: `/bookings/${bookingId}` },
});

export const ON_ID = (field: string) =>
  `mutation M($id: ID!) { answer: ${field}(id: $id) { userErrors { code } } }`;
