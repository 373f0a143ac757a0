import Type from 'typebox';
import { badInput } from '../../core/errors.js';
import { LISTING_KINDS } from '../listing/listing.constants.js';
import { INCOMPLETE_WISH } from './wishlist.constants.js';
import { addToWishlist, listWishes, removeFromWishlist } from './wishlist.service.js';
import { WishJson, wishJson } from './wishlist.rest-json.js';
import { renamed } from '../../rest/names.js';
import { paged, PageQuery, pageWindow } from '../../rest/paging.js';
import { Envelope, envelope, route, type Route } from '../../rest/route.js';

const Wish = Type.Object({
  userId: Type.String({ format: 'uuid', description: 'Oneself.' }),
  itemId: Type.String({ format: 'uuid', description: 'The venue or vendor.' }),
  itemType: Type.Enum([...LISTING_KINDS]),
});

const NAMES = { userId: 'userId', itemId: 'listingId', itemType: 'kind' };

/** @throws AppError BAD_USER_INPUT when one of the three is missing */
function wishOf({ userId, itemId, itemType }: Record<string, unknown>) {
  for (const [field, value] of Object.entries({ userId, itemId, itemType }))
    if (!value) throw badInput(field, INCOMPLETE_WISH);
  return renamed({ userId, itemId, itemType }, NAMES);
}

export const wishlistRoutes: Route[] = [
  route({
    method: 'POST',
    path: 'wishlist/add',
    summary: "Puts a venue or vendor on the user's own wishlist; twice is once.",
    operation: addToWishlist,
    names: NAMES,
    body: Wish,
    response: Envelope(Type.Object({ itemId: Type.String({ format: 'uuid' }) })),
    async handle(ctx, { body }) {
      const { id } = await addToWishlist(ctx, wishOf(body));
      return envelope({ itemId: id }, 'Added to Wishlist');
    },
  }),
  route({
    method: 'DELETE',
    path: 'wishlist/remove',
    summary: "Takes a venue or vendor off the user's own wishlist; what is not on it is not missed.",
    operation: removeFromWishlist,
    names: NAMES,
    body: Wish,
    response: Envelope(Type.Object({ itemId: Type.String({ format: 'uuid' }) })),
    async handle(ctx, { body }) {
      return envelope({ itemId: await removeFromWishlist(ctx, wishOf(body)) }, 'Removed from Wishlist');
    },
  }),
  route({
    method: 'GET',
    path: 'wishlist/:userId',
    summary: "A user's wishlist, the newest first: one's own, or anybody's for an admin.",
    operation: listWishes,
    query: Type.Object(PageQuery),
    response: Type.Object({
      ...Envelope(Type.Array(WishJson)).properties,
      wishlist: Type.Object({ items: Type.Array(WishJson) }),
    }),
    async handle(ctx, call) {
      const found = await listWishes(ctx, { userId: call.params.userId, ...pageWindow(call) });
      const items = found.nodes.map(wishJson);
      return {
        body: { ...envelope(items).body, wishlist: { items } },
        ...(await paged(call, found)),
      };
    },
  }),
];
