import type { Pool, PoolClient } from 'pg';
import { pooledSql, type Statements } from '../../core/database.js';
import { postgresErrorOf } from '../../core/errors.js';
import type { Store } from '../../core/store.js';
import { variantKey, originalKey } from './keys.js';

export const SWEEP_MEDIA = 'sweepMedia';

/** Nightly, at 21:45 UTC, which is a quarter past three in the morning in India. */
export const MEDIA_CRONTAB = `45 21 * * * ${SWEEP_MEDIA}`;

const DAY_S = 24 * 60 * 60;
/** Pictures looked at in one statement. */
const BATCH = 1000;

/**
 * Removes what nothing shows: pictures that were taken out of a gallery or whose listing or user is gone, and what
 * uploads that were interrupted have left behind. What came in within the last `graceSeconds` is left alone: somebody
 * may be about to use it.
 */
export const sweepMediaTask =
  (pool: Pool, store: Store, graceSeconds = DAY_S) =>
  async (): Promise<void> => {
    const tx = { sql: pooledSql(pool) };
    await store.tidy(new Date(Date.now() - graceSeconds * 1000));
    for (const hash of await unused(tx, graceSeconds)) await sweepOne(pool, store, hash, graceSeconds);
    for await (const hashes of inBatches(store.hashes()))
      for (const hash of await unknown(tx, hashes)) await sweepOne(pool, store, hash, graceSeconds);
  };

/** Pictures that nothing refers to, and arrivals that were not followed up. */
async function unused(tx: Statements, graceSeconds: number): Promise<string[]> {
  // Whatever shows pictures says so by a foreign key, so that no feature has to be named here.
  const references = await tx.sql<{ condition: string }>(
    `SELECT format('NOT EXISTS (SELECT FROM %s WHERE %I = media.hash)', conrelid::regclass, attname) AS condition
     FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
     WHERE contype = 'f' AND confrelid = 'media'::regclass`,
  );
  const nowhere = references.map(({ condition }) => condition).join(' AND ');
  const rows = await tx.sql<{ hash: string }>(
    `SELECT hash FROM media WHERE sent_at < now() - make_interval(secs => $1) AND ${nowhere}
     UNION SELECT hash FROM media_arrival WHERE arrived_at < now() - make_interval(secs => $1)`,
    [graceSeconds],
    'fresh',
  );
  return rows.map(({ hash }) => hash);
}

/** Of files in the store, those of which no row tells. */
async function unknown(tx: Statements, hashes: readonly string[]): Promise<string[]> {
  const rows = await tx.sql<{ hash: string }>(
    `SELECT hash FROM unnest($1::text[]) AS stored (hash) WHERE NOT EXISTS (SELECT FROM media WHERE media.hash = stored.hash)`,
    [hashes],
  );
  return rows.map(({ hash }) => hash);
}

/**
 * Removes one picture, row and files, if nothing shows it by now and nobody is sending it. Whoever sends it in the
 * meantime waits at its arrival until the files are gone, and then stores them anew.
 */
async function sweepOne(pool: Pool, store: Store, hash: string, graceSeconds: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    if (await claim(client, hash, graceSeconds)) {
      if (await forget(client, hash, graceSeconds)) {
        await store.remove(originalKey(hash));
        await store.remove(variantKey(hash));
      }
      await client.query('DELETE FROM media_arrival WHERE hash = $1', [hash]);
    }
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

/** Holds the picture's arrival until the transaction ends; false when somebody has just begun to send it. */
async function claim(client: PoolClient, hash: string, graceSeconds: number): Promise<boolean> {
  const { rowCount } = await client.query(
    `INSERT INTO media_arrival (hash, arrived_at) VALUES ($1, '-infinity')
     ON CONFLICT (hash) DO UPDATE SET arrived_at = '-infinity'
     WHERE media_arrival.arrived_at < now() - make_interval(secs => $2)`,
    [hash, graceSeconds],
  );
  return rowCount === 1;
}

/** Deletes the picture's row unless something shows it; true when there is none any more. */
async function forget(client: PoolClient, hash: string, graceSeconds: number): Promise<boolean> {
  await client.query('SAVEPOINT kept');
  try {
    await client.query(`DELETE FROM media WHERE hash = $1 AND sent_at < now() - make_interval(secs => $2)`, [
      hash,
      graceSeconds,
    ]);
  } catch (error) {
    // The database itself says that something refers to it.
    if (postgresErrorOf(error)?.code !== '23503') throw error;
    await client.query('ROLLBACK TO SAVEPOINT kept');
  }
  const { rowCount } = await client.query('SELECT FROM media WHERE hash = $1', [hash]);
  return rowCount === 0;
}

async function* inBatches(hashes: AsyncIterable<string>): AsyncIterable<string[]> {
  let batch = new Set<string>();
  for await (const hash of hashes) {
    batch.add(hash);
    if (batch.size < BATCH) continue;
    yield [...batch];
    batch = new Set();
  }
  if (batch.size) yield [...batch];
}
