import { v7 } from 'uuid';
import type { Tx } from '../src/core/database.js';
import { REVIEW_PICTURES_MAX } from '../src/features/review/review.constants.js';
import { insertRows } from '../db/insert-rows.js';
import type { DemoPicture } from '../db/pictures.js';
import { createRng } from './content/random.js';

/** Masters that guests of a wedding could have photographed. */
const SUBJECTS = /^(phera|varmala|haldi|sangeet|baraat|thali|mehndiHands|marriageGate|palanquin|uruli)-\d$/;

/** One in so many verified reviews has photos. */
const EVERY = 4;

/** Adds photos to good reviews of verified bookings, and to one review that waits for an admin. */
export async function loadReviewPhotos(tx: Tx, pictures: readonly DemoPicture[]): Promise<void> {
  const photos = pictures.filter(({ file }) => SUBJECTS.test(file.replace(/\.\w+$/, '')));
  const reviews = await tx.sql<{ id: string; authorId: string }>(
    `(SELECT review.id, user_id AS "authorId" FROM review
      WHERE status = 'published' AND rating >= 4 AND flagged_at IS NULL
        AND EXISTS (SELECT FROM verifying_booking b WHERE b.user_id = review.user_id
          AND b.listing_id = review.listing_id AND b.event_date < review.created_at::date)
      ORDER BY created_at DESC, id)
     UNION ALL
     (SELECT id, user_id FROM review WHERE status = 'pending' ORDER BY created_at DESC, id LIMIT 1)`,
  );
  const last = reviews.at(-1);
  const rows = reviews
    .filter((review, index) => index % EVERY === 0 || review === last)
    .flatMap(({ id, authorId }, index) => {
      const rng = createRng(`photos of review ${index}`);
      const chosen = rng.shuffle(photos).slice(0, rng.int(1, REVIEW_PICTURES_MAX));
      return chosen.map(({ hash }, position) => ({
        ...{ id: v7(), author_id: authorId, review_id: id, media_hash: hash, position },
      }));
    });
  await insertRows(
    tx,
    'review_picture',
    { id: 'uuid', author_id: 'uuid', review_id: 'uuid', media_hash: 'text', position: 'smallint' },
    rows,
  );
  if (last) await tx.sql(`UPDATE review SET hold_reason = 'pictures' WHERE id = $1`, [last.id]);
}
