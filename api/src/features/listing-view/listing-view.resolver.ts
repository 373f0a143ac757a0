import { Arg, Ctx, Field, ID, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { Context } from '../../core/context.js';
import { Payload, payload } from '../../core/payload.js';
import { recordListingView } from './listing-view.service.js';

@ObjectType({ description: 'Result of recording a view.' })
class ListingViewPayload extends Payload {
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the view was counted: false for repeated views, unpublished listings, owners and admins. Null if it failed.',
  })
  counted?: boolean;
}

@Resolver()
export class ListingViewResolver {
  @Mutation(() => ListingViewPayload, {
    description:
      'Counts a view of a listing’s page, at most once per visitor and day. It stores only a salted hash of the visitor, which is deleted after the day. Not for API keys.',
  })
  recordListingView(
    @Arg('listingId', () => ID, { description: 'The venue or vendor.' }) listingId: string,
    @Ctx() ctx: Context,
  ) {
    return payload(() => recordListingView(ctx, { listingId }));
  }
}
