import { todayInIndia } from '../src/core/day.js';
import type { Route } from '../src/rest/route.js';

/** IDs of the rows that are read. */
export type Ids = Record<'venue' | 'vendor' | 'blog' | 'story', string>;

const PICTURES = 'pictures(first: 4) { url }';
const ALL_PICTURES = 'pictures { url }';
const REVIEWS = 'id rating message author answer';
const VENUE = `nodes { id name city rank summary maxGuests vegPrice ratingAverage ${PICTURES} } totalCount pageInfo { endCursor }`;
const VENDOR = `nodes { id name city category ratingAverage ${PICTURES} } totalCount pageInfo { endCursor }`;

/** Narrowed in each way alone and in some together; searches for common, rare and missing texts. */
const SEARCHES = ['ma', 'mah', 'xyz', '123', 'jheel mahal', 'palace 1', 'ra ja'].map(
  (term) => `search: "${term}"`,
);
/** A day with full listings, if the database has a calendar. */
const DAY = todayInIndia(new Date(Date.now() + 90 * 86_400_000));

const VENUE_FILTERS = [
  ...['', 'city: "Jaipur"', 'guests: [FROM_250]', 'prices: [UNDER_1000, OVER_3000]', 'ratings: [FROM_4_8]'],
  ...[
    'types: [BANQUET_HALLS]',
    'guests: [FROM_250], prices: [FROM_1500]',
    'city: "Jaipur", guests: [OVER_1000], prices: [FROM_1500]',
    ...SEARCHES,
  ],
  ...['city: "Jaipur", search: "mah"', 'search: "mah", prices: [FROM_1000]'],
  ...['', 'city: "Jaipur", ', 'search: "mah", ', 'search: "xyz", '].map(
    (filter) => `${filter}availableOn: "${DAY}"`,
  ),
];
const VENDOR_FILTERS = [
  ...['', 'city: "Jaipur"', 'category: "DJ"', 'category: "DJ", city: "Jaipur"', ...SEARCHES],
  ...['category: "DJ", search: "sharma"', 'city: "Jaipur", search: "lens"'],
  `category: "DJ", availableOn: "${DAY}"`,
];

const lists = (field: string, sorts: readonly string[], filters: readonly string[], selection: string) => [
  ...sorts.flatMap((sort) =>
    filters.map((filter) => `{ ${field}(first: 20, sort: ${sort}, filter: { ${filter} }) { ${selection} } }`),
  ),
  ...sorts.map((sort) => `{ ${field}(first: 20, sort: ${sort}, page: 200) { ${selection} } }`),
];

/** Typed texts: one letter, words, misspelled words, a service in a city, numbers. */
const TERMS = [
  'm',
  'ma',
  'mahal',
  'mahal jaipur',
  'mahall',
  'jhel mahl',
  'photographer in jaipur',
  '77',
  'zzzz',
];

/** Returns GraphQL documents of each public root field. */
export function publicDocuments(ids: Ids): Record<string, string[]> {
  const reviewSorts = ['NEWEST', 'HIGHEST', 'LOWEST'].flatMap((sort) => [
    `first: 10, sort: ${sort}`,
    `first: 10, sort: ${sort}, rating: 5`,
  ]);
  const reviews = (field: string, id: string) =>
    reviewSorts.map(
      (args) =>
        `{ ${field}(id: "${id}") { ratingSummary { counts } reviews(${args}) { nodes { ${REVIEWS} } totalCount } } }`,
    );
  return {
    venues: lists('venues', ['RANK', 'RATING', 'PRICE_LOW', 'PRICE_HIGH', 'GUESTS'], VENUE_FILTERS, VENUE),
    vendors: lists('vendors', ['RANK', 'RATING', 'PRICE_LOW', 'PRICE_HIGH'], VENDOR_FILTERS, VENDOR),
    venue: [`{ venue(id: "${ids.venue}") { name summary ${PICTURES} } }`, ...reviews('venue', ids.venue)],
    vendor: [
      `{ vendor(id: "${ids.vendor}") { name packages { name price } ${PICTURES} } }`,
      ...reviews('vendor', ids.vendor),
    ],
    availability: [
      `{ availability(listingId: "${ids.venue}", from: "${DAY}", to: "${DAY}") { date status } }`,
    ],
    vendorCategories: ['{ vendorCategories { count } }'],
    cities: ['{ cities { name venueCount vendorCount } }'],
    unavailableListing: [`{ unavailableListing(id: "${ids.venue}") { name } }`],
    node: [ids.venue, ids.blog, ids.story].map((id) => `{ node(id: "${id}") { id } }`),
    nodes: [`{ nodes(ids: ["${ids.venue}", "${ids.blog}"]) { id } }`],
    suggestions: TERMS.map((term) => `{ suggestions(term: "${term}") { kind title detail } }`),
    searchInterpretation: ['{ searchInterpretation(term: "mehndi udaipur") { city } }'],
    blogs: ['', ', page: 200', `, except: "${ids.blog}"`].map(
      (args) => `{ blogs(first: 10${args}) { nodes { title author ${ALL_PICTURES} } totalCount } }`,
    ),
    blog: [`{ blog(id: "${ids.blog}") { title author content ${ALL_PICTURES} } }`],
    relatedBlogs: [
      `{ relatedBlogs(listingId: "${ids.venue}") { title } }`,
      `{ relatedBlogs(listingId: "${ids.vendor}") { title } }`,
    ],
    realWeddings: ['', ', page: 200', `, except: "${ids.story}"`].map(
      (args) => `{ realWeddings(first: 6${args}) { nodes { title author ${ALL_PICTURES} } totalCount } }`,
    ),
    realWedding: [`{ realWedding(id: "${ids.story}") { title author content ${ALL_PICTURES} } }`],
    sitePictures: ['{ sitePictures(kind: HERO) { title picture { url } } }'],
  };
}

/** Returns the URLs of the REST reads that anyone may make. */
export function publicPaths(routes: readonly Route[], ids: Ids): string[] {
  const about: Record<string, string | undefined> = { venue: ids.venue, vendor: ids.vendor, blog: ids.blog };
  return routes
    .filter(
      ({ method, operation }) =>
        method === 'GET' && operation.kind === 'read' && operation.allow.roles === 'anyone',
    )
    .map(({ path }) => {
      const [resource = ''] = path.split('/');
      const id = path.includes(':ownerId') ? ids.venue : (about[resource] ?? ids.story);
      return `/api/v1/${path.replace(':type', 'DJ').replace(/:\w+/g, id)}`;
    });
}
