import type { Region } from './regions.js';

/** Kind of place, which determines pictures and texts. */
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

/** The eight owner types and the five filter classes, word for word from the specification. */
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

/** The twenty facilities, word for word from the specification. */
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
  /** Stable unique slug; also used in email addresses. */
  key: string;
  businessName: string;
  /** The owner. */
  yourName: string;
  email: string;
  /** Ten digits, never an assigned number. */
  phone: string;
  address: string;
  city: string;
  state: string;
  rank: number;
  status: VenueStatus;
  /** The reason that the admin gave; only on rejected venues. */
  rejectionReason?: string;
  /** As owners type it: '600', '400-600 guests', 'upto 800'. */
  guestCapacity: string;
  /** The largest number in guestCapacity. */
  maxGuests: number;
  summary: string;
  /** As typed by owners, with the prices below in one of many wordings. */
  foodPackages: string;
  /** Rupees per plate; null if the text has no price. */
  vegPrice: number | null;
  nonVegPrice: number | null;
  featuresOfVenue: string;
  howToReach: string;
  venuePolicies: string;
  venueTypes: VenueTypeName[];
  facilities: Facility[];
  cancellation: Cancellation;
  /** Daily capacity. */
  dailyCapacity: number;
  family: VenueFamily;
  createdDaysAgo: number;
}

export type Fallback = 'indoors' | 'hall' | 'verandah' | 'tent';

/** Facts of a venue, chosen before its texts are written, so that these are consistent. */
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
  /** First name of an employee. */
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

/** A line of prose with the places that it fits; a plain string fits all. */
export type Line = Clause | { in?: readonly Region[]; if?: (facts: Facts) => boolean; text: Clause };

export function fits(line: Line, facts: Facts): boolean {
  if (typeof line !== 'object') return true;
  return (!line.in || line.in.includes(facts.region)) && (!line.if || line.if(facts));
}

/** Returns the text of a line for a venue. */
export function textFrom(line: Line, facts: Facts): string {
  const clause = typeof line === 'object' ? line.text : line;
  return typeof clause === 'function' ? clause(facts) : clause;
}
