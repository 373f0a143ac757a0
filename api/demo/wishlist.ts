import type { Tx } from '../src/core/database.js';
import { insertRows } from '../db/insert-rows.js';
import { daysAgo } from './days.js';
import { demoId } from './ids.js';

interface Offered {
  key: string;
  city: string;
  status: string;
}

const CITY = 'Udaipur';
const KEPT = { venue: 4, vendor: 3 };

/** Inserts the wishlist of the demo's couple: listings in their city, added over the last weeks. */
export async function loadWishlist(
  tx: Tx,
  userId: string,
  listings: { venue: readonly Offered[]; vendor: readonly Offered[] },
): Promise<void> {
  const kept = (['venue', 'vendor'] as const).flatMap((kind) =>
    listings[kind]
      .filter(({ city, status }) => city === CITY && status === 'approved')
      .slice(-KEPT[kind])
      .map(({ key }, index) => ({
        user_id: userId,
        listing_id: demoId(kind, key),
        created_at: daysAgo(3 + 5 * index),
      })),
  );
  await insertRows(
    tx,
    'wishlist_item',
    { user_id: 'uuid', listing_id: 'uuid', created_at: 'timestamptz' },
    kept,
  );
}
