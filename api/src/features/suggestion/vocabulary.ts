import { FILTER_VENUE_TYPES } from '../venue/venue.constants.js';
import { VENUE_TYPE_LABELS } from '../venue/venue.labels.js';
import { VENDOR_CATEGORIES, type VendorCategory } from '../vendor/vendor.constants.js';
import { VENDOR_CATEGORY_TITLES } from '../vendor/vendor.labels.js';

/** Synonyms of categories. */
const CATEGORY_SYNONYMS: Partial<Record<VendorCategory, readonly string[]>> = {
  Photographer: ['photography', 'videographer', 'camera', 'photos'],
  MakeupArtist: ['make-up', 'bridal makeup', 'beautician'],
  MehendiArtist: ['mehndi', 'henna'],
  Decorator: ['decoration', 'florist', 'flowers', 'mandap'],
  Caterer: ['catering', 'food'],
  BandBaja: ['band baaja', 'baraat', 'ghodi', 'ghodiwala', 'brass band'],
  Messkot: ['mascot'],
  Magicians: ['magic show'],
  Anchor: ['emcee', 'host', 'mc'],
  LiveSinger: ['music', 'band'],
  DJ: ['music', 'disc jockey'],
  Bartender: ['cocktails', 'bar'],
  RoomsBooking: ['hotel rooms', 'guest rooms'],
};

export interface NamedCategory {
  key: VendorCategory;
  names: readonly string[];
}

/** Vendor categories with their names and synonyms. */
export const NAMED_CATEGORIES: readonly NamedCategory[] = VENDOR_CATEGORIES.map((key) => ({
  key,
  names: [VENDOR_CATEGORY_TITLES[key], key, ...(CATEGORY_SYNONYMS[key] ?? [])],
}));

const VENUE_TYPE_SYNONYMS: Record<(typeof FILTER_VENUE_TYPES)[number], readonly string[]> = {
  FOUR_STAR_AND_ABOVE: ['4 star hotel', 'four star hotel', '5 star hotel', 'five star hotel', 'luxury hotel'],
  BANQUET_HALLS: ['banquet', 'marriage hall', 'wedding hall', 'party hall'],
  MARRIAGE_GARDEN: ['marriage lawn', 'wedding garden', 'wedding lawn', 'party lawn'],
  THREE_STAR_HOTELS: ['three star hotel'],
  COUNTRY_GOLF_CLUB: ['country club', 'golf club'],
};

/** Venue types of the filter with their names and synonyms. */
export const NAMED_VENUE_TYPES = FILTER_VENUE_TYPES.map((key) => ({
  key,
  names: [VENUE_TYPE_LABELS[key], ...VENUE_TYPE_SYNONYMS[key]],
}));
