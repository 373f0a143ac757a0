import { listCities, type CityWithCounts } from '../city/city.service.js';
import type { Tx } from '../../core/database.js';
import { anyone, operation } from '../../core/operation.js';
import type { ListingKind } from '../listing/listing.constants.js';
import { VENDOR_CATEGORIES, type VendorCategory } from '../vendor/vendor.constants.js';
import { NAMED_CATEGORIES, type NamedCategory } from './vocabulary.js';
import { cityNames, interpret, type Interpretation } from './interpretation.js';
import { significantTerms, best, namedWithin } from './names.js';
import { SUGGESTIONS, type SuggestionKind } from './suggestion.constants.js';
import { listingsAlike, listingsOf, listingsWithWords, type NamedListing } from './suggestion.query.js';
import { interpretationRules, suggestionRules } from './suggestion.rules.js';

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
  async run({ ctx, tx, input }): Promise<Suggestion[]> {
    const term = input.term.toLowerCase().replace(/\s+/g, ' ');
    const kinds = new Set<SuggestionKind>(input.kinds);
    const { suggestions } = await ctx.services.suggested.getOrLoad(
      `${[...kinds].sort().join()} ${term}`,
      async () => {
        const cities = await listCities(ctx);
        const places = placesNamed(cities, term).filter(({ kind }) => kinds.has(kind));
        const wanted = (['venue', 'vendor'] as const).filter((kind) => kinds.has(kind));
        const limit = SUGGESTIONS - places.length;
        const listings = await findListings(tx, term, interpret(term, cities), wanted, limit);
        return { suggestions: [...places, ...listings.map(ofListing)] };
      },
    );
    return suggestions;
  },
});

/** Interprets a search term: category or venue type, city, and the rest as a name. */
export const interpretSearch = operation({
  name: 'suggestion.interpret',
  kind: 'read',
  allow: anyone,
  input: interpretationRules,
  run: async ({ ctx, input }): Promise<Interpretation> => interpret(input.term, await listCities(ctx)),
});

/**
 * Approved listings for a term: by name, then by the category or venue type in it; similar spellings only when it has
 * neither.
 */
async function findListings(
  tx: Tx,
  term: string,
  meaning: Interpretation,
  kinds: readonly ListingKind[],
  limit: number,
): Promise<NamedListing[]> {
  const named = await listingsWithWords(tx, term, kinds, limit);
  const { category, venueType, city } = meaning;
  const kind = category ? 'vendor' : venueType ? 'venue' : undefined;
  if (!kind) return named.length ? named : listingsAlike(tx, term, kinds, limit);
  if (!kinds.includes(kind) || named.length === limit) return named;
  const known = new Set(named.map(({ id }) => id));
  const others = await listingsOf(tx, { kind, category, venueType, city }, limit);
  return [...named, ...others.filter(({ id }) => !known.has(id))].slice(0, limit);
}

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

const ofCategory = ({ key, title }: NamedCategory, city?: string): Suggestion => ({
  kind: 'category',
  key,
  title: city ? `${title} in ${city}` : title,
  detail: 'Vendors',
  category: key,
  city,
});

/** Cities, and categories, there or anywhere, that a term names: "jaipur", "caterers", "photographer in jaipur". */
function placesNamed(all: readonly CityWithCounts[], term: string): Suggestion[] {
  const words = significantTerms(term);
  const within = namedWithin(all, cityNames, words);
  const cities = best(all, cityNames, words, PLACES);
  const categories = best(NAMED_CATEGORIES, ({ names }) => names, within?.rest ?? words, PLACES).map(
    (category) => ofCategory(category, within?.item.name),
  );
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
