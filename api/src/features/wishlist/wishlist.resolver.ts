import { Arg, Ctx, Field, FieldResolver, ID, Mutation, ObjectType, Resolver, Root } from 'type-graphql';
import type { Context } from '../../core/context.js';
import { Payload, payload } from '../../core/payload.js';
import { Listing } from '../listing/listing.entity.js';
import { addToWishlist, isWishlisted, removeFromWishlist } from './wishlist.service.js';

@ObjectType({ description: 'Outcome of a change of the wishlist.' })
class WishlistPayload extends Payload {
  @Field(() => ID, { nullable: true, description: 'The listing it was about; null when it was refused.' })
  listingId?: string;

  @Field(() => Boolean, { nullable: true, description: 'Whether it is on the wishlist now.' })
  wishlisted?: boolean;
}

const listingArg = { description: 'The venue or vendor.' };

@Resolver(() => Listing)
export class WishlistResolver {
  @FieldResolver(() => Boolean, { description: "Whether it is on the asker's wishlist." })
  wishlisted(@Root() listing: Listing, @Ctx() ctx: Context): Promise<boolean> {
    return isWishlisted(ctx, listing.id);
  }

  @Mutation(() => WishlistPayload, { description: 'Puts a listing on the wishlist.' })
  addToWishlist(@Arg('listingId', () => ID, listingArg) listingId: string, @Ctx() ctx: Context) {
    return payload(async () => ({
      listingId: (await addToWishlist(ctx, { listingId })).id,
      wishlisted: true,
    }));
  }

  @Mutation(() => WishlistPayload, { description: 'Takes a listing off the wishlist.' })
  removeFromWishlist(@Arg('listingId', () => ID, listingArg) listingId: string, @Ctx() ctx: Context) {
    return payload(async () => ({
      listingId: await removeFromWishlist(ctx, { listingId }),
      wishlisted: false,
    }));
  }
}
