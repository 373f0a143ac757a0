import type { Tx } from '../../core/database.js';
import { notFound } from '../../core/errors.js';
import { reading } from '../../core/reads.js';
import type { StoredPicture } from '../media/picture.js';
import { Listing } from './listing.entity.js';
import { lockListing } from './listing.service.js';
import { listingTag } from './listing.tags.js';
import { t } from './messages.generated.js';

/** Returns a listing's gallery, in order. */
export async function galleryOf(tx: Tx, listingId: string): Promise<StoredPicture[]> {
  const listing = await reading([listingTag(listingId)], () =>
    tx.repository(Listing).findOne({ select: { id: true, gallery: true }, where: { id: listingId } }),
  );
  return listing?.gallery ?? [];
}

/**
 * Locks a listing's gallery until the transaction ends; returns the hashes of its pictures, in order.
 * @throws AppError NOT_FOUND when the listing is deleted
 */
export async function lockGallery(tx: Tx, listingId: string): Promise<string[]> {
  if (!(await lockListing(tx, listingId))) throw notFound(t('listingNotFound'));
  // Read after the lock: an earlier read may be out of date.
  return (await galleryOf(tx, listingId)).map(({ hash }) => hash);
}

/** Stores an order: positions from 0, without gaps. */
export async function writeOrder(tx: Tx, listingId: string, ids: readonly string[]): Promise<void> {
  await tx.sql(
    `UPDATE listing_picture SET position = wanted.n - 1
     FROM unnest($2::text[]) WITH ORDINALITY AS wanted (hash, n)
     WHERE listing_id = $1 AND media_hash = wanted.hash AND position <> wanted.n - 1`,
    [listingId, ids],
  );
}
