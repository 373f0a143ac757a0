import { Arg, Ctx, Field, FieldResolver, ID, Mutation, ObjectType, Resolver, Root } from 'type-graphql';
import type { Context } from '../../core/context.js';
import { Payload, payload } from '../../core/payload.js';
import { Listing } from '../listing/listing.entity.js';
import { addToWishlist, isWishlisted, removeFromWishlist } from './wishlist.service.js';

@ObjectType({ description: 'Result of adding a listing to the wishlist, or removing one.' })
class WishlistPayload extends Payload {
  @Field(() => ID, { nullable: true, description: 'ID of the listing; null if it failed.' })
  listingId?: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it is on the wishlist now; null if it failed.',
  })
  wishlisted?: boolean;
}

const listingArg = { description: 'The venue or vendor.' };

@Resolver(() => Listing)
export class WishlistResolver {
  @FieldResolver(() => Boolean, { description: "Whether it is on the current user's wishlist." })
  wishlisted(@Root() listing: Listing, @Ctx() ctx: Context): Promise<boolean> {
    return isWishlisted(ctx, listing.id);
  }

  @Mutation(() => WishlistPayload, { description: "Adds a listing to the current user's wishlist." })
  addToWishlist(@Arg('listingId', () => ID, listingArg) listingId: string, @Ctx() ctx: Context) {
    return payload(async () => ({
      listingId: (await addToWishlist(ctx, { listingId })).id,
      wishlisted: true,
    }));
  }

  @Mutation(() => WishlistPayload, { description: "Removes a listing from the current user's wishlist." })
  removeFromWishlist(@Arg('listingId', () => ID, listingArg) listingId: string, @Ctx() ctx: Context) {
    return payload(async () => ({
      listingId: await removeFromWishlist(ctx, { listingId }),
      wishlisted: false,
    }));
  }
}
