import type { ListingKind } from './listing.constants.js';

/** Tag of everything that a listing's page or card shows; see migration 0039. */
export const listingTag = (id: string): string => `listing:${id}`;

/** Tag of what visitors see of a listing's calendar; see migration 0044. */
export const calendarTag = (listingId: string): string => `calendar:${listingId}`;

/** Tag of the listings that accept no bookings on a day; see migration 0044. */
export const fullDayTag = (day: string): string => `full_day:${day}`;

/** The lists that a statement reads. */
export interface ListScope {
  kind: ListingKind;
  category?: string;
  city?: string;
}

/** Tag of the numbers of approved listings by city and category; see migration 0083. */
export const COUNTS_TAG = 'list:counts';

const word = (text: string) => text.replaceAll(' ', '-');

/** Tag of the members and the order of lists of approved listings; see migration 0039. */
export const listTag = ({ kind, category, city }: ListScope): string =>
  `list:${kind}${category ? `:${word(category)}` : ''}${city ? `@${word(city.toLowerCase())}` : ''}`;
