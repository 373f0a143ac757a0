import type { FastifyInstance } from 'fastify';
import { Blog } from '../features/blog/blog.entity.js';
import { columnsOf, expressions, select } from '../core/columns.js';
import type { Services } from '../core/context.js';
import { makeMemo } from '../core/memo.js';
import type { ListingKind } from '../features/listing/listing.constants.js';
import { Listing } from '../features/listing/listing.entity.js';
import { RealWedding } from '../features/real-wedding/real-wedding.entity.js';
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

interface Entry {
  path: string;
  updatedAt?: Date;
}

/** Serves robots.txt and a sitemap index, with one file of pages and as many files of venues and vendors as needed. */
export function sitemap(http: FastifyInstance, { database, env, announcements }: Services): void {
  const tx = database.tx;
  const cache = makeMemo<{ body: string }>(announcements, {
    maxSize: CACHE_BYTES,
    ttl: CACHE_MS,
    sizeOf: ({ body }) => body.length,
  });

  http.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain')
      .send(
        [
          'User-agent: *',
          ...['/graphql', '/api/', '/login', '/Signup', '/forget', '/notification'].map(
            (path) => `Disallow: ${path}`,
          ),
          ...['/userProfilePage', '/venueProfilePage', '/vendorProfilePage', '/adminDashboard'].map(
            (path) => `Disallow: ${path}`,
          ),
          ...['/UserProfile', '/VendorProfile', '/VenueProfile'].map((path) => `Disallow: ${path}`),
          `Sitemap: ${env.publicUrl}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );

  file('/sitemap.xml', async () => {
    const counts = await tx.sql<{ kind: ListingKind; count: number }>(
      `SELECT kind, count(*)::int AS count FROM listing WHERE status = 'approved' GROUP BY kind ORDER BY kind`,
    );
    const files = counts.flatMap(({ kind, count }) =>
      Array.from({ length: Math.ceil(count / PER_FILE) }, (_, i) => `${kind}s-${i + 1}`),
    );
    const entries = ['pages', ...files].map(
      (name) => `<sitemap><loc>${env.publicUrl}/sitemaps/${name}.xml</loc></sitemap>`,
    );
    return `<sitemapindex xmlns="${NAMESPACE}">${entries.join('')}</sitemapindex>`;
  });

  file('/sitemaps/pages.xml', async () => {
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
    return urlset([
      ...PAGES.map((path) => ({ path })),
      ...cities.map(({ city }) => ({ path: cityUrl('/venuelist', city) })),
      ...vendors.map(({ category, city }) => ({
        path: city === null ? `/vendor/${category}` : cityUrl(`/vendor/${category}`, city),
      })),
      ...blogs.map(({ id, updatedAt }) => ({ path: `/blogs/${id}`, updatedAt })),
      ...weddings.map(({ id, updatedAt }) => ({ path: `/realWedding/${id}`, updatedAt })),
    ]);
  });

  listings('venue', (id) => `/venuelist/${id}`);
  listings('vendor', (id, category) => `/vendor/${category}/${id}`);

  function listings(kind: ListingKind, pathOf: (id: string, category: string) => string) {
    file(`/sitemaps/${kind}s-:number(^[1-9]\\d{0,3}).xml`, async ({ number }) => {
      const rows = await select(
        tx,
        // Venues have no category.
        columnsOf(Listing, ['id', 'updatedAt']).and(
          expressions<{ category: string | null }>({ category: 'category' }),
        ),
        `FROM listing WHERE kind = $1 AND status = 'approved' ORDER BY id LIMIT ${PER_FILE} OFFSET $2`,
        [kind, (Number(number) - 1) * PER_FILE],
      );
      return rows.length
        ? urlset(rows.map(({ id, category, updatedAt }) => ({ path: pathOf(id, category ?? ''), updatedAt })))
        : '';
    });
  }

  /** Serves the result of `make`, cached until public data changes; returns 404 if it is empty. */
  function file(path: string, make: (params: Record<string, string>) => Promise<string>) {
    http.get<{ Params: Record<string, string> }>(path, async ({ params }, reply) => {
      const { body } = await cache.getOrLoad(`${path} ${params.number ?? ''}`, async () => ({
        body: await make(params),
      }));
      if (!body) return reply.code(404).type('text/plain').send(t('notFound'));
      return reply.type('application/xml').send(`<?xml version="1.0" encoding="UTF-8"?>${body}`);
    });
  }

  function urlset(entries: Entry[]): string {
    const rows = entries.map(
      ({ path, updatedAt }) =>
        `<url><loc>${env.publicUrl}${path}</loc>${updatedAt ? `<lastmod>${updatedAt.toISOString()}</lastmod>` : ''}</url>`,
    );
    return `<urlset xmlns="${NAMESPACE}">${rows.join('')}</urlset>`;
  }
}

/** Encodes like the canonical link of the page: "New+Delhi", with literal commas. */
const cityUrl = (list: string, city: string) =>
  `${list}?${new URLSearchParams({ city }).toString().replaceAll('%2C', ',')}`;

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
