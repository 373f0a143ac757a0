import { traditionOf } from './people-names.js';
import type { Tradition } from './people-names.js';
import type { DemoPerson } from './people.js';
import { EVENT_TYPES, HOMES, MESSAGES } from './prose/enquiry-lines.js';
import { createRng, Dealer } from './random.js';
import type { Rng } from './random.js';
import type { DemoReview } from './reviews.js';
import type { DemoVenue } from './venue-types.js';

export type EnquiryState = 'pending' | 'approved' | 'rejected' | 'withdrawn';

export interface DemoEnquiry {
  venueKey: string;
  userIndex: number;
  name: string;
  /** Ten digits. */
  contact: string;
  location: string;
  guests: number;
  /** The event's day from today; negative when it is over. */
  daysFromNow: number;
  /** On an approved booking: another day that the couple has proposed, still to be answered. */
  proposedDaysFromNow?: number;
  address: string;
  typeOfEvent: string;
  message: string;
  state: EnquiryState;
  /** When it was sent. */
  createdDaysAgo: number;
}

type Kind = 'pending' | 'future' | 'past' | 'rejected' | 'withdrawn' | 'proposed';

/** What Jheel Mahal's inbox shows: every state, and enough of each to scroll. */
const OWNER_INBOX: Kind[] = [
  'pending',
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

const COUPLE_ADDRESS = '22 Fatehpura, Udaipur';

/** The enquiry that screenshots of the inbox show; sent today by the demo's couple. */
const FIRST: Partial<DemoEnquiry> = {
  guests: 420,
  address: COUPLE_ADDRESS,
  typeOfEvent: 'Wedding',
  message: 'Evening pheras, so we need the lake side from 4 pm. Is the verandah covered?',
  createdDaysAgo: 0,
};

/** Keeps the rules that the database will enforce: days have room, and nobody enquires twice. */
class Calendar {
  private readonly booked = new Map<string, number>();
  private readonly open = new Set<string>();

  /** The first day from `day` on, in steps, with room for one more approved booking; takes it. */
  take(venue: DemoVenue, day: number, step: number): number {
    let free = day;
    while ((this.booked.get(`${venue.key} ${free}`) ?? 0) >= venue.dailyCapacity) free += step;
    this.booked.set(`${venue.key} ${free}`, (this.booked.get(`${venue.key} ${free}`) ?? 0) + 1);
    return free;
  }

  /** A user who has nothing under way with this venue. */
  user(rng: Rng, venue: DemoVenue, count: number): number {
    let index = rng.int(1, count - 1);
    while (this.open.has(`${venue.key} ${index}`)) index = rng.int(1, count - 1);
    this.claim(venue, index);
    return index;
  }

  claim(venue: DemoVenue, index: number): void {
    this.open.add(`${venue.key} ${index}`);
  }
}

/** Odd days only: verified reviews' past bookings stand on the even ones. */
const odd = (days: number): number => (days % 2 === 0 ? days + 1 : days);

function datesOf(rng: Rng, kind: Kind, venue: DemoVenue, calendar: Calendar) {
  switch (kind) {
    case 'pending':
      return { daysFromNow: rng.int(25, 330), createdDaysAgo: rng.int(0, 14) };
    case 'rejected':
      return { daysFromNow: rng.int(-120, 260), createdDaysAgo: rng.int(125, 260) };
    case 'withdrawn':
      return { daysFromNow: rng.int(20, 280), createdDaysAgo: rng.int(6, 90) };
    case 'past': {
      const ago = -calendar.take(venue, -odd(rng.int(5, 400)), -2);
      return { daysFromNow: -ago, createdDaysAgo: ago + rng.int(40, 240) };
    }
    case 'future':
      return { daysFromNow: calendar.take(venue, rng.int(6, 300), 1), createdDaysAgo: rng.int(12, 160) };
    case 'proposed': {
      const day = calendar.take(venue, rng.int(40, 200), 1);
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

function guestsFor(rng: Rng, venue: DemoVenue, typeOfEvent: string): number {
  const share = SMALL_EVENTS.has(typeOfEvent) ? 0.12 + rng.next() * 0.25 : 0.4 + rng.next() * 0.6;
  return Math.max(25, Math.round((venue.maxGuests * share) / 10) * 10);
}

const HINDU_RITES = /pheras|pandit|muhurat|muhurtham|havan|baraat|maharaj/i;

/** Nobody should ask for somebody else's rites. */
function suitsTradition(message: string, tradition: Tradition | undefined): boolean {
  if (message.includes('Anand Karaj')) return tradition === 'sikh';
  return tradition === undefined || !HINDU_RITES.test(message);
}

function textsOf(rng: Rng, dealer: Dealer, venue: DemoVenue, user: DemoPerson) {
  const tradition = traditionOf(user.fullName);
  const typeOfEvent = rng.weighted(
    EVENT_TYPES.filter(([type]) => tradition === 'muslim' || (type !== 'Nikah' && type !== 'Walima')),
  );
  const guests = guestsFor(rng, venue, typeOfEvent);
  const line = dealer.deal(
    rng,
    MESSAGES.filter(
      ({ say, types, families }) =>
        (!types || types.includes(typeOfEvent)) &&
        (!families || families.includes(venue.family)) &&
        suitsTradition(say, tradition),
    ),
  );
  return {
    typeOfEvent,
    guests,
    message: line.say
      .replaceAll('{g}', String(guests))
      .replaceAll('{c}', user.city === venue.city ? 'Nagpur' : user.city),
    address: `${rng.pick(HOMES).replace('{n}', String(rng.int(2, 180)))}, ${user.city}`,
  };
}

/**
 * About 300 enquiries in every state. Approved ones never exceed a venue's daily capacity, also
 * together with `bookingsOfVerifiedReviews`; a user has at most one enquiry at a venue.
 */
export function demoEnquiries(
  venues: readonly DemoVenue[],
  users: readonly DemoPerson[],
  total = 300,
): DemoEnquiry[] {
  const rng = createRng('enquiries');
  const dealer = new Dealer();
  const calendar = new Calendar();
  const approved = venues.filter((venue) => venue.status === 'approved');
  const owner = approved[0];
  if (!owner) return [];
  calendar.claim(owner, 0);

  const write = (venue: DemoVenue, kind: Kind, userIndex: number): DemoEnquiry => {
    const user = users[userIndex] as DemoPerson;
    return {
      venueKey: venue.key,
      userIndex,
      name: user.fullName,
      contact: user.phone,
      location: user.city,
      ...textsOf(rng, dealer, venue, user),
      ...datesOf(rng, kind, venue, calendar),
      state: stateOf(kind),
    };
  };

  const inbox = OWNER_INBOX.map((kind, i) =>
    i === 0
      ? { ...write(owner, kind, 0), ...FIRST }
      : write(owner, kind, calendar.user(rng, owner, users.length)),
  );

  // The demo's couple also has bookings elsewhere, so that its dashboard shows every state.
  const elsewhere = (['future', 'past', 'rejected', 'proposed'] as const).flatMap((kind, i) => {
    const venue = approved[1 + i * 2];
    if (!venue) return [];
    calendar.claim(venue, 0);
    return [{ ...write(venue, kind, 0), address: COUPLE_ADDRESS }];
  });

  const rest = Array.from({ length: Math.max(0, total - inbox.length - elsewhere.length) }, () => {
    // The front of the list is the best known; it gets more enquiries, but never all of them.
    const venue = approved[Math.floor(rng.next() ** 1.4 * approved.length)] ?? owner;
    return write(venue, rng.weighted(MIX), calendar.user(rng, venue, users.length));
  });
  return [...inbox, ...elsewhere, ...rest];
}

/** The past bookings that make verified reviews verified: one for each, approved, on the review's even day. */
export function bookingsOfVerifiedReviews(
  reviews: readonly DemoReview[],
  venues: readonly DemoVenue[],
  users: readonly DemoPerson[],
): DemoEnquiry[] {
  const byKey = new Map(venues.map((venue) => [venue.key, venue]));
  const dealer = new Dealer();
  return reviews.flatMap((review) => {
    const venue = byKey.get(review.venueKey);
    const user = users[review.authorIndex];
    if (!venue || !user || review.eventDaysAgo === undefined) return [];
    const rng = createRng(`booking ${review.venueKey} ${review.authorIndex}`);
    return [
      {
        venueKey: venue.key,
        userIndex: review.authorIndex,
        name: user.fullName,
        contact: user.phone,
        location: user.city,
        ...textsOf(rng, dealer, venue, user),
        daysFromNow: -review.eventDaysAgo,
        state: 'approved' as const,
        createdDaysAgo: review.eventDaysAgo + rng.int(30, 260),
      },
    ];
  });
}
