import { columnsOf, type Columns } from '../../core/columns.js';
import type { Tx } from '../../core/database.js';
import type { PlacedPicture } from './existing-pictures.js';
import { Media } from './media.entity.js';
import type { StoredPicture } from './picture.js';

/**
 * SQL that returns a row of `media` as a StoredPicture in JSON.
 * @param caption an SQL expression
 */
export const storedPicture = (media: string, caption = `''`): string =>
  `jsonb_build_object('hash', ${media}.hash, 'width', ${media}.width, 'height', ${media}.height,
     'thumbhash', ${media}.thumbhash, 'caption', ${caption})`;

/** The columns of a picture. Asserts a size and a thumbhash, which PDFs in the same table don’t have. */
export const pictureColumns = (table = '') =>
  columnsOf(Media, ['hash', 'width', 'height', 'thumbhash'], table) as Columns<
    Omit<StoredPicture, 'caption'>
  >;

/** A table with the pictures of articles or stories and their positions. */
interface PictureTable {
  table: string;
  /** Its column with the ID of the article or story. */
  owner: string;
}

/**
 * SQL that returns the pictures of an article or story as StoredPictures in JSON, in order.
 * @param id SQL expression of the ID
 */
export const placedPictures = ({ table, owner }: PictureTable, id: string): string =>
  `COALESCE((SELECT jsonb_agg(${storedPicture('m', 'p.caption')} ORDER BY p.position)
   FROM ${table} p JOIN media m ON m.hash = p.media_hash WHERE p.${owner} = ${id}), '[]')`;

/** Replaces the pictures of an article or story, in this order. */
export async function replacePlacedPictures(
  tx: Tx,
  { table, owner }: PictureTable,
  id: string,
  pictures: readonly PlacedPicture[],
): Promise<void> {
  await tx.sql(`DELETE FROM ${table} WHERE ${owner} = $1`, [id]);
  await tx.sql(
    `INSERT INTO ${table} (${owner}, media_hash, position, caption)
     SELECT $1, hash, place - 1, caption FROM unnest($2::text[], $3::text[]) WITH ORDINALITY AS p (hash, caption, place)`,
    [id, pictures.map(({ hash }) => hash), pictures.map(({ caption }) => caption)],
  );
}
