/** A filter option: its name in GraphQL and its range, from ≤ value < to. */
export interface Band {
  key: string;
  from: number;
  to: number;
}

/** A band whose label is the same in every language. */
export interface NumericBand extends Band {
  label: string;
}

/** Ranges of capacity. 500-1000 includes 1000, so the next range starts above it. */
export const GUEST_BANDS: readonly NumericBand[] = [
  { key: 'UNDER_100', label: '<100', from: 0, to: 100 },
  { key: 'FROM_100', label: '100-250', from: 100, to: 250 },
  { key: 'FROM_250', label: '250-500', from: 250, to: 500 },
  { key: 'FROM_500', label: '500-1000', from: 500, to: 1001 },
  { key: 'OVER_1000', label: '>1000', from: 1001, to: Infinity },
];

/** Ranges of the lower plate price, in rupees. */
export const PRICE_BANDS: readonly NumericBand[] = [
  { key: 'UNDER_1000', label: '< 1,000', from: 0, to: 1000 },
  { key: 'FROM_1000', label: '1,000 - 1,500', from: 1000, to: 1500 },
  { key: 'FROM_1500', label: '1,500 - 2,000', from: 1500, to: 2000 },
  { key: 'FROM_2000', label: '2,000 - 3,000', from: 2000, to: 3000 },
  { key: 'OVER_3000', label: '> 3,000', from: 3000, to: Infinity },
];

/** Ranges of the mean rating; ALL doesn't filter. venue.labels.ts has their labels. */
export const RATING_BANDS = [
  { key: 'ALL', from: -Infinity, to: Infinity },
  { key: 'UNDER_4', from: 0, to: 4 },
  { key: 'FROM_4', from: 4, to: Infinity },
  { key: 'FROM_4_5', from: 4.5, to: Infinity },
  { key: 'FROM_4_8', from: 4.8, to: Infinity },
] as const satisfies readonly Band[];
export type RatingBand = (typeof RATING_BANDS)[number];

/** The highest accepted price per plate, in rupees. */
export const PLATE_PRICE_MAX = 1_000_000;

/** Venue types in the visitors' filter, as stored and in GraphQL. venue.labels.ts has their labels. */
export const FILTER_VENUE_TYPES = [
  'FOUR_STAR_AND_ABOVE',
  'BANQUET_HALLS',
  'MARRIAGE_GARDEN',
  'THREE_STAR_HOTELS',
  'COUNTRY_GOLF_CLUB',
] as const;

/** Venue types in the owner's form, which also offers those of the filter. */
export const OWNER_VENUE_TYPES = [
  'CONFERENCE_HALLS',
  'BANQUET_HALL',
  'WEDDING_LAWNS',
  'BEACHSIDE_VENUES',
  'GARDEN_VENUES',
  'ROOFTOP_VENUES',
  'RESORTS',
  'COMMUNITY_CENTERS',
] as const;

export const VENUE_TYPES = [...OWNER_VENUE_TYPES, ...FILTER_VENUE_TYPES] as const;
export type VenueType = (typeof VENUE_TYPES)[number];

/** Facilities, as stored and in GraphQL. */
export const FACILITIES = [
  'FOOD_PROVIDED_BY_VENUE',
  'ALCOHOL_ALLOWED',
  'OUTSIDE_FOOD_ALLOWED',
  'MUSIC_ALLOWED_LATE',
  'VALET_PARKING',
  'SEA_VIEW',
  'CATERING_SERVICES',
  'LIVE_MUSIC',
  'CITY_VIEW',
  'OPEN_BAR',
  'AV_EQUIPMENT',
  'FREE_WIFI',
  'SWIMMING_POOL',
  'SPA_SERVICES',
  'AMPLE_PARKING',
  'AIR_CONDITIONING',
  'PRIVATE_BEACH',
  'WATER_SPORTS',
  'IN_HOUSE_DECOR',
  'DJ_SERVICES',
] as const;
export type Facility = (typeof FACILITIES)[number];

/** Sort orders of the venue list, with their descriptions. */
export const VENUE_SORTS = {
  RANK: "Highest editor's rank first.",
  RATING: 'Highest rating first.',
  PRICE_LOW: 'Lowest price first.',
  PRICE_HIGH: 'Highest price first.',
  GUESTS: 'Largest capacity first.',
} as const;
export type VenueSort = keyof typeof VENUE_SORTS;

/** Page size of the venue list. */
export const VENUE_PAGE_SIZE = 20;
