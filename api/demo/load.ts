import type { Database, Tx } from '../src/core/database.js';
import { inLongTransaction } from '../db/long-transaction.js';
import { DEMO_CITIES, stateOf } from './cities.js';
import { demoVenues } from './content/venues.js';
import { loadVenues } from './venues.js';

/** Number of generated venues; the others are varied copies of these, made by SQL. */
const ORIGINALS = 1000;
const MEDIA = 200;
/** Venues per transaction. An interrupted load continues after the last one. */
const BATCH = 25_000;

/** Not a valid hash: nobody can log in to the venues of a load test. */
const NO_PASSWORD = '!';

/**
 * Brings the number of venues up to `count`, for load tests: names, cities, prices, capacities, ranks and
 * ratings are spread as in the demo, and each venue has four pictures (of which only the rows exist).
 * @param onProgress called with the number of venues before the first batch and after each
 */
export async function loadManyVenues(
  database: Database,
  count: number,
  onProgress: (venues: number) => void = () => undefined,
): Promise<void> {
  let venues = await countVenues(database.tx);
  if (venues >= count) return;
  await inLongTransaction(database, async (tx) => {
    await loadMedia(tx);
    if (venues === 0) {
      await loadVenues(tx, demoVenues(Math.min(count, ORIGINALS)), [], NO_PASSWORD);
      await loadGalleries(tx);
    }
  });
  venues = await countVenues(database.tx);
  onProgress(venues);
  while (venues < count) {
    const next = Math.min(venues + BATCH, count);
    const from = venues + 1;
    await inLongTransaction(database, (tx) => copyVenues(tx, from, next));
    venues = next;
    onProgress(venues);
  }
  await database.pool.query('VACUUM ANALYZE');
}

async function countVenues(tx: Tx): Promise<number> {
  const [row] = await tx.sql<{ venues: number }>(
    `SELECT count(*)::int AS venues FROM listing WHERE kind = 'venue'`,
  );
  return row?.venues ?? 0;
}

const loadMedia = (tx: Tx) =>
  tx.sql(
    `INSERT INTO media (hash, mime, bytes, width, height, thumbhash)
     SELECT md5(i::text), 'image/webp', 30000, 1600, 1067, '1QcSHQRnh493V4dIh4eXh1h4kJUI' FROM generate_series(1, ${MEDIA}) i
     ON CONFLICT DO NOTHING`,
  );

const CITIES = JSON.stringify(DEMO_CITIES.map((name) => ({ name, state: stateOf(name) })));

/** The hash of the picture at a position of a listing's gallery. */
const pictureOf = (id: string, position: string) =>
  `md5((1 + (abs(hashtext(${id}::text)) + ${position} * 37) % ${MEDIA})::text)`;

/** Begins with the time, like other IDs (ids.ts): random ones would be inserted all over the indexes. */
const NEW_ID = `overlay(gen_random_uuid()::text placing
  overlay(lpad(to_hex((extract(epoch FROM now()) * 1000)::bigint), 12, '0') placing '-' from 9 for 0) from 1 for 13)::uuid`;

/** Adds copies with the numbers `from` to `to`. Reads the oldest venues only, however many there are. */
async function copyVenues(tx: Tx, from: number, to: number): Promise<void> {
  // Trigram indexes sort this many bytes of new entries before they merge them, instead of 4 MB.
  await tx.sql(`SET LOCAL gin_pending_list_limit = '256MB'`);
  await tx.sql(`SET LOCAL work_mem = '256MB'`);
  await tx.sql(
    `CREATE TEMP TABLE copy ON COMMIT DROP AS
     SELECT ${NEW_ID} AS id, i, original.id AS original_id FROM generate_series(${from}, ${to}) i
     JOIN (SELECT row_number() OVER () - 1 AS number, id
           FROM (SELECT id FROM listing WHERE kind = 'venue' ORDER BY created_at, id LIMIT ${ORIGINALS}) oldest) original
       ON original.number = i % (SELECT least(${ORIGINALS}, ${from} - 1))`,
  );
  await tx.sql('ANALYZE copy');
  await tx.sql(
    `INSERT INTO account (id, email, role, password_hash, email_confirmed_at)
     SELECT id, 'load' || i || '-' || left(id::text, 8) || '@load.example', 'venue', '${NO_PASSWORD}', now() FROM copy`,
  );
  // Writes the gallery at once: the trigger on its pictures would write each row again.
  await tx.sql(
    `INSERT INTO listing (id, kind, name, owner_name, email, phone, city, state, address, summary, status, rank,
       rating_average, rating_count, cancellation, guest_capacity, max_guests, food_packages, veg_price, nonveg_price,
       features, how_to_reach, policies, venue_types, facilities, gallery)
     SELECT copy.id, 'venue', original.name || ' ' || i, original.owner_name, 'load' || i || '@load.example',
       original.phone, place.name, place.state, original.address, original.summary, 'approved', i * 7919::bigint % 11,
       NULLIF(round((3 + (i * 31 % 20) / 10.0)::numeric, 1), 3.0), CASE WHEN i * 31 % 20 = 0 THEN 0 ELSE i % 60 + 1 END,
       original.cancellation, original.guest_capacity, 50 + i * 13 % 1500, original.food_packages,
       450 + i * 17 % 3500, 600 + i * 19 % 4000, original.features, original.how_to_reach,
       original.policies, original.venue_types, original.facilities,
       (SELECT jsonb_agg(jsonb_build_object('hash', hash, 'width', width, 'height', height, 'thumbhash', thumbhash,
                 'caption', '') ORDER BY p)
        FROM generate_series(0, 3) p JOIN media ON hash = ${pictureOf('copy.id', 'p')})
     FROM copy JOIN listing original ON original.id = original_id
     JOIN (SELECT row_number() OVER () - 1 AS number, name, state FROM jsonb_to_recordset($1) AS c(name text, state text)) place
       ON place.number = (i + i / ${ORIGINALS}) % ${DEMO_CITIES.length}`,
    [CITIES],
  );
  await tx.sql(
    `INSERT INTO listing_picture (listing_id, media_hash, position)
     SELECT id, ${pictureOf('id', 'p')}, p FROM copy, generate_series(0, 3) p`,
  );
}

const loadGalleries = (tx: Tx) =>
  tx.sql(
    `INSERT INTO listing_picture (listing_id, media_hash, position)
     SELECT id, ${pictureOf('id', 'p')}, p FROM listing, generate_series(0, 3) p WHERE kind = 'venue'`,
  );
