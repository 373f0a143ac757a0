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
import { t } from './messages.generated.js';

/** Only admins can list vendors that aren't approved; for others, other statuses are ignored. */
const filterFor = (viewer: Viewer | undefined, input: InferType<typeof vendorListRules>): VendorFilter => ({
  statuses: (viewer?.role === 'admin' && input.statuses) || (['approved'] as const),
  category: input.category,
  city: input.city,
  search: input.search,
  availableOn: input.availableOn,
});

/** Returns one page of vendors with a card's columns, or all columns if the selected fields need them. */
export const listVendors = operation({
  name: 'vendor.list',
  kind: 'read',
  allow: anyone,
  input: vendorListRules.shape({ allColumns: boolean().default(false) }),
  async run({ ctx, tx, viewer, input }): Promise<Page<VendorCard>> {
    const filter = filterFor(viewer, input);
    const columns = input.allColumns ? VENDOR_COLUMNS.all : VENDOR_COLUMNS.card;
    const page = await selectVendors<VendorCard>(tx, columns, filter, input.sort, input);
    return withCachedCount(ctx.services.facts, `vendors ${JSON.stringify(filter)}`, page);
  },
});

/** Returns one page of vendors with the columns of the documented API. */
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

/** Returns a vendor that the viewer can see. */
export const getVendor = operation({
  name: 'vendor.get',
  kind: 'read',
  allow: anyone,
  input: vendorIdRules,
  async run({ tx, viewer, input }) {
    const vendor = await selectVendor(tx, input.id);
    if (!vendor || !canSee(viewer, vendor)) throw notFound(t('vendorNotFound'));
    return vendor;
  },
});

/** Returns a vendor, whatever its status: callers check authorization. Batched over a list. */
export const vendorById = loader<string, Vendor | null>(async (ctx, ids) => {
  const found = await selectVendorsById(ctx.services.database.tx, ids);
  return new Map(found.map((vendor) => [vendor.id, vendor]));
}, null);

/** A category with its number of approved vendors. */
export interface CategoryWithCount {
  key: VendorCategory;
  count: number;
}

/** Returns all categories in order, including empty ones. */
export const listCategories = operation({
  name: 'vendor.categories',
  kind: 'read',
  allow: anyone,
  input: object({}),
  run: ({ ctx, tx }) =>
    ctx.services.facts.getOrLoad('vendor categories', async (): Promise<CategoryWithCount[]> => {
      const counts = new Map((await countByCategory(tx)).map(({ category, count }) => [category, count]));
      return VENDOR_CATEGORIES.map((key) => ({ key, count: counts.get(key) ?? 0 }));
    }),
});
