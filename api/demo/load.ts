import type { Database, Tx } from '../src/core/database.js';
import { inLongTransaction } from '../db/long-transaction.js';
import { DEMO_CITIES, stateOf } from './cities.js';
import { demoVenues } from './content/venues.js';
import { loadVenues } from './venues.js';

/** Number of generated venues; the others are varied copies of these, made by SQL. */
const ORIGINALS = 1000;
const MEDIA = 200;

/** Not a valid hash: nobody can log in to the venues of a load test. */
const NO_PASSWORD = '!';

/**
 * Brings the number of venues up to `count`, for load tests: names, cities, prices, capacities, ranks and
 * ratings are spread as in the demo, and each venue has four pictures (of which only the rows exist).
 */
export async function loadManyVenues(database: Database, count: number): Promise<void> {
  await inLongTransaction(database, async (tx) => {
    const [{ present } = { present: 0 }] = await tx.sql<{ present: number }>(
      `SELECT count(*)::int AS present FROM listing WHERE kind = 'venue'`,
    );
    if (present >= count) return;
    await loadMedia(tx);
    if (present === 0) await loadVenues(tx, demoVenues(Math.min(count, ORIGINALS)), [], NO_PASSWORD);
    await copyVenues(tx, count - Math.max(present, Math.min(count, ORIGINALS)));
    await loadGalleries(tx);
  });
  await database.pool.query('VACUUM ANALYZE');
}

const loadMedia = (tx: Tx) =>
  tx.sql(
    `INSERT INTO media (hash, mime, bytes, width, height, thumbhash)
     SELECT md5(i::text), 'image/webp', 30000, 1600, 1067, '1QcSHQRnh493V4dIh4eXh1h4kJUI' FROM generate_series(1, ${MEDIA}) i
     ON CONFLICT DO NOTHING`,
  );

async function copyVenues(tx: Tx, count: number): Promise<void> {
  if (count <= 0) return;
  await tx.sql(
    `CREATE TEMP TABLE copy ON COMMIT DROP AS
     SELECT gen_random_uuid() AS id, i, o.original FROM generate_series(1, ${count}) i
     JOIN (SELECT row_number() OVER (ORDER BY id) - 1 AS number, listing AS original, count(*) OVER () AS total
           FROM listing WHERE kind = 'venue') o ON o.number = i % o.total`,
  );
  await tx.sql(
    `INSERT INTO account (id, email, role, password_hash, email_confirmed_at)
     SELECT id, 'load' || i || '-' || left(id::text, 8) || '@load.example', 'venue', '${NO_PASSWORD}', now() FROM copy`,
  );
  const cities = DEMO_CITIES.map((name) => ({ name, state: stateOf(name) }));
  await tx.sql(
    `INSERT INTO listing (id, kind, name, owner_name, email, phone, city, state, address, summary, status, rank,
       rating_average, rating_count, cancellation, guest_capacity, max_guests, food_packages, veg_price, nonveg_price,
       features, how_to_reach, policies, venue_types, facilities)
     SELECT copy.id, 'venue', (original).name || ' ' || copy.i, (original).owner_name, 'load' || copy.i || '@load.example',
       (original).phone, place.name, place.state, (original).address, (original).summary, 'approved', (copy.i * 7919) % 11,
       NULLIF(round((3 + (copy.i * 31 % 20) / 10.0)::numeric, 1), 3.0), CASE WHEN copy.i * 31 % 20 = 0 THEN 0 ELSE copy.i % 60 + 1 END,
       (original).cancellation, (original).guest_capacity, 50 + copy.i * 13 % 1500, (original).food_packages,
       450 + copy.i * 17 % 3500, 600 + copy.i * 19 % 4000, (original).features, (original).how_to_reach,
       (original).policies, (original).venue_types, (original).facilities
     FROM copy JOIN (SELECT row_number() OVER () - 1 AS number, name, state FROM jsonb_to_recordset($1) AS c(name text, state text)) place
       ON place.number = copy.i % ${cities.length}`,
    [JSON.stringify(cities)],
  );
}

const loadGalleries = (tx: Tx) =>
  tx.sql(
    `INSERT INTO listing_picture (listing_id, media_hash, position)
     SELECT l.id, md5((1 + (abs(hashtext(l.id::text)) + p * 37) % ${MEDIA})::text), p
     FROM listing l, generate_series(0, 3) p WHERE l.kind = 'venue' AND l.gallery = '[]' ON CONFLICT DO NOTHING`,
  );
