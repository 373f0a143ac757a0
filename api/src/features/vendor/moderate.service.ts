import { notFound } from '../../core/errors.js';
import { only, operation } from '../../core/operation.js';
import { lockListing } from '../listing/listing.service.js';
import { moderate, refuseEdits } from '../listing/moderate.service.js';
import { refuseOtherPackage } from './package.service.js';
import type { Vendor } from './vendor.entity.js';
import { selectVendor } from './vendor.query.js';
import { moderateVendorRules } from './vendor.rules.js';

/** An admin's use of the documented update: decides and ranks a vendor, and changes nothing else of it. */
export const moderateVendor = operation({
  name: 'vendor.moderate',
  kind: 'write',
  allow: only('admin'),
  limit: 'decision',
  input: moderateVendorRules,
  async run(scope): Promise<Vendor> {
    const { tx, input } = scope;
    const { id, isVerified, rank, reason, onePackage, ...edits } = input;
    await lockListing(tx, id);
    const vendor = await selectVendor(tx, id);
    if (!vendor) throw notFound('Vendor');
    refuseEdits(vendor, edits);
    if (onePackage) refuseOtherPackage(vendor.packages, onePackage);
    await moderate(scope, vendor, { isVerified, rank, reason });
    return (await selectVendor(tx, id)) ?? vendor;
  },
});
