import {
  Args,
  ArgsType,
  Ctx,
  Extensions,
  Field,
  FieldResolver,
  Int,
  ObjectType,
  Resolver,
  Root,
} from 'type-graphql';
import { connectionOf, connectionType, graphqlWindow } from '../core/connection.js';
import type { Context } from '../core/context.js';
import { graphqlEnum } from '../core/enums.js';
import { Listing } from '../listing/listing.entity.js';
import { REVIEW_SORTS, type ReviewSort } from './review.constants.js';
import { Review } from './review.entity.js';
import type { RatingSummary } from './review.query.js';
import { authorName, listReviews, ratingSummary, shortName } from './review.service.js';

const ReviewSortEnum = graphqlEnum(
  'ReviewSort',
  'Order of reviews.',
  Object.fromEntries(Object.keys(REVIEW_SORTS).map((key) => [key, key])),
  (key) => REVIEW_SORTS[key as ReviewSort],
);

@ArgsType()
class ReviewListArgs {
  @Field(() => Int, { nullable: true, description: 'Only those with so many stars, 1 to 5.' })
  rating?: number;

  @Field(() => ReviewSortEnum, { defaultValue: 'NEWEST', description: 'Order.' })
  sort: ReviewSort;

  @Field(() => Int, { defaultValue: 10, description: 'Page size, 1 to 50.' })
  first: number;

  @Field(() => String, { nullable: true, description: 'Cursor after which the page starts.' })
  after?: string;
}

@ObjectType('RatingSummary', { description: 'How the published reviews of a listing are spread.' })
class RatingSummaryType implements RatingSummary {
  @Field(() => [Int], { description: 'Reviews with one, two, three, four and five stars.' })
  counts: number[];

  @Field(() => Int, { description: 'Reviews by people with an approved booking there.' })
  verified: number;
}

const ReviewConnection = connectionType('Review', () => Review);

@Resolver(() => Review)
export class ReviewResolver {
  @FieldResolver(() => String, { description: 'First name and initial, as in "Ananya S."' })
  async author(@Root() review: Review, @Ctx() ctx: Context): Promise<string> {
    return shortName(review.userId ? await authorName(ctx, review.userId) : '');
  }
}

/** What reviews add to listings. */
@Resolver(() => Listing)
export class ListingReviewResolver {
  @Extensions({ statements: 2 })
  @FieldResolver(() => ReviewConnection, { description: 'Published reviews.' })
  async reviews(
    @Root() listing: Listing,
    @Args(() => ReviewListArgs) args: ReviewListArgs,
    @Ctx() ctx: Context,
  ) {
    return connectionOf(await listReviews(ctx, { ...graphqlWindow(args), listingId: listing.id }));
  }

  @FieldResolver(() => RatingSummaryType, { description: 'How its reviews are spread.' })
  ratingSummary(@Root() listing: Listing, @Ctx() ctx: Context): Promise<RatingSummary> {
    return ratingSummary(ctx, listing.id);
  }
}
