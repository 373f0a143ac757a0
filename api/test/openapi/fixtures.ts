import { newId } from '../../src/core/ids.js';
import { makeUser } from '../../src/features/user/user.factory.js';
import { makeVendor } from '../../src/features/vendor/vendor.factory.js';
import { makeVenue } from '../../src/features/venue/venue.factory.js';
import { app } from '../app.js';
import { makeGalleryPicture, makePackage, makeReview } from '../permissions/scene.js';

/** A package, a picture and a review of a vendor. */
export async function fillVendor(listingId: string): Promise<void> {
  await makePackage(listingId);
  await makeGalleryPicture(listingId);
  await makeReview({ listingId });
}

export const makeFullVendor = async (): Promise<void> => fillVendor((await makeVendor()).id);

/** Inserts the row of a picture of an article or a story. */
export async function makePictureOf(what: 'blog' | 'real_wedding', id: string): Promise<void> {
  const hash = newId().replaceAll('-', '');
  await app().sql(
    `WITH made AS (INSERT INTO media (hash, mime, bytes, width, height, thumbhash)
       VALUES ($2, 'image/png', 1, 3, 2, '') RETURNING hash)
     INSERT INTO ${what}_picture (${what}_id, media_hash, position) SELECT $1, hash, 0 FROM made`,
    [id, hash],
  );
}

/** Puts a venue on a user's wishlist. */
export async function wish(userId: string | undefined): Promise<void> {
  await app().sql(`INSERT INTO wishlist_item (user_id, listing_id) VALUES ($1, $2)`, [
    userId ?? (await makeUser()).id,
    (await makeVenue()).id,
  ]);
}
