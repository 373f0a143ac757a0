import {
  Args,
  ArgsType,
  Ctx,
  Field,
  FieldResolver,
  GraphQLISODateTime,
  ID,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { connectionOf, connectionType, graphqlWindow } from '../../core/connection.js';
import type { Context } from '../../core/context.js';
import { cursorArgs } from '../../core/page.args.js';
import { Listing } from '../listing/listing.entity.js';
import { UnavailableListing } from '../listing/unavailable.js';
import { vendorById } from '../vendor/vendor.service.js';
import { venueById } from '../venue/venue.service.js';
import { WISHLIST_PAGE_SIZE } from './wishlist.constants.js';
import type { WishlistRow } from './wishlist.query.js';
import { listWishlist } from './wishlist.service.js';

@ObjectType({ description: 'A listing on a wishlist.' })
class WishlistItem implements Omit<WishlistRow, 'kind' | 'pictureHash'> {
  @Field(() => ID, { description: 'ID of the listing, which is on a wishlist at most once.' })
  id: string;

  @Field(() => GraphQLISODateTime, { description: 'When it was added.' })
  addedAt: Date;

  @Field(() => UnavailableListing, {
    nullable: true,
    description: 'The listing while it is suspended; null while it is public.',
  })
  unavailable: UnavailableListing | null;
}

const WishlistItemConnection = connectionType('WishlistItem', () => WishlistItem);

@ArgsType()
class WishlistArgs extends cursorArgs(WISHLIST_PAGE_SIZE) {
  @Field(() => ID, {
    nullable: true,
    description: 'ID of the user; required for admins. Users see their own wishlist.',
  })
  userId?: string;
}

@Resolver(() => WishlistItem)
export class WishlistItemResolver {
  @FieldResolver(() => Listing, {
    nullable: true,
    description:
      'The venue or vendor; null if it was just deleted, and for the couple while it is suspended.',
  })
  async listing(
    @Root() { id, kind, unavailable }: WishlistRow,
    @Ctx() ctx: Context,
  ): Promise<Listing | null> {
    if (unavailable && ctx.viewer?.role !== 'admin') return null;
    return kind === 'venue' ? venueById(ctx, id) : vendorById(ctx, id);
  }

  @Query(() => WishlistItemConnection, {
    description: 'The public and suspended listings on a wishlist, newest first. For users and admins.',
  })
  async wishlist(@Args(() => WishlistArgs) args: WishlistArgs, @Ctx() ctx: Context) {
    return connectionOf(await listWishlist(ctx, { ...graphqlWindow(args), suspended: true }));
  }
}
