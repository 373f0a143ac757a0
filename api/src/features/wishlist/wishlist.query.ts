import { columnsOf, expressions, type RowOf } from '../../core/columns.js';
import type { Tx } from '../../core/database.js';
import { byTime, selectPage, Where } from '../../core/list.js';
import type { Page, Window } from '../../core/page.js';
import { Listing } from '../listing/listing.entity.js';
import type { UnavailableListing } from '../listing/unavailable.js';
import { WishlistItem } from './wishlist-item.entity.js';

const COLUMNS = columnsOf(Listing, ['id', 'kind'], 'l')
  .and(columnsOf(WishlistItem, { addedAt: 'createdAt' }, 'w'))
  .and(
    expressions<{ pictureHash: string | null; unavailable: UnavailableListing | null }>({
      pictureHash: `l.gallery -> 0 ->> 'hash'`,
      unavailable: `CASE WHEN l.status = 'suspended'
      THEN json_build_object('id', l.id, 'kind', l.kind, 'name', l.name, 'city', l.city) END`,
    }),
  );

/** A listing on a wishlist; `unavailable` if it is suspended. */
export type WishlistRow = RowOf<typeof COLUMNS>;

interface WishlistOptions extends Window {
  /** Whether suspended listings are included. */
  suspended: boolean;
}

/**
 * Returns one page of a user's wishlist, newest first. Pending and rejected listings are hidden until they are
 * approved.
 */
export function selectWishlist(
  tx: Tx,
  userId: string,
  { suspended, ...window }: WishlistOptions,
): Promise<Page<WishlistRow>> {
  const where = new Where();
  where.and(`w.user_id = ${where.bind(userId)}`);
  where.and(`l.status ${suspended ? "IN ('approved', 'suspended')" : "= 'approved'"}`);
  return selectPage(tx, {
    name: 'wishes',
    columns: COLUMNS,
    from: 'wishlist_item w JOIN listing l ON l.id = w.listing_id',
    where,
    order: byTime('w.created_at', 'w.listing_id'),
    window,
  });
}
