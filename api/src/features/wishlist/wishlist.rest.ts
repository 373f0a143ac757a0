import Type from 'typebox';
import { badInput } from '../../core/errors.js';
import { LISTING_KINDS } from '../listing/listing.constants.js';
import { addToWishlist, listWishlist, removeFromWishlist } from './wishlist.service.js';
import { WishlistItemJson, wishlistItemJson } from './wishlist.rest-json.js';
import { renamed } from '../../rest/names.js';
import { paged, PageQuery, pageWindow } from '../../rest/paging.js';
import { Envelope, envelope, route, type Route } from '../../rest/route.js';
import { t } from './messages.generated.js';

const WishlistItemBody = Type.Object({
  userId: Type.String({ format: 'uuid', description: "The current user's ID." }),
  itemId: Type.String({ format: 'uuid', description: 'The venue or vendor.' }),
  itemType: Type.Enum([...LISTING_KINDS]),
});

const NAMES = { userId: 'userId', itemId: 'listingId', itemType: 'kind' };

/** @throws AppError BAD_USER_INPUT when one of the three is missing */
function parseItem({ userId, itemId, itemType }: Record<string, unknown>) {
  for (const [field, value] of Object.entries({ userId, itemId, itemType }))
    if (!value) throw badInput(field, t('incomplete'));
  return renamed({ userId, itemId, itemType }, NAMES);
}

export const wishlistRoutes: Route[] = [
  route({
    method: 'POST',
    path: 'wishlist/add',
    summary: "Adds a venue or vendor to the user's own wishlist. Idempotent.",
    operation: addToWishlist,
    names: NAMES,
    body: WishlistItemBody,
    response: Envelope(Type.Object({ itemId: Type.String({ format: 'uuid' }) })),
    async handle(ctx, { body }) {
      const { id } = await addToWishlist(ctx, parseItem(body));
      return envelope({ itemId: id }, t('added'));
    },
  }),
  route({
    method: 'DELETE',
    path: 'wishlist/remove',
    summary: "Removes a venue or vendor from the user's own wishlist. Idempotent.",
    operation: removeFromWishlist,
    names: NAMES,
    body: WishlistItemBody,
    response: Envelope(Type.Object({ itemId: Type.String({ format: 'uuid' }) })),
    async handle(ctx, { body }) {
      return envelope({ itemId: await removeFromWishlist(ctx, parseItem(body)) }, t('removed'));
    },
  }),
  route({
    method: 'GET',
    path: 'wishlist/:userId',
    summary: "A user's wishlist, newest first: the current user's own, or anyone's for admins.",
    operation: listWishlist,
    query: Type.Object(PageQuery),
    response: Type.Object({
      ...Envelope(Type.Array(WishlistItemJson)).properties,
      wishlist: Type.Object({ items: Type.Array(WishlistItemJson) }),
    }),
    async handle(ctx, call) {
      const found = await listWishlist(ctx, { userId: call.params.userId, ...pageWindow(call) });
      const items = found.nodes.map(wishlistItemJson);
      return {
        body: { ...envelope(items).body, wishlist: { items } },
        ...(await paged(call, found)),
      };
    },
  }),
];
