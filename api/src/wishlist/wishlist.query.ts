import type { Tx } from '../core/database.js';
import { countRows, decodeCursor, offsetOf, pageOf, type Page, type Window } from '../core/page.js';
import type { ListingKind } from '../listing/listing.constants.js';
import type { UnavailableListing } from '../listing/unavailable.js';

/** A listing on a wishlist. */
export interface WishRow {
  /** Of the listing. */
  id: string;
  kind: ListingKind;
  /** Of its first picture; null without any. */
  pictureHash: string | null;
  addedAt: Date;
  /** Set while the listing is suspended. */
  unavailable: UnavailableListing | null;
}

/** Pending and rejected listings are left out, and are there again once they are approved. */
const listed = (suspended: boolean) =>
  `wishlist_item w JOIN listing l ON l.id = w.listing_id
     AND l.status ${suspended ? "IN ('approved', 'suspended')" : "= 'approved'"} WHERE w.user_id = $1`;

interface Wanted extends Window {
  /** Whether suspended listings are included. */
  suspended: boolean;
}

/** A page of a user's wishlist, the newest first. */
export async function selectWishes(
  tx: Tx,
  userId: string,
  { suspended, ...window }: Wanted,
): Promise<Page<WishRow>> {
  const values: unknown[] = [userId, window.first + 1];
  const bind = (value: unknown) => `$${values.push(value)}`;
  let after = '';
  if (window.after) {
    values.push(...decodeCursor('wishes', window.after, 2));
    after = `AND (w.created_at, w.listing_id) < ($3::timestamptz, $4::uuid)`;
  }
  const offset = offsetOf(window, bind);
  // Cursors need the microseconds that a JavaScript Date does not keep.
  const rows = await tx.sql<WishRow & { at: string }>(
    `SELECT w.listing_id AS id, l.kind, l.gallery -> 0 ->> 'hash' AS "pictureHash", w.created_at AS "addedAt",
       w.created_at::text AS at, CASE WHEN l.status = 'suspended'
         THEN json_build_object('id', l.id, 'kind', l.kind, 'name', l.name, 'city', l.city) END AS unavailable
     FROM ${listed(suspended)} ${after} ORDER BY w.created_at DESC, w.listing_id DESC LIMIT $2 ${offset}`,
    values,
  );
  return pageOf(
    'wishes',
    rows,
    window,
    (row) => [row.at, row.id],
    () => countRows(tx, listed(suspended), [userId]),
  );
}
