import { boolean, object, type InferType } from 'yup';
import { notFound } from '../../core/errors.js';
import { withCachedCount } from '../../core/cached-count.js';
import { loader } from '../../core/loader.js';
import { anyone, operation } from '../../core/operation.js';
import type { Page } from '../../core/page.js';
import type { Viewer } from '../../core/viewer.js';
import { canSee } from '../listing/listing.policy.js';
import { VENDOR_CATEGORIES, type VendorCategory } from './vendor.constants.js';
import {
  countByCategory,
  selectVendor,
  selectVendors,
  selectVendorsById,
  VENDOR_COLUMNS,
  type VendorCard,
  type VendorFilter,
} from './vendor.query.js';
import type { Vendor } from './vendor.entity.js';
import { vendorIdRules, vendorListRules } from './vendor.rules.js';

/** Only admins may ask for vendors that are not approved; for others the states that they name are left out. */
const filterFor = (viewer: Viewer | undefined, input: InferType<typeof vendorListRules>): VendorFilter => ({
  statuses: (viewer?.role === 'admin' && input.statuses) || (['approved'] as const),
  category: input.category,
  city: input.city,
  search: input.search,
});

/** One page of vendors, as cards show them; all of each where the caller asks for more. */
export const listVendors = operation({
  name: 'vendor.list',
  kind: 'read',
  allow: anyone,
  input: vendorListRules.shape({ whole: boolean().default(false) }),
  async run({ ctx, tx, viewer, input }): Promise<Page<VendorCard>> {
    const filter = filterFor(viewer, input);
    const columns = input.whole ? VENDOR_COLUMNS.whole : VENDOR_COLUMNS.card;
    const page = await selectVendors<VendorCard>(tx, columns, filter, input.sort, input);
    return withCachedCount(ctx.services.facts, `vendors ${JSON.stringify(filter)}`, page);
  },
});

/** One page of vendors with all that the documented calls answer. */
export const listDocumentedVendors = operation({
  name: 'vendor.listDocumented',
  kind: 'read',
  allow: anyone,
  input: vendorListRules,
  async run({ ctx, tx, viewer, input }) {
    const filter = filterFor(viewer, input);
    const page = await selectVendors(tx, VENDOR_COLUMNS.documented, filter, input.sort, input);
    return withCachedCount(ctx.services.facts, `vendors ${JSON.stringify(filter)}`, page);
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

/** A vendor by its id, whatever its status: the caller has checked that it may be seen. Batched over a list. */
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
    ctx.services.facts.getOrLoad('vendor categories', async (): Promise<CategoryWithCount[]> => {
      const counts = new Map((await countByCategory(tx)).map(({ category, count }) => [category, count]));
      return Object.entries(VENDOR_CATEGORIES).map(([name, title]) => {
        const key = name as VendorCategory;
        return { key, title, count: counts.get(key) ?? 0 };
      });
    }),
});
