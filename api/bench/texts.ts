import type { Database, Tx } from '../src/core/database.js';
import { inLongTransaction } from '../db/long-transaction.js';
import { BENCH_ADMIN } from './people.js';

/** A site has fewer articles and stories than listings. */
const ARTICLES_PER_LISTING = 1 / 10;

const PARAGRAPH = 'A wedding is planned one small decision at a time, and most of them wait for an answer. ';

/**
 * Adds reviews, general enquiries and notifications until there are `count` of each, and a tenth as many articles and
 * stories. One venue gets 1 % of the reviews, and the admin 1 % of the notifications. Requires the venues of
 * loadManyVenues and the users of loadManyPeople.
 */
export async function loadManyTexts(database: Database, count: number): Promise<void> {
  await inLongTransaction(database, async (tx) => {
    const missing = async (table: string, wanted: number) => {
      const [row] = await tx.sql<{ present: number }>(`SELECT count(*)::int AS present FROM ${table}`);
      return wanted - (row?.present ?? 0);
    };
    for (const table of ['blog', 'real_wedding'] as const)
      await loadArticles(tx, table, await missing(table, count * ARTICLES_PER_LISTING));
    await loadReviews(tx, await missing('review', count));
    await loadEnquiries(tx, await missing('enquiry', count));
    await loadNotifications(tx, await missing('notification', count));
  });
  await database.pool.query('VACUUM ANALYZE');
}

/** Published ones, each with a picture. */
async function loadArticles(tx: Tx, table: 'blog' | 'real_wedding', count: number): Promise<void> {
  if (count <= 0) return;
  const [statusColumn, statusValue] = table === 'real_wedding' ? ['status,', `'published',`] : ['', ''];
  await tx.sql(
    `WITH fresh AS (
       INSERT INTO ${table} (id, title, content, author, ${statusColumn} published_at, created_at)
       SELECT gen_random_uuid(), 'Load ' || i, repeat($1, 30), 'Load', ${statusValue} at, at
       FROM generate_series(1, ${count}) i, LATERAL (SELECT now() - i * interval '5 hours' AS at) day RETURNING id)
     INSERT INTO ${table}_picture (${table}_id, media_hash, position, caption) SELECT id, md5('1'), 0, '' FROM fresh`,
    [PARAGRAPH],
  );
}

/** Each user reviews one of 1,000 venues. On later runs some have reviewed theirs, so fewer reviews may be added. */
async function loadReviews(tx: Tx, count: number): Promise<void> {
  if (count <= 0) return;
  await tx.sql(
    `INSERT INTO review (id, listing_id, user_id, rating, message, created_at)
     SELECT gen_random_uuid(), l.id, u.id, 1 + i % 5, 'Load ' || i, now() - i * interval '3 minutes'
     FROM generate_series(1, ${count}) i
     JOIN (SELECT row_number() OVER (ORDER BY id) AS number, id FROM user_profile) u ON u.number = i
     JOIN (SELECT row_number() OVER (ORDER BY id) - 1 AS number, id FROM listing WHERE kind = 'venue' AND status = 'approved') l
       ON l.number = CASE WHEN i % 100 = 0 THEN 0 ELSE i % 1000 END
     ON CONFLICT DO NOTHING`,
  );
}

async function loadEnquiries(tx: Tx, count: number): Promise<void> {
  if (count <= 0) return;
  await tx.sql(
    `INSERT INTO enquiry (id, kind, name, contact, location, guests, event_date, address, event_type, created_at)
     SELECT gen_random_uuid(), 'general', 'Load', lpad(i::text, 10, '0'), 'Jaipur', 100 + i % 900,
       date '2020-01-01' + i % 1500, 'Road', 'WEDDING', now() - i * interval '3 minutes'
     FROM generate_series(1, ${count}) i`,
  );
}

async function loadNotifications(tx: Tx, count: number): Promise<void> {
  if (count <= 0) return;
  await tx.sql(
    `INSERT INTO notification (id, account_id, kind, params, read_at, created_at)
     SELECT gen_random_uuid(), CASE WHEN i % 100 = 0 THEN $1 ELSE u.id END, 'city_interest',
       jsonb_build_object('city', 'City ' || i), CASE WHEN i % 3 = 0 THEN now() END, now() - i * interval '3 minutes'
     FROM generate_series(1, ${count}) i
     JOIN (SELECT row_number() OVER (ORDER BY id) AS number, id FROM user_profile) u ON u.number = i`,
    [BENCH_ADMIN],
  );
}
