import type { Region } from './regions.js';

/** What kind of place it is: chooses its pictures and the texts that fit it. */
export const VENUE_FAMILIES = [
  'banquet',
  'lawn',
  'beach',
  'garden',
  'rooftop',
  'resort',
  'community',
  'conference',
  'hotel',
  'club',
  'haveli',
  'lake',
] as const;

export type VenueFamily = (typeof VENUE_FAMILIES)[number];

/** The eight owner types and the five filter classes of the specification, to the letter. */
export const VENUE_TYPES = [
  'Conference Halls',
  'Banquet Hall',
  'Wedding Lawns',
  'Beachside Venues',
  'Garden Venues',
  'Rooftop Venues',
  'Resorts',
  'Community Centers',
  '4 Star & Above',
  'Banquet Halls',
  'Marriage Garden',
  '3 Star Hotels',
  'Country/Golf Club',
] as const;

export type VenueTypeName = (typeof VENUE_TYPES)[number];

/** The twenty facilities of the specification, to the letter. */
export const FACILITIES = [
  'Food provided by venue',
  'Alcohol allowed',
  'Outside food allowed',
  'Music allowed late',
  'Valet parking',
  'Sea view',
  'Catering services',
  'Live music',
  'City view',
  'Open bar',
  'AV equipment',
  'Free WiFi',
  'Swimming pool',
  'Spa services',
  'Ample parking',
  'Air conditioning',
  'Private beach',
  'Water sports',
  'In-house decor',
  'DJ services',
] as const;

export type Facility = (typeof FACILITIES)[number];

export type Cancellation = 'non_cancellable' | 'refund_24h';
export type VenueStatus = 'approved' | 'pending' | 'rejected';

export interface DemoVenue {
  /** Stable slug, unique; also the venue's name in addresses of e-mail. */
  key: string;
  businessName: string;
  /** The owner. */
  yourName: string;
  email: string;
  /** Ten digits, never a number in use. */
  phone: string;
  address: string;
  city: string;
  state: string;
  rank: number;
  status: VenueStatus;
  /** Only on rejected venues: what the admin told the owner. */
  rejectionReason?: string;
  /** As owners type it: '600', '400-600 guests', 'upto 800'. */
  guestCapacity: string;
  /** What guestCapacity means: its largest number. */
  maxGuests: number;
  summary: string;
  /** As owners type it, holding the prices below in one of many wordings. */
  foodPackages: string;
  /** Rupees a plate; null where the text names none. */
  vegPrice: number | null;
  nonVegPrice: number | null;
  featuresOfVenue: string;
  howToReach: string;
  venuePolicies: string;
  venueTypes: VenueTypeName[];
  facilities: Facility[];
  cancellation: Cancellation;
  /** Approved weddings on one day. */
  dailyCapacity: number;
  family: VenueFamily;
  createdDaysAgo: number;
}

export type Fallback = 'indoors' | 'hall' | 'verandah' | 'tent';

/** What is decided about a venue before a word is written, so that its texts agree with each other. */
export interface Facts {
  name: string;
  city: string;
  region: Region;
  family: VenueFamily;
  locality: string;
  street: string;
  station: string;
  stationKm: number;
  airport: string;
  /** The lake, river or backwater; 'the sea' at the beach; empty elsewhere. */
  water: string;
  owner: string;
  /** Somebody who works there, by first name. */
  staff: string;
  staffIsWoman: boolean;
  max: number;
  /** Seats at the ceremony, in the smaller space, and under a roof when it rains. */
  ceremony: number;
  small: number;
  covered: number;
  fallback: Fallback;
  halls: number;
  rooms: number;
  cars: number;
  built: number;
  /** Years the present owners have run it. */
  years: number;
  vegOnly: boolean;
  veg: number;
  nonVeg: number | null;
  minPlates: number;
  ownKitchen: boolean;
  outsideFood: boolean;
  alcohol: boolean;
  lateMusic: boolean;
  ac: boolean;
  pool: boolean;
  spa: boolean;
  valet: boolean;
  decor: boolean;
  generatorKva: number;
  refund: boolean;
}

export type Clause = string | ((facts: Facts) => string);

/** A line of prose with the places it is true of; a bare clause fits everywhere. */
export type Line = Clause | { in?: readonly Region[]; if?: (facts: Facts) => boolean; say: Clause };

export function fits(line: Line, facts: Facts): boolean {
  if (typeof line !== 'object') return true;
  return (!line.in || line.in.includes(facts.region)) && (!line.if || line.if(facts));
}

export function say(line: Line, facts: Facts): string {
  const clause = typeof line === 'object' ? line.say : line;
  return typeof clause === 'function' ? clause(facts) : clause;
}
