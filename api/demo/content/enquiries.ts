import type { ListingKind } from '../../src/features/listing/listing.constants.js';
import { enquiriesOfCouple } from './couple.js';
import type { DemoEnquiry, EnquiryState } from './enquiry-types.js';
import { traditionOf } from './people-names.js';
import type { Tradition } from './people-names.js';
import type { DemoPerson } from './people.js';
import { EVENT_TYPES, HOMES, MESSAGES, type EnquiryLine } from './prose/enquiry-lines.js';
import { createRng, LinePicker } from './random.js';
import type { Rng } from './random.js';
import type { DemoReview } from './reviews.js';
import type { DemoVenue } from './venue-types.js';

/** Facts about a venue or vendor for its enquiries. */
export interface Bookable {
  kind: ListingKind;
  key: string;
  city: string;
  /** Daily capacity. */
  dailyCapacity: number;
  maxGuests: number;
  /** Messages of couples. */
  messages: readonly Pick<EnquiryLine, 'text' | 'types'>[];
}

type Kind = 'pending' | 'future' | 'past' | 'rejected' | 'withdrawn' | 'requested';

/** Enquiries in the demo owners' inboxes, in addition to the couple's: every status, and enough of each to scroll. */
const OWNER_INBOX: Kind[] = [
  'pending',
  'pending',
  'pending',
  'pending',
  'requested',
  'future',
  'future',
  'future',
  'future',
  'past',
  'past',
  'past',
  'past',
  'past',
  'past',
  'rejected',
  'rejected',
  'rejected',
  'withdrawn',
  'withdrawn',
];

const MIX: (readonly [Kind, number])[] = [
  ['pending', 30],
  ['future', 22],
  ['past', 26],
  ['rejected', 13],
  ['withdrawn', 6],
  ['requested', 3],
];

const bookableVenue = (venue: DemoVenue): Bookable => ({
  ...venue,
  kind: 'venue',
  messages: MESSAGES.filter(({ families }) => !families || families.includes(venue.family)),
});

/** The approved listings, which can be booked. */
export const bookableVenues = (venues: readonly DemoVenue[]): Bookable[] =>
  venues.filter(({ status }) => status === 'approved').map(bookableVenue);

/** Respects the database's constraints: the daily capacity, and one open enquiry per couple and listing. */
class Calendar {
  private readonly booked = new Map<string, number>();
  private readonly open = new Set<string>();

  /** Reserves the first day from `day` on, in steps, with capacity for another approved booking. */
  take(listing: Bookable, day: number, step: number): number {
    let free = day;
    while ((this.booked.get(`${listing.key} ${free}`) ?? 0) >= listing.dailyCapacity) free += step;
    this.reserve(listing, free);
    return free;
  }

  /** Returns a user without an enquiry at this listing. */
  user(rng: Rng, listing: Bookable, count: number): number {
    let index = rng.int(1, count - 1);
    while (this.open.has(`${listing.key} ${index}`)) index = rng.int(1, count - 1);
    this.claim(listing, index);
    return index;
  }

  /** Reserves a day for an approved or pending booking. */
  reserve({ key }: Bookable, day: number): void {
    this.booked.set(`${key} ${day}`, (this.booked.get(`${key} ${day}`) ?? 0) + 1);
  }

  claim(listing: Bookable, index: number): void {
    this.open.add(`${listing.key} ${index}`);
  }
}

/** Odd days only: past bookings of verified reviews use the even ones. */
const odd = (days: number): number => (days % 2 === 0 ? days + 1 : days);

function datesOf(rng: Rng, kind: Kind, listing: Bookable, calendar: Calendar) {
  switch (kind) {
    case 'pending':
      return { daysFromNow: rng.int(25, 330), createdDaysAgo: rng.int(0, 14) };
    case 'rejected':
      return { daysFromNow: rng.int(-120, 260), createdDaysAgo: rng.int(125, 260) };
    case 'withdrawn':
      return { daysFromNow: rng.int(20, 280), createdDaysAgo: rng.int(6, 90) };
    case 'past': {
      const ago = -calendar.take(listing, -odd(rng.int(5, 400)), -2);
      return { daysFromNow: -ago, createdDaysAgo: ago + rng.int(40, 240) };
    }
    case 'future':
      return { daysFromNow: calendar.take(listing, rng.int(6, 300), 1), createdDaysAgo: rng.int(12, 160) };
    case 'requested': {
      const day = calendar.take(listing, rng.int(40, 200), 1);
      return {
        daysFromNow: day,
        requestedDaysFromNow: day + rng.int(7, 45),
        createdDaysAgo: rng.int(30, 120),
      };
    }
  }
}

const stateOf = (kind: Kind): EnquiryState =>
  kind === 'past' || kind === 'future' || kind === 'requested' ? 'approved' : kind;

const SMALL_EVENTS = new Set([
  'Mehendi',
  'Haldi',
  'Birthday',
  'Anniversary',
  'Naming Ceremony',
  'Baby Shower',
  'Ring Ceremony',
]);

