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
import type { WishRow } from './wishlist.query.js';
import { listWishes } from './wishlist.service.js';

@ObjectType({ description: 'A listing on a wishlist.' })
class WishlistItem implements Omit<WishRow, 'kind' | 'pictureHash'> {
  @Field(() => ID, { description: 'Id of the listing: it is on a wishlist once.' })
  id: string;

  @Field(() => GraphQLISODateTime, { description: 'Since when.' })
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
  @Field(() => ID, { nullable: true, description: 'Whose; for admins. Users see their own.' })
  userId?: string;
}

@Resolver(() => WishlistItem)
export class WishlistItemResolver {
  @FieldResolver(() => Listing, {
    nullable: true,
    description:
      'The venue or vendor; null when it was just deleted, and for its couple while it is suspended.',
  })
  async listing(@Root() { id, kind, unavailable }: WishRow, @Ctx() ctx: Context): Promise<Listing | null> {
    if (unavailable && ctx.viewer?.role !== 'admin') return null;
    return kind === 'venue' ? venueById(ctx, id) : vendorById(ctx, id);
  }

  @Query(() => WishlistItemConnection, {
    description: 'The public and suspended listings on a wishlist, newest first. For users, and for admins.',
  })
  async wishlist(@Args(() => WishlistArgs) args: WishlistArgs, @Ctx() ctx: Context) {
    return connectionOf(await listWishes(ctx, { ...graphqlWindow(args), suspended: true }));
  }
}
