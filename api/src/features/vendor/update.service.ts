import { placeOf } from '../city/city.service.js';
import { forbidden, notFound } from '../../core/errors.js';
import { only, operation } from '../../core/operation.js';
import { refuseModeration } from '../listing/moderate.service.js';
import { appendPictures } from '../listing/picture.service.js';
import { storeUploads } from '../media/media.service.js';
import { replacePackages, saveOnePackage } from './package.service.js';
import { Vendor } from './vendor.entity.js';
import { selectVendor } from './vendor.query.js';
import { ownVendorRules } from './vendor.rules.js';

/**
 * A vendor's edit of their own listing, with pictures for the end of their portfolio and, where they are given, all
 * packages or one: all of it or nothing. What is not given stays as it is.
 * `isVerified`, `rank` and the category are not theirs: the stored values are ignored, others refused with nothing
 * changed.
 */
export const updateVendor = operation({
  name: 'vendor.update',
  kind: 'write',
  allow: only('vendor'),
  limit: 'write',
  input: ownVendorRules,
  async prepare({ ctx, viewer, input: { id, files } }) {
    if (id && id !== viewer.id) throw forbidden();
    return storeUploads(ctx, files);
  },
  async run({ tx, viewer, input }, pictures): Promise<Vendor> {
    const { id: _own, files: _stored, category, packages, onePackage, ...others } = input;
    const { isVerified, rank, ratingAverage, ratingCount, ...edit } = others;
    const before = await selectVendor(tx, viewer.id);
    if (!before) throw notFound('Vendor');
    refuseModeration(before, { isVerified, rank, ratingAverage, ratingCount });
    if (category !== undefined && category !== before.category) throw forbidden();
    const place = edit.city === undefined ? {} : await placeOf(tx, edit.city);
    await tx.repository(Vendor).update(viewer.id, { ...edit, ...place });
    if (packages) await replacePackages(tx, viewer.id, packages);
    if (onePackage) await saveOnePackage(tx, viewer.id, onePackage);
    if (pictures.length) await appendPictures(tx, viewer.id, pictures);
    return (await selectVendor(tx, viewer.id)) ?? before;
  },
});
