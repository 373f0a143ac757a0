import { listCities, type CityWithCounts } from '../city/city.service.js';
import type { Tx } from '../../core/database.js';
import { anyone, operation } from '../../core/operation.js';
import type { ListingKind } from '../listing/listing.constants.js';
import type { VendorCategory } from '../vendor/vendor.constants.js';
import { vendorCategoryTitle } from '../vendor/vendor.labels.js';
import { NAMED_CATEGORIES, type NamedCategory } from './vocabulary.js';
import { cityNames, interpret, type Interpretation } from './interpretation.js';
import { significantTerms, bestMatches, findNameWithin } from './names.js';
import { SUGGESTIONS, type SuggestionKind } from './suggestion.constants.js';
import { similarListings, listingsOf, listingsWithWords, type NamedListing } from './suggestion.query.js';
import { interpretationRules, suggestionRules } from './suggestion.rules.js';
import { t } from './messages.generated.js';

/** A suggestion for a search term. */
export interface Suggestion {
  kind: SuggestionKind;
  /** The listing's ID, the category's key, or the city's name. */
  key: string;
  title: string;
  /** Its location or what it offers. */
  detail: string;
  /** Only for categories and vendors. */
  category?: VendorCategory;
  /** Only for categories: the city in the search term, if any. */
  city?: string;
}

/** Maximum number of cities and of categories, to leave room for listings. */
const MAX_PLACES = 3;

/** Returns up to ten cities, categories, venues and vendors that match a term, best first. */
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
        const places = suggestPlaces(cities, term).filter(({ kind }) => kinds.has(kind));
        const wanted = (['venue', 'vendor'] as const).filter((kind) => kinds.has(kind));
        const limit = SUGGESTIONS - places.length;
        const listings = await findListings(tx, term, interpret(term, cities), wanted, limit);
        return { suggestions: [...places, ...listings.map(ofListing)] };
      },
    );
    return suggestions;
  },
});

/** Interprets a search term as category or venue type, city, and a name. */
export const interpretSearch = operation({
  name: 'suggestion.interpret',
  kind: 'read',
  allow: anyone,
  input: interpretationRules,
  run: async ({ ctx, input }): Promise<Interpretation> => interpret(input.term, await listCities(ctx)),
});

/**
 * Returns approved listings that match a term by name, then by its category or venue type; by similar spelling only if
 * it has neither.
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
  if (!kind) return named.length ? named : similarListings(tx, term, kinds, limit);
  if (!kinds.includes(kind) || named.length === limit) return named;
  const known = new Set(named.map(({ id }) => id));
  const others = await listingsOf(tx, { kind, category, venueType, city }, limit);
  return [...named, ...others.filter(({ id }) => !known.has(id))].slice(0, limit);
}

const ofCity = ({ name, state, venueCount, vendorCount }: CityWithCounts): Suggestion => ({
  kind: 'city',
  key: name,
  title: name,
  detail: [
    state !== name && state,
    venueCount && t('venues', { count: venueCount }),
    vendorCount && t('vendorCount', { count: vendorCount }),
  ]
    .filter(Boolean)
    .join(' · '),
});

function ofCategory({ key }: NamedCategory, city?: string): Suggestion {
  const title = vendorCategoryTitle(key);
  return {
    kind: 'category',
    key,
    title: city ? t('categoryInCity', { category: title, city }) : title,
    detail: t('vendors'),
    category: key,
    city,
  };
}

/** Returns the cities and categories in a term: "jaipur", "caterers", "photographer in jaipur". */
function suggestPlaces(all: readonly CityWithCounts[], term: string): Suggestion[] {
  const words = significantTerms(term);
  const within = findNameWithin(all, cityNames, words);
  const cities = bestMatches(all, cityNames, words, MAX_PLACES);
  const categories = bestMatches(
    NAMED_CATEGORIES,
    ({ names }) => names,
    within?.rest ?? words,
    MAX_PLACES,
  ).map((category) => ofCategory(category, within?.item.name));
  const matching = cities.length || !within ? cities : [within.item];
  // A service in a city comes before the city itself.
  return within ? [...categories, ...matching.map(ofCity)] : [...matching.map(ofCity), ...categories];
}

const ofListing = ({ id, kind, name, city, state, category }: NamedListing): Suggestion => ({
  kind,
  key: id,
  title: name,
  category: category ?? undefined,
  detail: [category && vendorCategoryTitle(category), city, !category && state !== city && state]
    .filter(Boolean)
    .join(', '),
});
