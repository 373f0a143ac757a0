import type { ListingKind } from '../../src/features/listing/listing.constants.js';
import { enquiriesOfCouple } from './couple.js';
import type { DemoEnquiry, EnquiryState } from './enquiry-types.js';
import { traditionOf } from './people-names.js';
import type { Tradition } from './people-names.js';
import type { DemoPerson } from './people.js';
import { EVENT_TYPES, HOMES, MESSAGES, type EnquiryLine } from './prose/enquiry-lines.js';
import { createRng, Dealer } from './random.js';
import type { Rng } from './random.js';
import type { DemoReview } from './reviews.js';
import type { DemoVenue } from './venue-types.js';

/** What enquiries need to know of a venue or vendor. */
export interface Bookable {
  kind: ListingKind;
  key: string;
  city: string;
  /** Approved events on one day. */
  dailyCapacity: number;
  maxGuests: number;
  /** What couples write there. */
  messages: readonly Pick<EnquiryLine, 'say' | 'types'>[];
}

type Kind = 'pending' | 'future' | 'past' | 'rejected' | 'withdrawn' | 'proposed';

/** What the demo owners' inboxes show beside the couple's enquiry: every state, and enough of each to scroll. */
const OWNER_INBOX: Kind[] = [
  'pending',
  'pending',
  'pending',
  'pending',
  'proposed',
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
  ['proposed', 3],
];

const bookableVenue = (venue: DemoVenue): Bookable => ({
  ...venue,
  kind: 'venue',
  messages: MESSAGES.filter(({ families }) => !families || families.includes(venue.family)),
});

/** The approved ones, as what can be booked. */
export const bookableVenues = (venues: readonly DemoVenue[]): Bookable[] =>
  venues.filter(({ status }) => status === 'approved').map(bookableVenue);

/** Keeps the rules that the database will enforce: days have room, and nobody enquires twice. */
class Calendar {
  private readonly booked = new Map<string, number>();
  private readonly open = new Set<string>();

  /** The first day from `day` on, in steps, with room for one more approved booking; takes it. */
  take(listing: Bookable, day: number, step: number): number {
    let free = day;
    while ((this.booked.get(`${listing.key} ${free}`) ?? 0) >= listing.dailyCapacity) free += step;
    this.reserve(listing, free);
    return free;
  }

  /** A user who has nothing under way with this venue. */
  user(rng: Rng, listing: Bookable, count: number): number {
    let index = rng.int(1, count - 1);
    while (this.open.has(`${listing.key} ${index}`)) index = rng.int(1, count - 1);
    this.claim(listing, index);
    return index;
  }

  /** Keeps a day free for a booking that is made or hoped for. */
  reserve({ key }: Bookable, day: number): void {
    this.booked.set(`${key} ${day}`, (this.booked.get(`${key} ${day}`) ?? 0) + 1);
  }

  claim(listing: Bookable, index: number): void {
    this.open.add(`${listing.key} ${index}`);
  }
}

/** Odd days only: verified reviews' past bookings stand on the even ones. */
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
    case 'proposed': {
      const day = calendar.take(listing, rng.int(40, 200), 1);
      return {
        daysFromNow: day,
        proposedDaysFromNow: day + rng.int(7, 45),
        createdDaysAgo: rng.int(30, 120),
      };
    }
  }
}

const stateOf = (kind: Kind): EnquiryState =>
  kind === 'past' || kind === 'future' || kind === 'proposed' ? 'approved' : kind;

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

/** Nobody should ask for somebody else's rites. */
function suitsTradition(message: string, tradition: Tradition | undefined): boolean {
  if (message.includes('Anand Karaj')) return tradition === 'sikh';
  return tradition === undefined || !HINDU_RITES.test(message);
}

function textsOf(rng: Rng, dealer: Dealer, listing: Bookable, user: DemoPerson) {
  const tradition = traditionOf(user.fullName);
  const typeOfEvent = rng.weighted(
    EVENT_TYPES.filter(([type]) => tradition === 'muslim' || (type !== 'Nikah' && type !== 'Walima')),
  );
  const guests = guestsFor(rng, listing, typeOfEvent);
  const line = dealer.deal(
    rng,
    listing.messages.filter(
      ({ say, types }) => (!types || types.includes(typeOfEvent)) && suitsTradition(say, tradition),
    ),
  );
  return {
    typeOfEvent,
    guests,
    message: line.say
      .replaceAll('{g}', String(guests))
      .replaceAll('{c}', user.city === listing.city ? 'Nagpur' : user.city),
    address: `${rng.pick(HOMES).replace('{n}', String(rng.int(2, 180)))}, ${user.city}`,
  };
}

/**
 * Enquiries in every state: the demo couple's own, the first listing's inbox, and others up to `total`. Approved
 * ones never exceed a listing's daily capacity, also together with `bookingsOfVerifiedReviews`; a user has at
 * most one enquiry at a listing.
 */
export function enquiriesAt(
  listings: readonly Bookable[],
  users: readonly DemoPerson[],
  { seed, total }: { seed: string; total: number },
): DemoEnquiry[] {
  const rng = createRng(seed);
  const dealer = new Dealer();
  const calendar = new Calendar();
  const owner = listings[0];
  const [couple] = users;
  if (!owner || !couple) return [];
  const byCouple = enquiriesOfCouple(owner.kind, couple);
  for (const { listingKey, state, daysFromNow, proposedDaysFromNow } of byCouple) {
    const listing = listings.find(({ key }) => key === listingKey);
    if (!listing) throw new Error(`The demo's couple can't write to ${listingKey}`);
    calendar.claim(listing, 0);
    if (state === 'rejected' || state === 'withdrawn') continue;
    calendar.reserve(listing, daysFromNow);
    if (proposedDaysFromNow !== undefined) calendar.reserve(listing, proposedDaysFromNow);
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
      ...textsOf(rng, dealer, listing, user),
      ...datesOf(rng, kind, listing, calendar),
      state: stateOf(kind),
    };
  };

  const inbox = OWNER_INBOX.map((kind) => write(owner, kind, calendar.user(rng, owner, users.length)));

  const rest = Array.from({ length: Math.max(0, total - inbox.length - byCouple.length) }, () => {
    // The front of the list is the best known; it gets more enquiries, but never all of them.
    const listing = listings[Math.floor(rng.next() ** 1.4 * listings.length)] ?? owner;
    return write(listing, rng.weighted(MIX), calendar.user(rng, listing, users.length));
  });
  return [...byCouple, ...inbox, ...rest];
}

/** About 300 enquiries at venues, Jheel Mahal's first. */
export const demoEnquiries = (venues: readonly DemoVenue[], users: readonly DemoPerson[]): DemoEnquiry[] =>
  enquiriesAt(bookableVenues(venues), users, { seed: 'enquiries', total: 300 });

/** The past bookings that make verified reviews verified: one for each, approved, on the review's even day. */
export function bookingsOfVerifiedReviews(
  reviews: readonly DemoReview[],
  listings: readonly Bookable[],
  users: readonly DemoPerson[],
): DemoEnquiry[] {
  const byKey = new Map(listings.map((listing) => [`${listing.kind} ${listing.key}`, listing]));
  const dealer = new Dealer();
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
        ...textsOf(rng, dealer, listing, user),
        daysFromNow: -review.eventDaysAgo,
        state: 'approved' as const,
        createdDaysAgo: review.eventDaysAgo + rng.int(30, 260),
      },
    ];
  });
}
