import type { CityWithCounts } from '../city/city.service.js';
import type { VendorCategory } from '../vendor/vendor.constants.js';
import type { VenueType } from '../venue/venue.constants.js';
import { NAMED_CATEGORIES, NAMED_VENUE_TYPES } from './vocabulary.js';
import {
  significantTerms,
  bestMatches,
  matchesName,
  findNameWithin,
  splitAtConnector,
  wordsOf,
} from './names.js';

/** The meaning of a search term. */
export interface Interpretation {
  /** Vendor category named in the term. */
  category?: VendorCategory;
  /** Venue type named in the term. */
  venueType?: VenueType;
  /** Known city named in the term. */
  city?: string;
  /** The rest of the term, to be searched as a name. */
  text: string;
}

/** Words that fit any venue or vendor. */
const GENERIC_WORDS = [
  'venue',
  'place',
  'vendor',
  'service',
  'wedding',
  'marriage',
  'best',
  'top',
  'the',
  'for',
];

export const cityNames = ({ name, aliases }: CityWithCounts) => [name, ...aliases];

/**
 * Understands "photographer", "photographer in jaipur", "jaipur photographer", "banquet halls in jaipur", "venues in
 * jaipur" and "palace in udaipur". Anything else is a name.
 */
export function interpret(term: string, cities: readonly CityWithCounts[]): Interpretation {
  const place = findCity(term, cities);
  const words = significantTerms(place ? place.what : term);
  const service = findService(words, place !== undefined);
  if (service) return { ...service, city: place?.city, text: '' };
  if (place?.connected) {
    const hasName = words.some((word) => !GENERIC_WORDS.includes(word));
    return { city: place.city, text: hasName ? place.what : '' };
  }
  return { text: term.trim() };
}

/** Finds the city in a term: the rest of the term, and whether a word such as "in" connects the two. */
function findCity(term: string, cities: readonly CityWithCounts[]) {
  const parts = splitAtConnector(term);
  const [city] = parts ? bestMatches(cities, cityNames, wordsOf(parts.where), 1) : [];
  // "in Udai" is not yet a city.
  if (parts && city && matchesName(cityNames(city), wordsOf(parts.where), { similar: true }))
    return { what: parts.what, city: city.name, connected: true };
  const within = findNameWithin(cities, cityNames, wordsOf(term), { exact: true });
  return within && { what: within.rest.join(' '), city: within.item.name, connected: false };
}

/** Finds the category or venue type; prefixes and misspellings count only next to a city. */
function findService(words: readonly string[], hasCity: boolean): Omit<Interpretation, 'text'> | undefined {
  const options = { prefix: hasCity, similar: hasCity };
  const category =
    NAMED_CATEGORIES.find(({ names }) => matchesName(names, words)) ??
    NAMED_CATEGORIES.find(({ names }) => matchesName(names, words, options));
  if (category) return { category: category.key };
  const venue = NAMED_VENUE_TYPES.find(({ names }) => matchesName(names, words));
  return venue && { venueType: venue.key };
}
