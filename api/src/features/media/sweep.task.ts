import type { Pool, PoolClient } from 'pg';
import { pooledSql, type Statements } from '../../core/database.js';
import { postgresErrorOf } from '../../core/errors.js';
import type { Store } from '../../core/store.js';
import { variantKey, originalKey } from './keys.js';

export const SWEEP_MEDIA = 'sweepMedia';

/** Nightly at 21:45 UTC, 3:15 a.m. in India. */
export const MEDIA_CRONTAB = `45 21 * * * ${SWEEP_MEDIA}`;

const DAY_S = 24 * 60 * 60;
/** Pictures per statement. */
const BATCH = 1000;

/**
 * Deletes pictures that nothing uses any more, and files of interrupted uploads. Skips what was uploaded or used within
 * the last `graceSeconds`: a request may be about to use it, cached pages still show it, and a backup of the files may be
 * made after that of the database. A trigger on each reference (`media_released`) records the end of a use.
 */
export const sweepMediaTask =
  (pool: Pool, store: Store, graceSeconds = DAY_S) =>
  async (): Promise<void> => {
    const tx = { sql: pooledSql(pool) };
    await store.removePartialFiles(new Date(Date.now() - graceSeconds * 1000));
    for (const hash of await unused(tx, graceSeconds)) await sweepOne(pool, store, hash, graceSeconds);
    for await (const hashes of inBatches(store.hashes()))
      for (const hash of await withoutRow(tx, hashes)) await sweepOne(pool, store, hash, graceSeconds);
  };

/** Returns pictures that nothing refers to, and uploads without a row. */
async function unused(tx: Statements, graceSeconds: number): Promise<string[]> {
  // Everything that uses pictures has a foreign key, so features needn't be listed here.
  const references = await tx.sql<{ condition: string }>(
    `SELECT format('NOT EXISTS (SELECT FROM %s WHERE %I = media.hash)', conrelid::regclass, attname) AS condition
     FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
     WHERE contype = 'f' AND confrelid = 'media'::regclass`,
  );
  const unreferenced = references.map(({ condition }) => condition).join(' AND ');
  const rows = await tx.sql<{ hash: string }>(
    `SELECT hash FROM media WHERE sent_at < now() - make_interval(secs => $1) AND ${unreferenced}
     UNION SELECT hash FROM media_arrival WHERE arrived_at < now() - make_interval(secs => $1)`,
    [graceSeconds],
    'fresh',
  );
  return rows.map(({ hash }) => hash);
}

/** Returns those of the stored files that have no row. */
async function withoutRow(tx: Statements, hashes: readonly string[]): Promise<string[]> {
  const rows = await tx.sql<{ hash: string }>(
    `SELECT hash FROM unnest($1::text[]) AS stored (hash) WHERE NOT EXISTS (SELECT FROM media WHERE media.hash = stored.hash)`,
    [hashes],
  );
  return rows.map(({ hash }) => hash);
}

/**
 * Deletes a picture's row and files, unless it is in use or being uploaded. A concurrent upload waits until the files
 * are deleted and then stores them again.
 */
async function sweepOne(pool: Pool, store: Store, hash: string, graceSeconds: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    if (await lockUpload(client, hash, graceSeconds)) {
      if (await deleteIfUnused(client, hash, graceSeconds)) {
        await store.remove(originalKey(hash));
        await store.remove(variantKey(hash));
      }
      await client.query('DELETE FROM media_arrival WHERE hash = $1', [hash]);
    }
    await client.query('COMMIT');
  } catch (error) {
    // Fails only without a connection. Then PostgreSQL rolls back, and the error thrown below says why.
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

/** Locks the picture's upload entry until the transaction ends; false if an upload has just begun. */
async function lockUpload(client: PoolClient, hash: string, graceSeconds: number): Promise<boolean> {
  const { rowCount } = await client.query(
    `INSERT INTO media_arrival (hash, arrived_at) VALUES ($1, '-infinity')
     ON CONFLICT (hash) DO UPDATE SET arrived_at = '-infinity'
     WHERE media_arrival.arrived_at < now() - make_interval(secs => $2)`,
    [hash, graceSeconds],
  );
  return rowCount === 1;
}

/** Deletes the picture's row unless something refers to it; returns whether the row is gone. */
async function deleteIfUnused(client: PoolClient, hash: string, graceSeconds: number): Promise<boolean> {
  await client.query('SAVEPOINT before_deletion');
  try {
    await client.query(`DELETE FROM media WHERE hash = $1 AND sent_at < now() - make_interval(secs => $2)`, [
      hash,
      graceSeconds,
    ]);
  } catch (error) {
    // A foreign key refers to it.
    if (postgresErrorOf(error)?.code !== '23503') throw error;
    await client.query('ROLLBACK TO SAVEPOINT before_deletion');
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
