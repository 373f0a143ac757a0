import { inCity } from '../city/city.query.js';
import type { Tx } from '../core/database.js';
import type { Page, Window } from '../core/page.js';
import type { ListDetail } from '../listing/listing.constants.js';
import {
  BEYOND_TABLE as LISTING_BEYOND_TABLE,
  CARD_COLUMNS as LISTING_CARD_COLUMNS,
  DETAIL_COLUMNS,
  DETAIL_FIELDS as LISTING_DETAIL_FIELDS,
  DOCUMENTED_COLUMNS as LISTING_DOCUMENTED_COLUMNS,
  ordersBy,
  selectListings,
  TABLE_COLUMNS as LISTING_TABLE_COLUMNS,
  whereListing,
  type ListingFilter,
  type Order,
} from '../listing/listing.query.js';
import { VENDOR_PAGE_SIZE, type VendorCategory, type VendorSort } from './vendor.constants.js';
import type { Vendor } from './vendor.entity.js';

/** What a list of vendors is narrowed by. */
export interface VendorFilter extends ListingFilter {
  category?: VendorCategory;
  city?: string;
}

const OWN_COLUMNS = `category, package_price AS "packagePrice"`;

const CARD_COLUMNS = `${LISTING_CARD_COLUMNS}, ${OWN_COLUMNS}`;

export const TABLE_COLUMNS = `${LISTING_TABLE_COLUMNS}, ${OWN_COLUMNS}`;

const LONG_COLUMNS = `packages, experience_years AS "experienceYears", events_completed AS "eventsCompleted",
  willing_to_travel AS "willingToTravel", price_note AS "priceNote"`;

export const ALL_COLUMNS = `${CARD_COLUMNS}, ${DETAIL_COLUMNS}, ${LONG_COLUMNS}`;

const COLUMNS: Record<ListDetail, string> = {
  card: CARD_COLUMNS,
  documented: `${LISTING_DOCUMENTED_COLUMNS}, ${OWN_COLUMNS}, ${LONG_COLUMNS}`,
  whole: ALL_COLUMNS,
};

const LONG_FIELDS = ['packages', 'experienceYears', 'eventsCompleted', 'willingToTravel', 'priceNote'];

/** Fields that a card does not select; asking for one of them in a list selects everything. */
export const DETAIL_FIELDS: ReadonlySet<string> = new Set([...LISTING_DETAIL_FIELDS, ...LONG_FIELDS]);

/** Fields that the admins' table does not select; asking for one of them there selects everything. */
export const BEYOND_TABLE: ReadonlySet<string> = new Set([...LISTING_BEYOND_TABLE, ...LONG_FIELDS]);

const ORDERS: Record<VendorSort, Order<Vendor>> = ordersBy((vendor: Vendor) => vendor.packagePrice);

/** One page of vendors. */
export function selectVendors(
  tx: Tx,
  filter: VendorFilter,
  sort: VendorSort,
  window: Window,
  detail: ListDetail,
): Promise<Page<Vendor>> {
  const where = whereListing('vendor', filter);
  if (filter.category) where.conditions.push(`category = ${where.bind(filter.category)}`);
  if (filter.city) where.conditions.push(inCity(filter.city, where.bind));
  return selectListings(tx, {
    list: `vendors ${sort}`,
    columns: COLUMNS[detail],
    where,
    order: ORDERS[sort],
    window,
    usual: VENDOR_PAGE_SIZE,
  });
}

/** Vendors whole, whatever their status, in no order. */
export const selectVendorsById = (tx: Tx, ids: readonly string[]): Promise<Vendor[]> =>
  tx.sql(`SELECT ${ALL_COLUMNS} FROM listing WHERE id = ANY($1::uuid[]) AND kind = 'vendor'`, [ids]);

/** One vendor whole, whatever its status. */
export async function selectVendor(tx: Tx, vendorId: string): Promise<Vendor | undefined> {
  const [vendor] = await tx.sql<Vendor>(
    `SELECT ${ALL_COLUMNS} FROM listing WHERE id = $1 AND kind = 'vendor'`,
    [vendorId],
  );
  return vendor;
}

/** Approved vendors of each category that has any. */
export const countByCategory = (tx: Tx): Promise<{ category: VendorCategory; count: number }[]> =>
  tx.sql(
    `SELECT category, count(*)::int AS count FROM listing
     WHERE kind = 'vendor' AND status = 'approved' GROUP BY category`,
  );
