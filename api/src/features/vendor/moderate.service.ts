import { notFound } from '../../core/errors.js';
import { only, operation } from '../../core/operation.js';
import { lockListing } from '../listing/listing.service.js';
import { moderate, rejectEdits } from '../listing/moderate.service.js';
import { rejectPackageChange, rejectPackageListChange } from './package.service.js';
import type { Vendor } from './vendor.entity.js';
import { selectVendor } from './vendor.query.js';
import { moderateVendorRules } from './vendor.rules.js';
import { t } from './messages.generated.js';

/** The documented update as admins use it: decides and ranks a vendor. */
export const moderateVendor = operation({
  name: 'vendor.moderate',
  kind: 'write',
  allow: only('admin'),
  limit: 'decision',
  input: moderateVendorRules,
  async run(scope): Promise<Vendor> {
    const { tx, input } = scope;
    const { id, isVerified, rank, reason, onePackage, packages, ...edits } = input;
    await lockListing(tx, id);
    const vendor = await selectVendor(tx, id);
    if (!vendor) throw notFound(t('vendorNotFound'));
    rejectEdits(vendor, edits);
    if (packages) rejectPackageListChange(vendor.packages, packages);
    if (onePackage) rejectPackageChange(vendor.packages, onePackage);
    await moderate(scope, vendor, { isVerified, rank, reason });
    return (await selectVendor(tx, id)) ?? vendor;
  },
});
