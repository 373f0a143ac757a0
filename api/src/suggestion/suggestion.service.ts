import { listCities } from '../city/city.service.js';
import type { Context } from '../core/context.js';
import { anyone, operation } from '../core/operation.js';
import { VENDOR_CATEGORIES, type VendorCategory } from '../vendor/vendor.constants.js';
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
        const places = [
          ...(kinds.has('city') ? await citiesNamed(ctx, term) : []),
          ...(kinds.has('category') ? categoriesNamed(term) : []),
        ];
        const wanted = (['venue', 'vendor'] as const).filter((kind) => kinds.has(kind));
        const listings = await listingsNamed(sql, term, wanted, SUGGESTIONS - places.length);
        return { suggestions: [...places, ...listings.map(ofListing)] };
      },
    );
    return suggestions;
  },
});

/** How well a name answers a term: its beginning before that of a later word, and that before its middle. */
function place(name: string, term: string): number {
  const at = ` ${name.toLowerCase()}`.indexOf(` ${term}`);
  if (at === 0) return 2;
  if (at > 0) return 1;
  return term.length > 2 && name.toLowerCase().includes(term) ? 0 : -1;
}

/** The best of `all` by their names; equals stay in their order. */
function best<Item>(all: readonly Item[], namesOf: (item: Item) => readonly string[], term: string): Item[] {
  const placed = all.map((item) => ({
    item,
    at: Math.max(...namesOf(item).map((name) => place(name, term))),
  }));
  return placed
    .filter(({ at }) => at >= 0)
    .sort((a, b) => b.at - a.at)
    .slice(0, PLACES)
    .map(({ item }) => item);
}

async function citiesNamed(ctx: Context, term: string): Promise<Suggestion[]> {
  const cities = best(await listCities(ctx), ({ name, aliases }) => [name, ...aliases], term);
  return cities.map(({ name, state, venueCount, vendorCount }) => ({
    kind: 'city',
    key: name,
    title: name,
    detail: [state !== name && state, counted(venueCount, 'venue'), counted(vendorCount, 'vendor')]
      .filter(Boolean)
      .join(' · '),
  }));
}

const counted = (count: number, what: string): string =>
  count ? `${count} ${what}${count === 1 ? '' : 's'}` : '';

/** What else people call a category. */
const ALSO_CALLED: Partial<Record<VendorCategory, readonly string[]>> = {
  Photographer: ['photography', 'videographer', 'camera'],
  MakeupArtist: ['make-up', 'bridal makeup', 'beautician'],
  MehendiArtist: ['mehndi', 'henna'],
  Decorator: ['decoration', 'florist', 'flowers', 'mandap'],
  Caterer: ['catering', 'food'],
  BandBaja: ['band baaja', 'baraat', 'ghodi'],
  Messkot: ['mascot'],
  Magicians: ['magic show'],
  Anchor: ['emcee', 'host', 'mc'],
  LiveSinger: ['music', 'band'],
  DJ: ['music', 'disc jockey'],
  Bartender: ['cocktails', 'bar'],
  RoomsBooking: ['hotel rooms', 'guest rooms'],
};

const CATEGORIES = Object.entries(VENDOR_CATEGORIES) as [VendorCategory, string][];

const categoriesNamed = (term: string): Suggestion[] =>
  best(CATEGORIES, ([key, title]) => [title, key, ...(ALSO_CALLED[key] ?? [])], term).map(([key, title]) => ({
    kind: 'category',
    key,
    title,
    detail: 'Vendors',
    category: key,
  }));

const ofListing = ({ id, kind, name, city, state, category }: NamedListing): Suggestion => ({
  kind,
  key: id,
  title: name,
  category: category ?? undefined,
  detail: [category && VENDOR_CATEGORIES[category], city, !category && state !== city && state]
    .filter(Boolean)
    .join(', '),
});
