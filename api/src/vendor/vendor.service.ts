import { object } from 'yup';
import { notFound } from '../core/errors.js';
import { withKeptCount } from '../core/kept-count.js';
import { loader } from '../core/loader.js';
import { anyone, operation } from '../core/operation.js';
import { canSee } from '../listing/listing.policy.js';
import { VENDOR_CATEGORIES, type VendorCategory } from './vendor.constants.js';
import type { Vendor } from './vendor.entity.js';
import { countByCategory, selectVendor, selectVendors, selectVendorsById } from './vendor.query.js';
import { vendorIdRules, vendorListRules } from './vendor.rules.js';

/** One page of vendors. Only an admin's wish for other than approved ones is heard. */
export const listVendors = operation({
  name: 'vendor.list',
  kind: 'read',
  allow: anyone,
  input: vendorListRules,
  async run({ ctx, tx, viewer, input }) {
    const filter = {
      statuses: (viewer?.role === 'admin' && input.statuses) || (['approved'] as const),
      category: input.category,
      city: input.city,
      search: input.search,
    };
    const page = await selectVendors(tx, filter, input.sort, input, input.detailed);
    return withKeptCount(ctx.services.facts, `vendors ${JSON.stringify(filter)}`, page);
  },
});

/** One vendor that the viewer may see. */
export const getVendor = operation({
  name: 'vendor.get',
  kind: 'read',
  allow: anyone,
  input: vendorIdRules,
  async run({ tx, viewer, input }) {
    const vendor = await selectVendor(tx, input.id);
    if (!vendor || !canSee(viewer, vendor)) throw notFound('Vendor');
    return vendor;
  },
});

/** A vendor by its id, whatever its status: who asks has settled that it may be seen. Batched over a list. */
export const vendorById = loader<string, Vendor | null>(async (ctx, ids) => {
  const found = await selectVendorsById(ctx.services.database.tx, ids);
  return new Map(found.map((vendor) => [vendor.id, vendor]));
}, null);

/** A category and how many approved vendors are in it. */
export interface CategoryWithCount {
  key: VendorCategory;
  title: string;
  count: number;
}

/** All categories in their order, those without vendors too. */
export const listCategories = operation({
  name: 'vendor.categories',
  kind: 'read',
  allow: anyone,
  input: object({}),
  run: ({ ctx, tx }) =>
    ctx.services.facts.recall('vendor categories', async (): Promise<CategoryWithCount[]> => {
      const counts = new Map((await countByCategory(tx)).map(({ category, count }) => [category, count]));
      return Object.entries(VENDOR_CATEGORIES).map(([name, title]) => {
        const key = name as VendorCategory;
        return { key, title, count: counts.get(key) ?? 0 };
      });
    }),
});