function guestsFor(rng: Rng, listing: Bookable, typeOfEvent: string): number {
  const share = SMALL_EVENTS.has(typeOfEvent) ? 0.12 + rng.next() * 0.25 : 0.4 + rng.next() * 0.6;
  return Math.max(25, Math.round((listing.maxGuests * share) / 10) * 10);
}

const HINDU_RITES = /pheras|pandit|muhurat|muhurtham|havan|baraat|maharaj/i;

/** Couples ask only for rites of their own tradition. */
function suitsTradition(message: string, tradition: Tradition | undefined): boolean {
  if (message.includes('Anand Karaj')) return tradition === 'sikh';
  return tradition === undefined || !HINDU_RITES.test(message);
}

function textsOf(rng: Rng, linePicker: LinePicker, listing: Bookable, user: DemoPerson) {
  const tradition = traditionOf(user.fullName);
  const typeOfEvent = rng.weighted(
    EVENT_TYPES.filter(([type]) => tradition === 'muslim' || (type !== 'Nikah' && type !== 'Walima')),
  );
  const guests = guestsFor(rng, listing, typeOfEvent);
  const line = linePicker.pick(
    rng,
    listing.messages.filter(
      ({ text, types }) => (!types || types.includes(typeOfEvent)) && suitsTradition(text, tradition),
    ),
  );
  return {
    typeOfEvent,
    guests,
    message: line.text
      .replaceAll('{g}', String(guests))
      .replaceAll('{c}', user.city === listing.city ? 'Nagpur' : user.city),
    address: `${rng.pick(HOMES).replace('{n}', String(rng.int(2, 180)))}, ${user.city}`,
  };
}

/**
 * Enquiries in every status: the demo couple's own, the first listing's inbox, and others up to `total`. Approved
 * ones never exceed a listing's daily capacity, also together with `bookingsOfVerifiedReviews`; a user has at
 * most one enquiry at a listing.
 */
export function enquiriesAt(
  listings: readonly Bookable[],
  users: readonly DemoPerson[],
  { seed, total }: { seed: string; total: number },
): DemoEnquiry[] {
  const rng = createRng(seed);
  const linePicker = new LinePicker();
  const calendar = new Calendar();
  const owner = listings[0];
  const [couple] = users;
  if (!owner || !couple) return [];
  const byCouple = enquiriesOfCouple(owner.kind, couple);
  for (const { listingKey, state, daysFromNow, requestedDaysFromNow } of byCouple) {
    const listing = listings.find(({ key }) => key === listingKey);
    if (!listing) throw new Error(`The demo's couple can't write to ${listingKey}`);
    calendar.claim(listing, 0);
    if (state === 'rejected' || state === 'withdrawn') continue;
    calendar.reserve(listing, daysFromNow);
    if (requestedDaysFromNow !== undefined) calendar.reserve(listing, requestedDaysFromNow);
  }

  const write = (listing: Bookable, kind: Kind, userIndex: number): DemoEnquiry => {
    const user = users[userIndex] as DemoPerson;
    return {
      kind: listing.kind,
      listingKey: listing.key,
      userIndex,
      name: user.fullName,
      contact: user.phone,
      location: user.city,
      ...textsOf(rng, linePicker, listing, user),
      ...datesOf(rng, kind, listing, calendar),
      state: stateOf(kind),
    };
  };

  const inbox = OWNER_INBOX.map((kind) => write(owner, kind, calendar.user(rng, owner, users.length)));

  const rest = Array.from({ length: Math.max(0, total - inbox.length - byCouple.length) }, () => {
    // The first listings are the best known and get more enquiries, but not all of them.
    const listing = listings[Math.floor(rng.next() ** 1.4 * listings.length)] ?? owner;
    return write(listing, rng.weighted(MIX), calendar.user(rng, listing, users.length));
  });
  return [...byCouple, ...inbox, ...rest];
}

/** About 300 enquiries at venues, Jheel Mahal's first. */
export const demoEnquiries = (venues: readonly DemoVenue[], users: readonly DemoPerson[]): DemoEnquiry[] =>
  enquiriesAt(bookableVenues(venues), users, { seed: 'enquiries', total: 300 });

/** Past approved bookings of verified reviews: one each, on the review's even day. */
export function bookingsOfVerifiedReviews(
  reviews: readonly DemoReview[],
  listings: readonly Bookable[],
  users: readonly DemoPerson[],
): DemoEnquiry[] {
  const byKey = new Map(listings.map((listing) => [`${listing.kind} ${listing.key}`, listing]));
  const linePicker = new LinePicker();
  return reviews.flatMap((review) => {
    const listing = byKey.get(`${review.kind} ${review.listingKey}`);
    const user = users[review.authorIndex];
    if (!listing || !user || review.eventDaysAgo === undefined) return [];
    const rng = createRng(`booking ${review.listingKey} ${review.authorIndex}`);
    return [
      {
        kind: listing.kind,
        listingKey: listing.key,
        userIndex: review.authorIndex,
        name: user.fullName,
        contact: user.phone,
        location: user.city,
        ...textsOf(rng, linePicker, listing, user),
        daysFromNow: -review.eventDaysAgo,
        state: 'approved' as const,
        createdDaysAgo: review.eventDaysAgo + rng.int(30, 260),
      },
    ];
  });
}
