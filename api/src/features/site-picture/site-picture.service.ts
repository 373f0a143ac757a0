import { array, object, string } from 'yup';
import { anyone, operation } from '../../core/operation.js';
import { SITE_PICTURE_KINDS } from './site-picture.constants.js';
import { sitePicturesOf, type SitePictureRow } from './site-picture.query.js';

/** More than any kind has. */
const MAX_KEYS = 50;

/** Returns the site's pictures of one kind, in order; with `keys`, only those. */
export const listSitePictures = operation({
  name: 'sitePicture.list',
  kind: 'read',
  allow: anyone,
  input: object({
    kind: string()
      .oneOf([...SITE_PICTURE_KINDS])
      .required(),
    keys: array(string().max(60).required()).max(MAX_KEYS),
  }),
  async run({ ctx, tx, input: { kind, keys } }): Promise<SitePictureRow[]> {
    const all = await ctx.services.facts.getOrLoad(`sitePictures ${kind}`, () => sitePicturesOf(tx, kind));
    return keys ? all.filter(({ key }) => keys.includes(key)) : all;
  },
});
