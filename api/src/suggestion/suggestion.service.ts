import { listCities, type CityWithCounts } from '../city/city.service.js';
import { anyone, operation } from '../core/operation.js';
import { VENDOR_CATEGORIES, type VendorCategory } from '../vendor/vendor.constants.js';
import { askedFor, best, namedWithin } from './names.js';
import { SUGGESTIONS, type SuggestionKind } from './suggestion.constants.js';
import { listingsNamed, type NamedListing } from './suggestion.query.js';
import { suggestionRules } from './suggestion.rules.js';

/** Something that people may mean by what they have typed so far. */
export interface Suggestion {
  kind: SuggestionKind;
  /** The listing's id, the category's key, or the city's name. */
  key: string;
  title: string;
  /** Where it is, or what is there. */
  detail: string;
  /** Of a category and a vendor. */
  category?: VendorCategory;
  /** Of a category: where it is looked for, if the term says so. */
  city?: string;
}

/** Cities and categories of them, so that listings have room. */
const PLACES = 3;

/** Cities, categories, venues and vendors that a term may mean, the likeliest first; at most ten. */
export const suggest = operation({
  name: 'suggestion.list',
  kind: 'read',
  allow: anyone,
  input: suggestionRules,
  async run({ ctx, sql, input }): Promise<Suggestion[]> {
    const term = input.term.toLowerCase().replace(/\s+/g, ' ');
    const kinds = new Set<SuggestionKind>(input.kinds);
    const { suggestions } = await ctx.services.suggested.recall(
      `${[...kinds].sort().join()} ${term}`,
      async () => {
        const places = placesNamed(await listCities(ctx), term).filter(({ kind }) => kinds.has(kind));
        const wanted = (['venue', 'vendor'] as const).filter((kind) => kinds.has(kind));
        const listings = await listingsNamed(sql, term, wanted, SUGGESTIONS - places.length);
        return { suggestions: [...places, ...listings.map(ofListing)] };
      },
    );
    return suggestions;
  },
});

const cityNames = ({ name, aliases }: CityWithCounts) => [name, ...aliases];

const ofCity = ({ name, state, venueCount, vendorCount }: CityWithCounts): Suggestion => ({
  kind: 'city',
  key: name,
  title: name,
  detail: [state !== name && state, counted(venueCount, 'venue'), counted(vendorCount, 'vendor')]
    .filter(Boolean)
    .join(' · '),
});

const counted = (count: number, what: string): string =>
  count ? `${count} ${what}${count === 1 ? '' : 's'}` : '';

/** What else people call a category. */
const ALSO_CALLED: Partial<Record<VendorCategory, readonly string[]>> = {
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

const CATEGORIES = Object.entries(VENDOR_CATEGORIES) as [VendorCategory, string][];

const ofCategory = ([key, title]: (typeof CATEGORIES)[number], city?: string): Suggestion => ({
  kind: 'category',
  key,
  title: city ? `${title} in ${city}` : title,
  detail: 'Vendors',
  category: key,
  city,
});

/** Cities, and categories, there or anywhere, that a term names: "jaipur", "caterers", "photographer in jaipur". */
function placesNamed(all: readonly CityWithCounts[], term: string): Suggestion[] {
  const words = askedFor(term);
  const within = namedWithin(all, cityNames, words);
  const cities = best(all, cityNames, words, PLACES);
  const categories = best(
    CATEGORIES,
    ([key, title]) => [title, key, ...(ALSO_CALLED[key] ?? [])],
    within?.rest ?? words,
    PLACES,
  ).map((category) => ofCategory(category, within?.item.name));
  const meant = cities.length || !within ? cities : [within.item];
  // Who names a service in a city looks for the service.
  return within ? [...categories, ...meant.map(ofCity)] : [...meant.map(ofCity), ...categories];
}

const ofListing = ({ id, kind, name, city, state, category }: NamedListing): Suggestion => ({
  kind,
  key: id,
  title: name,
  category: category ?? undefined,
  detail: [category && VENDOR_CATEGORIES[category], city, !category && state !== city && state]
    .filter(Boolean)
    .join(', '),
});
