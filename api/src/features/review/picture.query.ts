import { columnsOf, nullable, select, selectOne, type RowOf } from '../../core/columns.js';
import type { Tx } from '../../core/database.js';
import { groupBy } from '../../core/group-by.js';
import { reading } from '../../core/reads.js';
import { pictureColumns } from '../media/picture.query.js';
import { Review } from './review.entity.js';
import { StoredReviewPicture } from './stored-picture.entity.js';

const COLUMNS = columnsOf(StoredReviewPicture, ['id', 'authorId', 'reviewId'], 'p').and(pictureColumns('m'));
const WITH_STATUS = COLUMNS.and(nullable(columnsOf(Review, ['status'], 'review')));

/** A photo of a review, or one that its author has uploaded for it. */
export type ReviewPictureRow = RowOf<typeof COLUMNS>;

const FROM = 'FROM review_picture p JOIN media m ON m.hash = p.media_hash';

/** Returns the photos of reviews in their order, by review ID. Their changes have the tags of their reviews. */
export async function picturesOfReviews(
  tx: Tx,
  reviewIds: readonly string[],
): Promise<Map<string, ReviewPictureRow[]>> {
  const rows = await reading([], () =>
    select(tx, COLUMNS, `${FROM} WHERE p.review_id = ANY($1::uuid[]) ORDER BY p.review_id, p.position`, [
      reviewIds,
    ]),
  );
  return groupBy(rows, ({ reviewId }) => reviewId ?? '');
}

/** Returns a photo with the status of its review, which is null until it is sent. */
export const pictureById = (tx: Tx, id: string): Promise<RowOf<typeof WITH_STATUS> | undefined> =>
  selectOne(tx, WITH_STATUS, `${FROM} LEFT JOIN review ON review.id = p.review_id WHERE p.id = $1`, [id]);

/**
 * Makes these the photos of a review, in this order, and deletes its others. Returns false, and changes nothing that
 * the caller should commit, if one of them isn't the author's or belongs to another review.
 */
export async function replacePictures(
  tx: Tx,
  review: { id: string; userId: string },
  ids: readonly string[],
): Promise<boolean> {
  await tx.sql(`DELETE FROM review_picture WHERE review_id = $1 AND id <> ALL ($2::uuid[])`, [
    review.id,
    ids,
  ]);
  const placed = await tx.sql(
    `UPDATE review_picture SET review_id = $1, position = place - 1
     FROM unnest($3::uuid[]) WITH ORDINALITY AS chosen (picture_id, place)
     WHERE id = picture_id AND author_id = $2 AND (review_id IS NULL OR review_id = $1) RETURNING id`,
    [review.id, review.userId, ids],
  );
  return placed.length === ids.length;
}

/** Deletes photos whose review wasn't sent within two days; runs nightly. */
export const deleteUnsentPictures = (tx: Tx) =>
  tx.sql(`DELETE FROM review_picture WHERE review_id IS NULL AND created_at < now() - interval '2 days'`);
