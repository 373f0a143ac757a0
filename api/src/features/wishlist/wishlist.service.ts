import { boolean, object, string } from 'yup';
import { columnsOf, select } from '../../core/columns.js';
import { badInput, forbidden, notFound } from '../../core/errors.js';
import { loader } from '../../core/loader.js';
import { only, operation } from '../../core/operation.js';
import { pageRules } from '../../core/page.rules.js';
import { id } from '../../core/text.rules.js';
import type { Viewer } from '../../core/viewer.js';
import { LISTING_KINDS } from '../listing/listing.constants.js';
import { visibleListing } from '../listing/listing.service.js';
import { WISHLIST_PAGE_SIZE } from './wishlist.constants.js';
import { WishlistItem } from './wishlist-item.entity.js';
import { selectWishlist } from './wishlist.query.js';
import { t } from './messages.generated.js';

/** Clients may send the user's ID and the kind of listing. */
const wishlistItemRules = object({
  userId: id(),
  listingId: id().required(() => t('incomplete')),
  kind: string()
    .transform((value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value))
    .oneOf(LISTING_KINDS, () => t('kindInvalid')),
});

function requireSelf(viewer: Viewer, userId: string | undefined): void {
  if (userId && userId !== viewer.id) throw forbidden();
}

/** Adds a listing to the user's wishlist. Idempotent. */
export const addToWishlist = operation({
  name: 'wishlist.add',
  kind: 'write',
  allow: only('user'),
  limit: 'write',
  input: wishlistItemRules,
  async run({ tx, viewer, input }) {
    requireSelf(viewer, input.userId);
    const listing = await visibleListing(tx, viewer, input.listingId);
    if (!listing || (input.kind && input.kind !== listing.kind)) throw notFound(t('listingNotFound'));
    const item = { userId: viewer.id, listingId: listing.id };
    await tx.repository(WishlistItem).createQueryBuilder().insert().values(item).orIgnore().execute();
    return listing;
  },
});

/** Removes a listing from the user's wishlist, even if it is no longer public. */
export const removeFromWishlist = operation({
  name: 'wishlist.remove',
  kind: 'write',
  allow: only('user'),
  limit: 'write',
  input: wishlistItemRules,
  async run({ tx, viewer, input }) {
    requireSelf(viewer, input.userId);
    await tx.repository(WishlistItem).delete({ userId: viewer.id, listingId: input.listingId });
    return input.listingId;
  },
});

/**
 * Returns one page of a user's wishlist: the viewer's own, or anyone's for an admin who names the user. Includes
 * suspended listings on request.
 */
export const listWishlist = operation({
  name: 'wishlist.list',
  kind: 'read',
  allow: only('user', 'admin'),
  input: object({
    userId: id(),
    suspended: boolean().default(false),
    ...pageRules(WISHLIST_PAGE_SIZE),
  }),
  run: ({ tx, viewer, input }) => selectWishlist(tx, wishlistOwner(viewer, input.userId), input),
});

function wishlistOwner(viewer: Viewer, userId: string | undefined): string {
  if (viewer.role === 'admin') {
    if (!userId) throw badInput('userId', t('userMissing'));
    return userId;
  }
  requireSelf(viewer, userId);
  return viewer.id;
}

/** Whether the viewer has a listing on their wishlist; batched over a list. */
export const isWishlisted = loader<string, boolean>(async (ctx, listingIds) => {
  if (ctx.viewer?.role !== 'user') return new Map<string, boolean>();
  const rows = await select(
    ctx.services.database.tx,
    columnsOf(WishlistItem, ['listingId']),
    `FROM wishlist_item WHERE user_id = $1 AND listing_id = ANY($2::uuid[])`,
    [ctx.viewer.id, listingIds],
  );
  return new Map(rows.map(({ listingId }) => [listingId, true]));
}, false);
