import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Services } from './core/context.js';
import { pooledSql } from './core/database.js';

/** Addresses in one file; the protocol allows 50,000. */
const PER_FILE = 10_000;

interface Entry {
  path: string;
  changed?: Date;
}

/** robots.txt, and a sitemap index with one file of pages and as many of venues and articles as there are. */
export function sitemap(http: FastifyInstance, { database, env }: Services): void {
  const sql = pooledSql(database.pool);

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
          `Sitemap: ${env.publicUrl}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );

  http.get('/sitemap.xml', async (_request, reply) => {
    const [{ venues } = { venues: 0 }] = await sql<{ venues: number }>(
      `SELECT count(*)::int AS venues FROM listing WHERE kind = 'venue' AND status = 'approved'`,
    );
    const files = Array.from({ length: Math.ceil(venues / PER_FILE) }, (_, i) => `venues-${i + 1}`);
    const entries = ['pages', ...files].map(
      (name) => `<sitemap><loc>${env.publicUrl}/sitemaps/${name}.xml</loc></sitemap>`,
    );
    return xml(reply, `<sitemapindex xmlns="${NAMESPACE}">${entries.join('')}</sitemapindex>`);
  });

  http.get('/sitemaps/pages.xml', async (_request, reply) => {
    const cities = await sql<{ city: string }>(
      `SELECT DISTINCT city FROM listing WHERE kind = 'venue' AND status = 'approved' ORDER BY city LIMIT 500`,
    );
    const blogs = await sql<{ id: string; changed: Date }>(
      `SELECT id, updated_at AS changed FROM blog WHERE published_at <= now() ORDER BY published_at DESC LIMIT ${PER_FILE}`,
    );
    return send(reply, [
      { path: '/' },
      { path: '/venuelist' },
      ...cities.map(({ city }) => ({ path: `/venuelist?city=${encodeURIComponent(city)}` })),
      ...blogs.map(({ id, changed }) => ({ path: `/blogs/${id}`, changed })),
    ]);
  });

  http.get<{ Params: { number: string } }>(
    '/sitemaps/venues-:number(^\\d{1,4}).xml',
    async (request, reply) => {
      const venues = await sql<{ id: string; changed: Date }>(
        `SELECT id, updated_at AS changed FROM listing WHERE kind = 'venue' AND status = 'approved'
       ORDER BY id LIMIT ${PER_FILE} OFFSET $1`,
        [(Number(request.params.number) - 1) * PER_FILE],
      );
      if (!venues.length) return reply.code(404).type('text/plain').send('Not found');
      return send(
        reply,
        venues.map(({ id, changed }) => ({ path: `/venuelist/${id}`, changed })),
      );
    },
  );

  function send(reply: FastifyReply, entries: Entry[]) {
    const rows = entries.map(
      ({ path, changed }) =>
        `<url><loc>${env.publicUrl}${path}</loc>${changed ? `<lastmod>${changed.toISOString()}</lastmod>` : ''}</url>`,
    );
    return xml(reply, `<urlset xmlns="${NAMESPACE}">${rows.join('')}</urlset>`);
  }
}

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const xml = (reply: FastifyReply, body: string) =>
  reply.type('application/xml').send(`<?xml version="1.0" encoding="UTF-8"?>${body}`);
