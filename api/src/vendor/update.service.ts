import { placeOf } from '../city/city.service.js';
import { notFound } from '../core/errors.js';
import { only, operation } from '../core/operation.js';
import { Vendor } from './vendor.entity.js';
import { selectVendor } from './vendor.query.js';
import { updateVendorRules } from './vendor.rules.js';

/** A vendor's edit of their own listing. What is not given stays as it is. */
export const updateVendor = operation({
  name: 'vendor.update',
  kind: 'write',
  allow: only('vendor'),
  limit: 'write',
  input: updateVendorRules,
  async run({ db, sql, viewer, input }): Promise<Vendor> {
    const place = input.city === undefined ? {} : await placeOf(sql, input.city);
    await db.getRepository(Vendor).update(viewer.id, { ...input, ...place });
    const vendor = await selectVendor(sql, viewer.id);
    if (!vendor) throw notFound('Vendor');
    return vendor;
  },
});
