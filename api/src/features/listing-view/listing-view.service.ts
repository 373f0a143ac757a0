import type { Context } from '../../core/context.js';
import type { Tx } from '../../core/database.js';
import { anyone, operation } from '../../core/operation.js';
import { listingViewRules } from './listing-view.rules.js';

/**
 * Counts a view of an approved listing, at most once per visitor, listing and day. Owners' views of their own listing
 * and those of admins don't count.
 *
 * Visitors are told apart by a hash of their account, or of their network address and browser, with a salt that is
 * deleted after the day. People behind one address with the same browser count once.
 */
export const recordListingView = operation({
  name: 'listingView.record',
  kind: 'write',
  allow: anyone,
  sessionOnly: true,
  // Only owners see the numbers.
  isUnseen: true,
  limit: 'view',
  input: listingViewRules,
  async run({ ctx, tx, viewer, input: { listingId } }): Promise<{ counted: boolean }> {
    // Pages send it by themselves, also cached ones, which are free. It has a limit of its own.
    ctx.refund?.();
    if (viewer?.role === 'admin' || viewer?.id === listingId || ctx.isCrossSiteRequest)
      return { counted: false };
    await tx.sql(`INSERT INTO listing_visitor_salt (day) VALUES (today_in_india()) ON CONFLICT DO NOTHING`);
    const counted = await tx.sql(
      `WITH first_view AS (
         INSERT INTO listing_visitor (day, listing_id, visitor)
         SELECT day, listing.id, substr(sha256(salt || convert_to($2, 'UTF8')), 1, 16)
         FROM listing, listing_visitor_salt
         WHERE listing.id = $1 AND status = 'approved' AND day = today_in_india()
         ON CONFLICT DO NOTHING
         RETURNING day, listing_id
       )
       INSERT INTO listing_view (listing_id, day, views) SELECT listing_id, day, 1 FROM first_view
       ON CONFLICT (listing_id, day) DO UPDATE SET views = listing_view.views + 1
       RETURNING listing_id`,
      [listingId, visitorOf(ctx)],
    );
    return { counted: counted.length > 0 };
  },
});

const visitorOf = ({ viewer, clientAddress, userAgent }: Context): string =>
  viewer ? `account:${viewer.id}` : `address:${clientAddress}\n${userAgent}`;

/** Deletes the visitors of past days with their salts. */
export async function deleteVisitors(tx: Tx): Promise<void> {
  await tx.sql(`DELETE FROM listing_visitor_salt WHERE day < today_in_india()`);
  await tx.sql(`DELETE FROM listing_visitor WHERE day < today_in_india()`);
}
