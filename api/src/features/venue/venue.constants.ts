/** A visitor's filter option: its name in GraphQL, its label, and the range it stands for, from ≤ value < to. */
export interface Band {
  key: string;
  label: string;
  from: number;
  to: number;
}

/** By capacity. 500-1000 includes 1000, so the next one starts above it. */
export const GUEST_BANDS: readonly Band[] = [
  { key: 'UNDER_100', label: '<100', from: 0, to: 100 },
  { key: 'FROM_100', label: '100-250', from: 100, to: 250 },
  { key: 'FROM_250', label: '250-500', from: 250, to: 500 },
  { key: 'FROM_500', label: '500-1000', from: 500, to: 1001 },
  { key: 'OVER_1000', label: '>1000', from: 1001, to: Infinity },
];

/** By the lower of the two prices, in rupees per plate. */
export const PRICE_BANDS: readonly Band[] = [
  { key: 'UNDER_1000', label: '< 1,000', from: 0, to: 1000 },
  { key: 'FROM_1000', label: '1,000 - 1,500', from: 1000, to: 1500 },
  { key: 'FROM_1500', label: '1,500 - 2,000', from: 1500, to: 2000 },
  { key: 'FROM_2000', label: '2,000 - 3,000', from: 2000, to: 3000 },
  { key: 'OVER_3000', label: '> 3,000', from: 3000, to: Infinity },
];

/** By the mean of published reviews; All Ratings is no filter. */
export const RATING_BANDS: readonly Band[] = [
  { key: 'ALL', label: 'All Ratings', from: -Infinity, to: Infinity },
  { key: 'UNDER_4', label: 'Rated <4', from: 0, to: 4 },
  { key: 'FROM_4', label: 'Rated 4+', from: 4, to: Infinity },
  { key: 'FROM_4_5', label: 'Rated 4.5+', from: 4.5, to: Infinity },
  { key: 'FROM_4_8', label: 'Rated 4.8+', from: 4.8, to: Infinity },
];

/** The highest price of a plate that is accepted, in rupees. */
export const PLATE_PRICE_MAX = 1_000_000;

export const ALL_RATINGS = 'All Ratings';

/** The classes in the visitor's filter. Keys are GraphQL's names, values are what is stored and shown. */
export const FILTER_VENUE_TYPES = {
  FOUR_STAR_AND_ABOVE: '4 Star & Above',
  BANQUET_HALLS: 'Banquet Halls',
  MARRIAGE_GARDEN: 'Marriage Garden',
  THREE_STAR_HOTELS: '3 Star Hotels',
  COUNTRY_GOLF_CLUB: 'Country/Golf Club',
} as const;

/** The types in the owner's form, which also offers the filter's classes. */
export const OWNER_VENUE_TYPES = {
  CONFERENCE_HALLS: 'Conference Halls',
  BANQUET_HALL: 'Banquet Hall',
  WEDDING_LAWNS: 'Wedding Lawns',
  BEACHSIDE_VENUES: 'Beachside Venues',
  GARDEN_VENUES: 'Garden Venues',
  ROOFTOP_VENUES: 'Rooftop Venues',
  RESORTS: 'Resorts',
  COMMUNITY_CENTERS: 'Community Centers',
} as const;

export const VENUE_TYPES = { ...OWNER_VENUE_TYPES, ...FILTER_VENUE_TYPES };
export type VenueType = (typeof VENUE_TYPES)[keyof typeof VENUE_TYPES];

export const FACILITIES = {
  FOOD_PROVIDED_BY_VENUE: 'Food provided by venue',
  ALCOHOL_ALLOWED: 'Alcohol allowed',
  OUTSIDE_FOOD_ALLOWED: 'Outside food allowed',
  MUSIC_ALLOWED_LATE: 'Music allowed late',
  VALET_PARKING: 'Valet parking',
  SEA_VIEW: 'Sea view',
  CATERING_SERVICES: 'Catering services',
  LIVE_MUSIC: 'Live music',
  CITY_VIEW: 'City view',
  OPEN_BAR: 'Open bar',
  AV_EQUIPMENT: 'AV equipment',
  FREE_WIFI: 'Free WiFi',
  SWIMMING_POOL: 'Swimming pool',
  SPA_SERVICES: 'Spa services',
  AMPLE_PARKING: 'Ample parking',
  AIR_CONDITIONING: 'Air conditioning',
  PRIVATE_BEACH: 'Private beach',
  WATER_SPORTS: 'Water sports',
  IN_HOUSE_DECOR: 'In-house decor',
  DJ_SERVICES: 'DJ services',
} as const;
export type Facility = (typeof FACILITIES)[keyof typeof FACILITIES];

/** How a list of venues can be ordered, with the words for it. */
export const VENUE_SORTS = {
  RANK: 'Recommended',
  RATING: 'Best reviewed',
  PRICE_LOW: 'Price: low to high',
  PRICE_HIGH: 'Price: high to low',
  GUESTS: 'Most guests',
} as const;
export type VenueSort = keyof typeof VENUE_SORTS;

/** Cards on one page of the venue list. */
export const VENUE_PAGE_SIZE = 20;
