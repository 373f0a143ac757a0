import { inDays, nextAddress, type World } from './world.js';

/** A public read: a page, a GraphQL query or a REST call. */
export interface Read {
  path: string;
  /** A GraphQL document. */
  document?: string;
}

const CARDS = '{ nodes { id name city ratingAverage ratingCount rank } totalCount }';

/** Returns public reads of all kinds. */
export function readsOf({ venues, vendors }: World): Read[] {
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
    `{ availability(listingId: "${one}", from: "${inDays(0)}", to: "${inDays(330)}") { date status } }`,
    `{ suggestions(term: "stu") { key kind title city } }`,
  ];
  const calls = [
    ...['venue/all', 'venue/all?search=haveli', 'venue/ranked/venues', 'vendor/all', 'vendor/category/DJ'],
    ...[`venue/${one}`, `venue/${three}`, `vendor/${vendor}`, `vendor/${other}`],
    ...['user/all/city', 'blog/all/blog'],
  ].map((path) => ({ path: `/api/v1/${path}` }));
  const pages = ['/', '/venuelist?city=Udaipur', `/venuelist/${one}`, '/vendor/MehendiArtist', '/blogs'];
  return [
    ...documents.map((document) => ({ path: '/graphql', document })),
    ...calls,
    ...pages.map((path) => ({ path })),
  ];
}

/** Sends a read, and returns the body and whether it came from the cache. @throws Error if it fails */
export async function responseOf(
  origin: string,
  { path, document }: Read,
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
  // A listing that was suspended meanwhile is not found.
  const isFailure = body.includes('"errors":[{') && !body.includes('"code":"NOT_FOUND"');
  if (response.status >= 500 || isFailure)
    throw new Error(`${document ?? path}: ${response.status} ${body.slice(0, 300)}`);
  return { body, isStored: response.headers.get('cache-status')?.includes('hit') ?? false };
}
