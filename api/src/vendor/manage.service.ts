import { inCity } from '../city/city.query.js';
import { withKeptCount } from '../core/kept-count.js';
import { only, operation } from '../core/operation.js';
import { selectManaged, whereManaged } from '../listing/manage.query.js';
import { manageListingsRules } from '../listing/manage.rules.js';
import type { Vendor } from './vendor.entity.js';
import { ALL_COLUMNS, TABLE_COLUMNS } from './vendor.query.js';
import { category as categoryRule } from './vendor.rules.js';

/** One page of the admins' table of vendors, in any state. */
export const manageVendors = operation({
  name: 'vendor.manage',
  kind: 'read',
  allow: only('admin'),
  input: manageListingsRules.shape({ category: categoryRule() }),
  async run({ ctx, tx, input }) {
    const { detailed, sort, descending, status, search, city, category, ...window } = input;
    const where = whereManaged('vendor', input);
    if (city) where.conditions.push(inCity(city, where.bind));
    if (category) where.conditions.push(`category = ${where.bind(category)}`);
    const page = await selectManaged<Vendor>(tx, {
      kind: 'vendor',
      columns: detailed === 'table' ? TABLE_COLUMNS : ALL_COLUMNS,
      where,
      sort,
      descending,
      window,
    });
    return withKeptCount(
      ctx.services.facts,
      `managed vendors ${JSON.stringify([status, search, city, category])}`,
      page,
    );
  },
});
