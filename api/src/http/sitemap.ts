import type { FastifyInstance } from 'fastify';
import { Blog } from '../features/blog/blog.entity.js';
import { columnsOf, nullable, select } from '../core/columns.js';
import type { Services } from '../core/context.js';
import type { Tx } from '../core/database.js';
import { makeMemo } from '../core/memo.js';
import type { ListingKind } from '../features/listing/listing.constants.js';
import { Listing } from '../features/listing/listing.entity.js';
import { RealWedding } from '../features/real-wedding/real-wedding.entity.js';
import { Vendor } from '../features/vendor/vendor.entity.js';
import { t } from './messages.generated.js';

/** URLs per file; the protocol allows 50,000. */
const PER_FILE = 10_000;

/** Size of the cache. Its entries expire, because scheduled articles are published without an event. */
const CACHE_BYTES = 16 * 1024 * 1024;
const CACHE_MS = 60_000;

/** Pages that don't depend on the database. */
const PAGES = [
  '/',
  '/venuelist',
  '/photos',
  '/blogs',
  '/realWedding',
  '/realWeddings/new',
  '/aboutus1',
  '/link1',
  '/business',
  '/vendorCategory',
  '/vendor/AllVendors',
  '/developers',
  '/developers/rest',
  '/privacy',
  '/terms',
];

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Paths that crawlers must not request: the APIs, login and registration, and pages that require a login. */
const DISALLOWED = [
  ...['/graphql', '/api/', '/login', '/Signup', '/forget', '/notification'],
  ...['/userProfilePage', '/venueProfilePage', '/vendorProfilePage', '/adminDashboard'],
  ...['/UserProfile', '/VendorProfile', '/VenueProfile'],
];

interface Entry {
  path: string;
  updatedAt?: Date;
}

/** Serves robots.txt and a sitemap index, with one file of pages and as many files of venues and vendors as needed. */
export function sitemap(http: FastifyInstance, { database: { tx }, env, announcements }: Services): void {
  const { publicUrl } = env;
  const cache = makeMemo<{ body: string }>(announcements, {
    maxSize: CACHE_BYTES,
    ttl: CACHE_MS,
    sizeOf: ({ body }) => body.length,
  });

  /** Serves the result of `make`, cached until public data changes; returns 404 if it is empty. */
  const serve = (path: string, make: (params: Record<string, string>) => Promise<string>) =>
    http.get<{ Params: Record<string, string> }>(path, async ({ params }, reply) => {
      const { body } = await cache.getOrLoad(`${path} ${params.number ?? ''}`, async () => ({
        body: await make(params),
      }));
      if (!body) return reply.code(404).type('text/plain').send(t('notFound'));
      return reply.type('application/xml').send(`<?xml version="1.0" encoding="UTF-8"?>${body}`);
    });
  const serveListings = (kind: ListingKind, pathOf: (row: ListingRow) => string) =>
    serve(`/sitemaps/${kind}s-:number(^[1-9]\\d{0,3}).xml`, async ({ number }) => {
      const rows = await selectListings(tx, kind, Number(number));
      return rows.length
        ? toUrlSet(
            publicUrl,
            rows.map((row) => ({ path: pathOf(row), updatedAt: row.updatedAt })),
          )
        : '';
    });

  http.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain')
      .send(
        [
          'User-agent: *',
          ...DISALLOWED.map((path) => `Disallow: ${path}`),
          `Sitemap: ${publicUrl}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );
  serve('/sitemap.xml', async () => {
    const names = ['pages', ...(await listingFiles(tx))];
    const entries = names.map((name) => `<sitemap><loc>${publicUrl}/sitemaps/${name}.xml</loc></sitemap>`);
    return `<sitemapindex xmlns="${NAMESPACE}">${entries.join('')}</sitemapindex>`;
  });
  serve('/sitemaps/pages.xml', async () => toUrlSet(publicUrl, await selectPages(tx)));
  serveListings('venue', ({ id }) => `/venuelist/${id}`);
  serveListings('vendor', ({ id, category }) => `/vendor/${category ?? ''}/${id}`);
}

/** Returns the names of the files of venues and vendors. */
async function listingFiles(tx: Tx): Promise<string[]> {
  const counts = await tx.sql<{ kind: ListingKind; count: number }>(
    `SELECT kind, count(*)::int AS count FROM listing WHERE status = 'approved' GROUP BY kind ORDER BY kind`,
  );
  return counts.flatMap(({ kind, count }) =>
    Array.from({ length: Math.ceil(count / PER_FILE) }, (_, i) => `${kind}s-${i + 1}`),
  );
}

interface ListingRow {
  id: string;
  updatedAt: Date;
  /** Null for venues. */
  category: string | null;
}

/** Returns the listings of one file. @param number of the file, from 1 */
const selectListings = (tx: Tx, kind: ListingKind, number: number): Promise<ListingRow[]> =>
  select(
    tx,
    columnsOf(Listing, ['id', 'updatedAt']).and(nullable(columnsOf(Vendor, ['category']))),
    `FROM listing WHERE kind = $1 AND status = 'approved' ORDER BY id LIMIT ${PER_FILE} OFFSET $2`,
    [kind, (number - 1) * PER_FILE],
  );

/** Returns all pages except the details of venues and vendors. */
async function selectPages(tx: Tx): Promise<Entry[]> {
  const cities = await tx.sql<{ city: string }>(
    `SELECT DISTINCT city FROM listing WHERE kind = 'venue' AND status = 'approved' ORDER BY city LIMIT 500`,
  );
  // Each category, and each city with vendors in it.
  const vendors = await tx.sql<{ category: string; city: string | null }>(
    `SELECT category, city FROM listing WHERE kind = 'vendor' AND status = 'approved'
     GROUP BY GROUPING SETS ((category), (category, city)) ORDER BY 1, 2 NULLS FIRST LIMIT ${PER_FILE}`,
  );
  const blogs = await select(
    tx,
    columnsOf(Blog, ['id', 'updatedAt']),
    `FROM blog WHERE published_at <= now() ORDER BY published_at DESC LIMIT ${PER_FILE}`,
  );
  const weddings = await select(
    tx,
    columnsOf(RealWedding, ['id', 'updatedAt']),
    `FROM real_wedding WHERE status = 'published'
     ORDER BY COALESCE(published_at, created_at) DESC LIMIT ${PER_FILE}`,
  );
  return [
    ...PAGES.map((path) => ({ path })),
    ...cities.map(({ city }) => ({ path: cityUrl('/venuelist', city) })),
    ...vendors.map(({ category, city }) => ({
      path: city === null ? `/vendor/${category}` : cityUrl(`/vendor/${category}`, city),
    })),
    ...blogs.map(({ id, updatedAt }) => ({ path: `/blogs/${id}`, updatedAt })),
    ...weddings.map(({ id, updatedAt }) => ({ path: `/realWedding/${id}`, updatedAt })),
  ];
}

function toUrlSet(publicUrl: string, entries: readonly Entry[]): string {
  const rows = entries.map(
    ({ path, updatedAt }) =>
      `<url><loc>${publicUrl}${path}</loc>${updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : ''}</url>`,
  );
  return `<urlset xmlns="${NAMESPACE}">${rows.join('')}</urlset>`;
}

/** Encodes like the canonical link of the page: "New+Delhi", with literal commas. */
const cityUrl = (list: string, city: string) =>
  `${list}?${new URLSearchParams({ city }).toString().replaceAll('%2C', ',')}`;
