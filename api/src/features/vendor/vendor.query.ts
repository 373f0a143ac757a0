import { inCity } from '../city/city.query.js';
import { allColumnsOf, columnsOf, select, selectOne, type Columns, type RowOf } from '../../core/columns.js';
import type { Tx } from '../../core/database.js';
import type { Page, Window } from '../../core/page.js';
import { reading } from '../../core/reads.js';
import { COUNTS_TAG, listingTag } from '../listing/listing.tags.js';
import {
  CARD,
  DOCUMENTED,
  fieldsWithOtherColumns,
  ORDERS,
  selectPublicListings,
  TABLE,
  whereListing,
  type ListingFilter,
} from '../listing/listing.query.js';
import { VENDOR_PAGE_SIZE, type VendorCategory, type VendorSort } from './vendor.constants.js';
import { Vendor } from './vendor.entity.js';

/** Filters of the vendor list. */
export interface VendorFilter extends ListingFilter {
  category?: VendorCategory;
  city?: string;
}

const SHORT = ['category', 'packagePrice'] as const;

const LONG = ['packages', 'experienceYears', 'eventsCompleted', 'willingToTravel', 'priceNote'] as const;

const CARD_COLUMNS = [...CARD, ...SHORT] as const;
const TABLE_COLUMNS = [...TABLE, ...SHORT] as const;

/** Columns of vendors, by level of detail. */
export const VENDOR_COLUMNS = {
  card: columnsOf(Vendor, CARD_COLUMNS),
  documented: columnsOf(Vendor, [...DOCUMENTED, ...SHORT, ...LONG]),
  table: columnsOf(Vendor, TABLE_COLUMNS),
  all: allColumnsOf(Vendor),
};

export type VendorCard = RowOf<typeof VENDOR_COLUMNS.card>;
export type DocumentedVendor = RowOf<typeof VENDOR_COLUMNS.documented>;
export type VendorRow = RowOf<typeof VENDOR_COLUMNS.table>;

/** GraphQL fields that need more than a card's columns. */
export const FIELDS_BEYOND_CARD = fieldsWithOtherColumns(CARD_COLUMNS, Vendor);

/** GraphQL fields that need more than the admins' table's columns. */
export const FIELDS_BEYOND_TABLE = fieldsWithOtherColumns(TABLE_COLUMNS, Vendor);

/** Returns one page of vendors. */
export function selectVendors<Row extends VendorCard>(
  tx: Tx,
  columns: Columns<Row>,
  filter: VendorFilter,
  sort: VendorSort,
  window: Window,
): Promise<Page<Row>> {
  const where = whereListing('vendor', filter);
  if (filter.category) where.and(`category = ${where.bind(filter.category)}`);
  if (filter.city) where.and(inCity(filter.city, where.bind));
  return selectPublicListings(
    tx,
    { kind: 'vendor', category: filter.category, city: filter.city },
    {
      name: `vendors ${sort}`,
      columns,
      where,
      filter,
      inCity,
      narrowed: Boolean(filter.category),
      order: ORDERS[sort],
      window,
      defaultPageSize: VENDOR_PAGE_SIZE,
    },
  );
}

/** Returns vendors with all columns, whatever their status, in no order. */
export const selectVendorsById = (tx: Tx, ids: readonly string[]): Promise<Vendor[]> =>
  reading(ids.map(listingTag), () =>
    select(tx, VENDOR_COLUMNS.all, `FROM listing WHERE id = ANY($1::uuid[]) AND kind = 'vendor'`, [ids]),
  );

/** Returns a vendor with all columns, whatever its status. */
export const selectVendor = (tx: Tx, vendorId: string): Promise<Vendor | undefined> =>
  reading([listingTag(vendorId)], () =>
    selectOne(tx, VENDOR_COLUMNS.all, `FROM listing WHERE id = $1 AND kind = 'vendor'`, [vendorId]),
  );

/** Counts approved vendors by category; empty categories are omitted. */
export const countByCategory = (tx: Tx): Promise<{ category: VendorCategory; count: number }[]> =>
  reading([COUNTS_TAG], () =>
    tx.sql(
      `SELECT category, count(*)::int AS count FROM listing
       WHERE kind = 'vendor' AND status = 'approved' GROUP BY category`,
    ),
  );
