import type { Tx } from '../core/database.js';
import type { StoredPicture } from '../media/picture.js';
import type { SitePictureKind } from './site-picture.constants.js';

/** A picture that belongs to a page and not to anything on it. */
export interface SitePictureRow {
  key: string;
  title: string;
  picture: StoredPicture;
}

/** All pictures of one kind, in their order. */
export const sitePicturesOf = (tx: Tx, kind: SitePictureKind): Promise<SitePictureRow[]> =>
  tx.sql<SitePictureRow>(
    `SELECT s.key, s.title, jsonb_build_object('hash', m.hash, 'width', m.width, 'height', m.height,
              'thumbhash', m.thumbhash, 'caption', s.title) AS picture
     FROM site_picture s JOIN media m ON m.hash = s.media_hash WHERE s.kind = $1 ORDER BY s.position, s.key`,
    [kind],
  );
