import { inCity } from '../city/city.query.js';
import { withCachedCount } from '../../core/cached-count.js';
import { only, operation } from '../../core/operation.js';
import type { Page } from '../../core/page.js';
import { selectManaged, whereManaged } from '../listing/manage.query.js';
import { manageListingsRules } from '../listing/manage.rules.js';
import { VENDOR_COLUMNS, type VendorRow } from './vendor.query.js';
import { category as categoryRule } from './vendor.rules.js';

/** Returns one page of the admins' table of vendors, whatever their status. */
export const manageVendors = operation({
  name: 'vendor.manage',
  kind: 'read',
  allow: only('admin'),
  input: manageListingsRules.shape({ category: categoryRule() }),
  async run({ ctx, tx, input }): Promise<Page<VendorRow>> {
    const { allColumns, sort, descending, status, search, city, category, ...window } = input;
    const managed = whereManaged('vendor', input);
    const { where } = managed;
    if (city) where.and(inCity(city, where.bind));
    if (category) where.and(`category = ${where.bind(category)}`);
    const page = await selectManaged<VendorRow>(tx, {
      ...managed,
      kind: 'vendor',
      columns: allColumns ? VENDOR_COLUMNS.all : VENDOR_COLUMNS.table,
      sort,
      descending,
      window,
    });
    return withCachedCount(
      ctx.services.facts,
      `managed vendors ${JSON.stringify([status, search, city, category])}`,
      page,
    );
  },
});
