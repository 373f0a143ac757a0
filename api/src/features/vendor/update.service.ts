import { resolvePlace } from '../city/city.service.js';
import { forbidden, notFound } from '../../core/errors.js';
import { only, operation } from '../../core/operation.js';
import { rejectModeration } from '../listing/moderate.service.js';
import { appendPictures } from '../listing/picture.service.js';
import { storeUploads } from '../media/media.service.js';
import { replacePackages, saveOnePackage } from './package.service.js';
import { Vendor } from './vendor.entity.js';
import { selectVendor } from './vendor.query.js';
import { ownVendorRules } from './vendor.rules.js';
import { t } from './messages.generated.js';

/**
 * Updates the viewer's own listing in one transaction, optionally with new pictures and with all packages or one.
 * Omitted fields stay unchanged. Older clients send `isVerified`, `rank` and the category back; changing them is
 * rejected.
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
    if (!before) throw notFound(t('vendorNotFound'));
    rejectModeration(before, { isVerified, rank, ratingAverage, ratingCount });
    if (category !== undefined && category !== before.category) throw forbidden();
    const place = edit.city === undefined ? {} : await resolvePlace(tx, edit.city);
    await tx.repository(Vendor).update(viewer.id, { ...edit, ...place });
    if (packages) await replacePackages(tx, viewer.id, packages);
    if (onePackage) await saveOnePackage(tx, viewer.id, onePackage);
    if (pictures.length) await appendPictures(tx, viewer.id, pictures);
    return (await selectVendor(tx, viewer.id)) ?? before;
  },
});
