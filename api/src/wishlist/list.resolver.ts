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
import { connectionOf, connectionType, graphqlWindow } from '../core/connection.js';
import type { Context } from '../core/context.js';
import { cursorArgs } from '../core/page.args.js';
import { Listing } from '../listing/listing.entity.js';
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
    description: 'The venue or vendor; null when it went in this very moment.',
  })
  listing(@Root() { id, kind }: WishRow, @Ctx() ctx: Context): Promise<Listing | null> {
    return kind === 'venue' ? venueById(ctx, id) : vendorById(ctx, id);
  }

  @Query(() => WishlistItemConnection, {
    description: 'The public listings on a wishlist, the newest first. For users, and for admins.',
  })
  async wishlist(@Args(() => WishlistArgs) args: WishlistArgs, @Ctx() ctx: Context) {
    return connectionOf(await listWishes(ctx, graphqlWindow(args)));
  }
}
