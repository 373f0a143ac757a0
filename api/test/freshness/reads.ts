import { inDays, nextAddress, type World } from './world.js';

/** A public read: a page, a GraphQL query or a REST call. */
export interface Read {
  path: string;
  /** A GraphQL document. */
  document?: string;
}

const RESPONSE = 'response { enquiries answeredPercent approvedPercent medianMinutes }';
const CARDS = '{ nodes { id name city ratingAverage ratingCount rank } totalCount }';

/** Returns public reads of all kinds. */
export function readsOf({ venues, vendors, stories, latest }: World): Read[] {
  const [one = '', two = '', three = ''] = venues;
  const [vendor = '', other = ''] = vendors;
  const documents = [
    `{ venues(first: 20) ${CARDS} }`,
    `{ venues(first: 8, sort: PRICE_LOW, filter: { city: "Udaipur" }) ${CARDS} }`,
    `{ venues(first: 8, filter: { city: "Jaipur", ratings: [FROM_4] }) ${CARDS} }`,
    `{ venues(first: 8, filter: { search: "mahal" }) ${CARDS} }`,
    `{ vendors(first: 8) ${CARDS} }`,
    `{ vendors(first: 8, filter: { category: "MehendiArtist" }) ${CARDS} }`,
    `{ cities { name venueCount vendorCount } vendorCategories { key count } }`,
    `{ blogs(first: 5) { nodes { id title author } totalCount } }`,
    ...[one, two].map(
      (id) => `{ venue(id: "${id}") { name summary vegPrice types reviews(first: 5) { totalCount nodes
        { rating message author verified answer pictures { id picture { alt } } } } ratingSummary { counts verified } } }`,
    ),
    `{ vendor(id: "${vendor}") { name summary packages { name price } reviews(first: 5) { nodes { rating author } } } }`,
    `{ venues(first: 8, filter: { availableOn: "${inDays(5)}", city: "Udaipur" }) ${CARDS} }`,
    `{ vendors(first: 8, filter: { availableOn: "${inDays(9)}" }) ${CARDS} }`,
    ...[0, 365].map(
      (from) =>
        `{ availability(listingId: "${one}", from: "${inDays(from)}", to: "${inDays(from + 364)}") { date status } }`,
    ),
    `{ suggestions(term: "stu") { key kind title city } }`,
    `{ searchInterpretation(term: "studio udaipur") { text city } }`,
    `{ venues(first: 8) { nodes { id ${RESPONSE} pictures(first: 2) { url alt } } } }`,
    `{ venue(id: "${one}") { ${RESPONSE} pictures(first: 9) { url alt } } }`,
    `{ venue(id: "${latest}") { name city } vendor(id: "${latest}") { name city } }`,
    `{ node(id: "${latest}") { id } nodes(ids: ["${one}", "${vendor}", "${stories[0]}"]) { id } }`,
    ...[one, vendor, latest].map((id) => `{ unavailableListing(id: "${id}") { name city } }`),
    `{ realWeddings(first: 5) { totalCount nodes { id title author pictures { url } } } }`,
    ...stories.map((id) => `{ realWedding(id: "${id}") { title author html pictures { url } } }`),
    `{ relatedBlogs(listingId: "${one}") { title author } }`,
    `{ sitePictures(kind: HERO) { title picture { url } } }`,
  ];
  const calls = [
    ...['venue/all', 'venue/all?search=haveli', 'venue/ranked/venues', 'vendor/all', 'vendor/category/DJ'],
    ...[`venue/${one}`, `venue/${three}`, `vendor/${vendor}`, `vendor/${other}`],
    ...['user/all/city', 'blog/all/blog', 'weddingpost/all/realweddings', `weddingpost/${stories[0]}`],
  ].map((path) => ({ path: `/api/v1/${path}` }));
  const pages = [
    '/',
    '/venuelist?city=Udaipur',
    `/venuelist/${one}`,
    '/vendor/MehendiArtist',
    '/blogs',
    '/realWedding',
  ];
  const sitemaps = [
    '/sitemap.xml',
    ...['pages', 'venues-1', 'vendors-1'].map((name) => `/sitemaps/${name}.xml`),
  ];
  return [
    ...documents.map((document) => ({ path: '/graphql', document })),
    ...calls,
    ...[...pages, ...sitemaps].map((path) => ({ path })),
  ];
}

/** The server was too busy, or could not load a page’s data, and says when to try again. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly retryAfterSeconds: number,
  ) {
    super(message);
  }
}

/**
 * Sends a read, and returns the body and whether it came from the cache.
 * @param rejections codes of errors that aren't failures: a listing may have been suspended meanwhile
 * @throws Refused if the server says when to try again
 * @throws Error if it fails otherwise
 */
export async function responseOf(
  origin: string,
  { path, document }: Read,
  rejections: readonly string[] = ['NOT_FOUND'],
): Promise<{ body: string; isStored: boolean }> {
  const from = { 'x-forwarded-for': nextAddress() };
  const response = document
    ? await fetch(`${origin}/graphql`, {
        method: 'POST',
        headers: { ...from, 'content-type': 'application/json' },
        body: JSON.stringify({ query: document }),
      })
    : await fetch(origin + path, { headers: from });
  const body = await response.text();
  const isFailure =
    body.includes('"errors":[{') && !rejections.some((code) => body.includes(`"code":"${code}"`));
  const retryAfter = response.headers.get('retry-after');
  const failure = `${document ?? path}: ${response.status} ${body.slice(0, 300)}`;
  if (response.status === 503 && retryAfter) throw new Refused(failure, Number(retryAfter));
  if (response.status >= 500 || isFailure) throw new Error(failure);
  // Sitemaps don't say whether they come from a cache.
  const isHit = response.headers.get('cache-status')?.includes('hit') ?? path.startsWith('/sitemap');
  return { body, isStored: isHit };
}
