import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { enumOf, graphqlEnum } from '../../core/enums.js';
import { pageArgs } from '../../core/page.args.js';
import { upTo } from '../../core/max-length.js';
import { DEFAULT_RATING, REVIEW_PICTURES_MAX, REVIEW_SORTS, type ReviewSort } from './review.constants.js';
import { reviewRules } from './review.rules.js';

const ReviewSortEnum = graphqlEnum(
  'ReviewSort',
  'Sort order of reviews.',
  enumOf(Object.keys(REVIEW_SORTS)),
  (key) => REVIEW_SORTS[key as ReviewSort],
);

@ArgsType()
export class ReviewListArgs extends pageArgs(10) {
  @Field(() => Int, { nullable: true, description: 'Filters by stars, 1 to 5.' })
  rating?: number;

  @Field(() => Boolean, { nullable: true, description: 'Filters by whether the owner has replied.' })
  answered?: boolean;

  @Field(() => ReviewSortEnum, { defaultValue: 'NEWEST', description: 'Sort order.' })
  sort: ReviewSort;
}

@InputType({ description: 'A review of a venue or vendor.' })
export class ReviewInput {
  @Field(() => ID, { description: 'The venue or vendor.' })
  listingId: string;

  @Field(() => Int, { defaultValue: DEFAULT_RATING, description: 'Stars, 1 to 5.' })
  rating: number;

  @Field({ description: `The text, ${upTo(reviewRules.fields.message)}.` })
  message: string;

  @Field(() => [ID], {
    nullable: true,
    description: `IDs of its pictures, in order: new ones from \`uploadReviewPicture\` and those to keep; at most ${REVIEW_PICTURES_MAX}. Unchanged if omitted. New pictures are public once an admin has approved the review.`,
  })
  pictureIds?: string[];
}
