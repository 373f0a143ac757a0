import {
  FILTER_VENUE_TYPES,
  GUEST_BANDS,
  PRICE_BANDS,
  RATING_BANDS,
  VENUE_PAGE_SIZE,
  VENUE_SORTS,
  type VenueSort,
} from '@mandap/api/constants/venue';
import { paths } from '../app/paths';
import type { GuestBand, PriceBand, RatingBand, VenueFilterInput, VenueType } from '../gql/types';
import { pageIn } from '../lib/pageNumber';
import { term } from '../lib/text';
import type { IconName } from '../ui/iconNames';

interface FilterOption {
  /** GraphQL's name. */
  key: string;
  /** What is shown, and stands in the address. */
  label: string;
}

export interface FilterGroup {
  /** Its parameter in the address. */
  name: 'guests' | 'price' | 'type' | 'rating';
  title: string;
  /** Under the icon on narrow screens. */
  caption: string;
  icon: IconName;
  options: readonly FilterOption[];
  /** One option at a time; the first one is no filter. */
  single?: true;
  /** An applied option in words that stand alone. */
  chip: (label: string) => string;
}

const asIs = (label: string) => label;

/** The filter bar, in its order. */
export const FILTER_GROUPS: readonly FilterGroup[] = [
  {
    name: 'guests',
    title: 'Guests',
    caption: 'Guests',
    icon: 'users',
    options: GUEST_BANDS,
    chip: (label) => `${label} guests`,
  },
  {
    name: 'price',
    title: 'Price per plate',
    caption: 'Price',
    icon: 'rupee',
    options: PRICE_BANDS,
    chip: (label) => `${label} per plate`,
  },
  {
    name: 'type',
    title: 'Venue type',
    caption: 'Type',
    icon: 'hall',
    options: Object.entries(FILTER_VENUE_TYPES).map(([key, label]) => ({ key, label })),
    chip: asIs,
  },
  {
    name: 'rating',
    title: 'Rating',
    caption: 'Rating',
    icon: 'star',
    options: RATING_BANDS,
    single: true,
    chip: asIs,
  },
];

/** What the address of the list says. Options are labels; what nobody knows is left out. */
export interface VenueSearch {
  q: string;
  city: string;
  chosen: Record<FilterGroup['name'], readonly string[]>;
  sort: VenueSort;
  page: number;
}

export const NO_SEARCH: VenueSearch = {
  q: '',
  city: '',
  chosen: { guests: [], price: [], type: [], rating: [] },
  sort: 'RANK',
  page: 1,
};

/** Reads an address, or a form with the same names. A group's options come comma-separated or repeated. */
export function readSearch(params: URLSearchParams): VenueSearch {
  const chosen: Record<FilterGroup['name'], readonly string[]> = { ...NO_SEARCH.chosen };
  for (const group of FILTER_GROUPS)
    chosen[group.name] = readGroup(group, params.getAll(group.name).join(','));
  const sort = (params.get('sort') ?? '').toUpperCase();
  return {
    q: term(params.get('q')),
    city: term(params.get('city')),
    chosen,
    sort: Object.hasOwn(VENUE_SORTS, sort) ? (sort as VenueSort) : 'RANK',
    page: pageIn(params),
  };
}

/** The known labels in `text`. They hold commas themselves, so the text is read label by label, the longest first. */
function readGroup({ options, single }: FilterGroup, text: string): string[] {
  const labels = options.map(({ label }) => label).sort((a, b) => b.length - a.length);
  const found = new Set<string>();
  for (let rest = text; rest;) {
    const label = labels.find((each) => rest === each || rest.startsWith(`${each},`));
    const end = label ? label.length : (rest + ',').indexOf(',');
    if (label) found.add(label);
    rest = rest.slice(end + 1);
  }
  const known = options.map(({ label }) => label).filter((label) => found.has(label));
  if (!single) return known;
  return known.slice(0, 1).filter((label) => label !== options[0]?.label);
}

/** The address of a search; defaults are not written into it. */
export function venueListPath({ q, city, chosen, sort, page }: VenueSearch): string {
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (city) params.set('city', city);
  for (const { name } of FILTER_GROUPS) if (chosen[name].length) params.set(name, chosen[name].join(','));
  if (sort !== 'RANK') params.set('sort', sort.toLowerCase());
  if (page > 1) params.set('page', String(page));
  const query = params.toString().replaceAll('%2C', ',');
  return query ? `${paths.venues}?${query}` : paths.venues;
}

/** The same search in the API's terms; `loadPage` and `useQuery` both take exactly this. */
export function listVariables({ q, city, chosen, sort, page }: VenueSearch) {
  const keys = (name: FilterGroup['name']) => {
    const { options = [] } = FILTER_GROUPS.find((group) => group.name === name) ?? {};
    const picked = options.filter(({ label }) => chosen[name].includes(label)).map(({ key }) => key);
    return picked.length ? picked : undefined;
  };
  const filter: VenueFilterInput = {
    search: q || undefined,
    city: city || undefined,
    guests: keys('guests') as GuestBand[] | undefined,
    prices: keys('price') as PriceBand[] | undefined,
    types: keys('type') as VenueType[] | undefined,
    ratings: keys('rating') as RatingBand[] | undefined,
  };
  return { filter, sort, page, first: VENUE_PAGE_SIZE };
}

/** The same search in all cities, for its count. */
export const allCitiesVariables = (search: VenueSearch) => ({
  filter: listVariables({ ...search, city: '' }).filter,
});

/** The search without one option, on its first page. */
export const without = (search: VenueSearch, name: FilterGroup['name'], label: string): VenueSearch => ({
  ...search,
  page: 1,
  chosen: { ...search.chosen, [name]: search.chosen[name].filter((each) => each !== label) },
});

/** Whether more than the city and the page narrows the list. */
export const isNarrowed = ({ q, chosen }: VenueSearch): boolean =>
  Boolean(q) || Object.values(chosen).some((labels) => labels.length > 0);
