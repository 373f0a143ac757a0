import {
  FILTER_VENUE_TYPES,
  GUEST_BANDS,
  PRICE_BANDS,
  RATING_BANDS,
  VENUE_PAGE_SIZE,
  VENUE_SORTS,
  type VenueSort,
} from '@mandap/api/constants/venue';
import {
  ratingLabel,
  ratingLabelInEnglish,
  VENUE_TYPE_LABELS,
  venueTypeLabel,
} from '@mandap/api/labels/venue';
import { paths } from '../app/paths';
import type { GuestBand, PriceBand, RatingBand, VenueFilterInput, VenueType } from '../gql/types';
import { eventDate } from '../listing/eventDate';
import { parsePageNumber } from '../lib/pageNumber';
import { normaliseTerm } from '../lib/searchTerm';
import type { IconName } from '../ui/iconNames';
import { t } from './messages.generated';

interface FilterOption {
  /** GraphQL enum value. */
  key: string;
  /** English label, used in URLs. */
  label: string;
  /** Returns the text in the current language; the label by default. */
  text?: () => string;
}

/** Returns the text of an option in the current language. */
export const optionText = ({ label, text }: FilterOption): string => text?.() ?? label;

export interface FilterGroup {
  /** Query parameter. */
  name: 'guests' | 'price' | 'type' | 'rating';
  icon: IconName;
  options: readonly FilterOption[];
  /** Radio buttons; the first option means no filter. */
  single?: true;
  /** Returns the text of a filter chip, which must make sense without the group's title; the option's by default. */
  chip?: (text: string) => string;
}

/** The filter groups in order. The message catalogue holds their titles and icon captions. */
export const FILTER_GROUPS: readonly FilterGroup[] = [
  {
    name: 'guests',
    icon: 'users',
    options: GUEST_BANDS,
    chip: (label) => t('guestsChip', { label }),
  },
  {
    name: 'price',
    icon: 'rupee',
    options: PRICE_BANDS,
    chip: (label) => t('perPlateChip', { label }),
  },
  {
    name: 'type',
    icon: 'hall',
    options: FILTER_VENUE_TYPES.map((key) => ({
      key,
      label: VENUE_TYPE_LABELS[key],
      text: () => venueTypeLabel(key),
    })),
  },
  {
    name: 'rating',
    icon: 'star',
    options: RATING_BANDS.map((band) => ({
      key: band.key,
      label: ratingLabelInEnglish(band),
      text: () => ratingLabel(band),
    })),
    single: true,
  },
];

/** The parsed URL of the venue list. Options are labels; unknown ones are ignored. */
export interface VenueSearch {
  q: string;
  city: string;
  /** Day on which the venues must be free, `YYYY-MM-DD`; '' for any. */
  date: string;
  chosen: Record<FilterGroup['name'], readonly string[]>;
  sort: VenueSort;
  page: number;
}

export const NO_SEARCH: VenueSearch = {
  q: '',
  city: '',
  date: '',
  chosen: { guests: [], price: [], type: [], rating: [] },
  sort: 'RANK',
  page: 1,
};

/** Parses a query string or form data. A group's options may be comma-separated or repeated. */
export function readSearch(params: URLSearchParams): VenueSearch {
  const chosen: Record<FilterGroup['name'], readonly string[]> = { ...NO_SEARCH.chosen };
  for (const group of FILTER_GROUPS)
    chosen[group.name] = readGroup(group, params.getAll(group.name).join(','));
  const sort = (params.get('sort') ?? '').toUpperCase();
  return {
    q: normaliseTerm(params.get('q')),
    city: normaliseTerm(params.get('city')),
    date: eventDate(params.get('date')),
    chosen,
    sort: Object.hasOwn(VENUE_SORTS, sort) ? (sort as VenueSort) : 'RANK',
    page: parsePageNumber(params),
  };
}

/** Returns the known labels in `text`. Labels contain commas, so match them one by one, longest first. */
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

/** Returns the URL of a search, without default values. */
export function venueListPath({ q, city, date, chosen, sort, page }: VenueSearch): string {
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (city) params.set('city', city);
  if (date) params.set('date', date);
  for (const { name } of FILTER_GROUPS) if (chosen[name].length) params.set(name, chosen[name].join(','));
  if (sort !== 'RANK') params.set('sort', sort.toLowerCase());
  if (page > 1) params.set('page', String(page));
  const query = params.toString().replaceAll('%2C', ',');
  return query ? `${paths.venues}?${query}` : paths.venues;
}

/** Returns the query variables of a search. `loadPage` and `useQuery` must use the same ones to share the cache. */
export function listVariables({ q, city, date, chosen, sort, page }: VenueSearch) {
  const keys = (name: FilterGroup['name']) => {
    const { options = [] } = FILTER_GROUPS.find((group) => group.name === name) ?? {};
    const picked = options.filter(({ label }) => chosen[name].includes(label)).map(({ key }) => key);
    return picked.length ? picked : undefined;
  };
  const filter: VenueFilterInput = {
    search: q || undefined,
    city: city || undefined,
    availableOn: date || undefined,
    guests: keys('guests') as GuestBand[] | undefined,
    prices: keys('price') as PriceBand[] | undefined,
    types: keys('type') as VenueType[] | undefined,
    ratings: keys('rating') as RatingBand[] | undefined,
  };
  return { filter, sort, page, first: VENUE_PAGE_SIZE };
}

/** Returns the variables that count a search's results in all cities. */
export const allCitiesVariables = (search: VenueSearch) => ({
  filter: listVariables({ ...search, city: '' }).filter,
});

/** Returns the search without one option, on its first page. */
export const without = (search: VenueSearch, name: FilterGroup['name'], label: string): VenueSearch => ({
  ...search,
  page: 1,
  chosen: { ...search.chosen, [name]: search.chosen[name].filter((each) => each !== label) },
});

/** Whether any filter or search text beyond city and page is set. */
export const isNarrowed = ({ q, date, chosen }: VenueSearch): boolean =>
  Boolean(q || date) || Object.values(chosen).some((labels) => labels.length > 0);
