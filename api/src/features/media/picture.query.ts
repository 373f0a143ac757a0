/**
 * SQL that returns a row of `media` as a StoredPicture in JSON.
 * @param caption an SQL expression
 */
export const storedPicture = (media: string, caption = `''`): string =>
  `jsonb_build_object('hash', ${media}.hash, 'width', ${media}.width, 'height', ${media}.height,
     'thumbhash', ${media}.thumbhash, 'caption', ${caption})`;

/**
 * SQL that returns the pictures of an article or story as StoredPictures in JSON, in order.
 * @param table the table with their positions, `p` in `condition`
 */
export const placedPictures = (table: string, condition: string): string =>
  `COALESCE((SELECT jsonb_agg(${storedPicture('m', 'p.caption')} ORDER BY p.position)
   FROM ${table} p JOIN media m ON m.hash = p.media_hash WHERE ${condition}), '[]')`;
