import { columnsOf, selectOne } from '../../core/columns.js';
import type { Tx } from '../../core/database.js';
import { notFound } from '../../core/errors.js';
import type { StoredPicture } from '../media/picture.js';
import { Listing } from './listing.entity.js';

/** The gallery of a listing in its order. */
export async function galleryOf(tx: Tx, listingId: string): Promise<StoredPicture[]> {
  const listing = await selectOne(tx, columnsOf(Listing, ['gallery']), `FROM listing WHERE id = $1`, [
    listingId,
  ]);
  return listing?.gallery ?? [];
}

/**
 * The ids of a gallery's pictures in their order; until the transaction ends, nobody else changes it.
 * @throws AppError NOT_FOUND when the listing is gone
 */
export async function lockGallery(tx: Tx, listingId: string): Promise<string[]> {
  const [listing] = await tx.sql(`SELECT 1 FROM listing WHERE id = $1 FOR UPDATE`, [listingId]);
  if (!listing) throw notFound('Listing');
  // Only now: what was read before the lock was there may be out of date.
  return (await galleryOf(tx, listingId)).map(({ hash }) => hash);
}

/** Writes an order down: positions from 0, without gaps. */
export async function writeOrder(tx: Tx, listingId: string, ids: readonly string[]): Promise<void> {
  await tx.sql(
    `UPDATE listing_picture SET position = wanted.n - 1
     FROM unnest($2::text[]) WITH ORDINALITY AS wanted (hash, n)
     WHERE listing_id = $1 AND media_hash = wanted.hash AND position <> wanted.n - 1`,
    [listingId, ids],
  );
}
