import { array, object, string } from 'yup';
import { anyone, operation } from '../core/operation.js';
import type { StoredPicture } from '../media/picture.js';
import { SITE_PICTURE_KINDS, type SitePictureKind } from './site-picture.constants.js';

/** A picture that belongs to a page and not to anything on it. */
export interface SitePictureRow {
  key: string;
  title: string;
  picture: StoredPicture;
}

/** More than there are of any kind. */
const MOST_KEYS = 50;

/** The site's own pictures of one kind, in their order; with `keys`, only those. */
export const listSitePictures = operation({
  name: 'sitePicture.list',
  kind: 'read',
  allow: anyone,
  input: object({
    kind: string()
      .oneOf([...SITE_PICTURE_KINDS])
      .required(),
    keys: array(string().max(60).required()).max(MOST_KEYS),
  }),
  async run({ ctx, sql, input: { kind, keys } }): Promise<SitePictureRow[]> {
    const all = await ctx.services.facts.recall(`sitePictures ${kind}`, () => read(kind));
    return keys ? all.filter(({ key }) => keys.includes(key)) : all;

    function read(wanted: SitePictureKind) {
      return sql<SitePictureRow>(
        `SELECT s.key, s.title, jsonb_build_object('hash', m.hash, 'width', m.width, 'height', m.height,
                  'thumbhash', m.thumbhash, 'caption', s.title) AS picture
         FROM site_picture s JOIN media m ON m.hash = s.media_hash WHERE s.kind = $1 ORDER BY s.position, s.key`,
        [wanted],
      );
    }
  },
});
