import type { Sql } from '../core/database.js';
import { decodeCursor, pageOf, type Page, type Window } from '../core/page.js';
import { MAX_COUNT } from '../core/page.constants.js';
import type { ListingKind } from '../listing/listing.constants.js';

/** A listing on a wishlist. */
export interface WishRow {
  /** Of the listing. */
  id: string;
  kind: ListingKind;
  addedAt: Date;
}

/** What is no longer public is not shown, and is there again when it is. */
const LISTED = `FROM wishlist_item w JOIN listing l ON l.id = w.listing_id AND l.status = 'approved' WHERE w.user_id = $1`;

/** A page of a user's wishlist, the newest first. */
export async function selectWishes(sql: Sql, userId: string, window: Window): Promise<Page<WishRow>> {
  const values: unknown[] = [userId, window.first + 1];
  let after = '';
  if (window.after) {
    values.push(...decodeCursor(window.after, 2));
    after = `AND (w.created_at, w.listing_id) < ($3::timestamptz, $4::uuid)`;
  }
  // Cursors need the microseconds that a JavaScript Date does not keep.
  const rows = await sql<WishRow & { at: string }>(
    `SELECT w.listing_id AS id, l.kind, w.created_at AS "addedAt", w.created_at::text AS at ${LISTED} ${after}
     ORDER BY w.created_at DESC, w.listing_id DESC LIMIT $2`,
    values,
  );
  return pageOf(
    rows,
    window,
    (row) => [row.at, row.id],
    async () => {
      const [row] = await sql<{ count: number }>(
        `SELECT count(*)::int FROM (SELECT ${LISTED} LIMIT ${MAX_COUNT}) listed`,
        [userId],
      );
      return row?.count ?? 0;
    },
  );
}
