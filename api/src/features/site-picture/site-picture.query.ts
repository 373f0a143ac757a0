import { columnsOf, expressions, select, type RowOf } from '../../core/columns.js';
import type { Tx } from '../../core/database.js';
import type { StoredPicture } from '../media/picture.js';
import { storedPicture } from '../media/picture.query.js';
import type { SitePictureKind } from './site-picture.constants.js';
import { StoredSitePicture } from './site-picture.entity.js';

const COLUMNS = columnsOf(StoredSitePicture, ['key', 'title'], 's').and(
  expressions<{ picture: StoredPicture }>({ picture: storedPicture('m', 's.title') }),
);

/** A picture of the site itself. */
export type SitePictureRow = RowOf<typeof COLUMNS>;

/** Returns all site pictures of one kind, in order. */
export const sitePicturesOf = (tx: Tx, kind: SitePictureKind): Promise<SitePictureRow[]> =>
  select(
    tx,
    COLUMNS,
    `FROM site_picture s JOIN media m ON m.hash = s.media_hash WHERE s.kind = $1 ORDER BY s.position, s.key`,
    [kind],
  );
