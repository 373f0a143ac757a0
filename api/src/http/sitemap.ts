import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Blog } from '../features/blog/blog.entity.js';
import { columnsOf, nullable, select } from '../core/columns.js';
import type { Services } from '../core/context.js';
import type { Tx } from '../core/database.js';
import { makeMemo } from '../core/memo.js';
import { LISTING_KINDS, type ListingKind } from '../features/listing/listing.constants.js';
import { Listing } from '../features/listing/listing.entity.js';
import { RealWedding } from '../features/real-wedding/real-wedding.entity.js';
import { Vendor } from '../features/vendor/vendor.entity.js';
import type { Admission } from './admission.js';
import { t } from './messages.generated.js';

/** URLs per file. Files grow beyond it while listings are added, at most to what the protocol allows. */
const PER_FILE = 10_000;
const MAX_PER_FILE = 50_000;

/** Size of the cache. Entries expire, because the boundaries between files that they contain may be outdated. */
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
export function sitemap(
  http: FastifyInstance,
  { database: { tx }, env, announcements }: Services,
  admission: Admission,
  perFile = PER_FILE,
): void {
  const { publicUrl } = env;
  const cache = makeMemo<{ body: string }>(announcements, {
    maxSize: CACHE_BYTES,
    ttl: CACHE_MS,
    sizeOf: ({ body }) => body.length,
  });

  const boundaries = new LRUCache<ListingKind, string[]>({
    max: LISTING_KINDS.length,
    ttl: CACHE_MS,
    fetchMethod: (kind) => selectBoundaries(tx, kind, perFile),
  });
  const boundariesOf = async (kind: ListingKind) => (await boundaries.fetch(kind)) ?? [];

  /** Serves the result of `make`, cached until public data changes; returns 404 if it is empty. */
  const serve = (path: string, make: (params: Record<string, string>) => Promise<string>) =>
    http.get<{ Params: Record<string, string> }>(path, async (request, reply) => {
      const { params } = request;
      const { body } = await cache.getOrLoad(`${path} ${params.number ?? ''}`, async () => {
        admission.admit(request, reply);
        return { body: await make(params) };
      });
      if (!body) return reply.code(404).type('text/plain').send(t('notFound'));
      return reply.type('application/xml').send(`<?xml version="1.0" encoding="UTF-8"?>${body}`);
    });
  const serveListings = (kind: ListingKind, pathOf: (row: ListingRow) => string) =>
    serve(`/sitemaps/${kind}s-:number(^[1-9]\\d{0,3}).xml`, async ({ number }) => {
      const index = Number(number) - 1;
      const starts = [FIRST_ID, ...(await boundariesOf(kind))];
      const start = starts[index];
      if (start === undefined) return '';
      const rows = await selectListings(tx, kind, start, starts[index + 1] ?? null);
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
    const kinds = await listedKinds(tx);
    const files = await Promise.all(
      kinds.map(async (kind) => [kind, ...(await boundariesOf(kind))].map((_, i) => `${kind}s-${i + 1}`)),
    );
    const entries = ['pages', ...files.flat()].map(
      (name) => `<sitemap><loc>${publicUrl}/sitemaps/${name}.xml</loc></sitemap>`,
    );
    return `<sitemapindex xmlns="${NAMESPACE}">${entries.join('')}</sitemapindex>`;
  });
  serve('/sitemaps/pages.xml', async () => toUrlSet(publicUrl, await selectPages(tx)));
  serveListings('venue', ({ id }) => `/venuelist/${id}`);
  serveListings('vendor', ({ id, category }) => `/vendor/${category ?? ''}/${id}`);
}

/** Returns the kinds of which there are public listings. */
async function listedKinds(tx: Tx): Promise<ListingKind[]> {
  const rows = await tx.sql<{ kind: ListingKind }>(
    `SELECT kind FROM unnest($1::listing_kind[]) AS listed (kind)
     WHERE EXISTS (SELECT FROM listing WHERE listing.kind = listed.kind AND status = 'approved') ORDER BY kind`,
    [LISTING_KINDS],
  );
  return rows.map(({ kind }) => kind);
}

/** Returns the first IDs of all files but the first. */
async function selectBoundaries(tx: Tx, kind: ListingKind, perFile: number): Promise<string[]> {
  const rows = await tx.sql<{ id: string }>(
    `SELECT id FROM (
       SELECT id, row_number() OVER (ORDER BY id) - 1 AS before FROM listing
       WHERE kind = $1 AND status = 'approved'
     ) AS numbered WHERE before > 0 AND before % $2 = 0 ORDER BY id`,
    [kind, perFile],
  );
  return rows.map(({ id }) => id);
}

interface ListingRow {
  id: string;
  updatedAt: Date;
  /** Null for venues. */
  category: string | null;
}

const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** Returns the listings of one file. @param next the first ID of the next file; null for the last one */
const selectListings = (
  tx: Tx,
  kind: ListingKind,
  start: string,
  next: string | null,
): Promise<ListingRow[]> =>
  select(
    tx,
    columnsOf(Listing, ['id', 'updatedAt']).and(nullable(columnsOf(Vendor, ['category']))),
    `FROM listing WHERE kind = $1 AND status = 'approved' AND id >= $2${next === null ? '' : ' AND id < $3'}
     ORDER BY id LIMIT ${MAX_PER_FILE}`,
    [kind, start, ...(next === null ? [] : [next])],
  );

/** Returns all pages except the details of venues and vendors. */
async function selectPages(tx: Tx): Promise<Entry[]> {
  const cities = await select(
    tx,
    columnsOf(Listing, ['city']),
    `FROM listing WHERE kind = 'venue' AND status = 'approved' GROUP BY city ORDER BY city LIMIT 500`,
  );
  // Each category, and each city with vendors in it.
  const vendors = await select(
    tx,
    columnsOf(Vendor, ['category']).and(nullable(columnsOf(Vendor, ['city']))),
    `FROM listing WHERE kind = 'vendor' AND status = 'approved'
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
