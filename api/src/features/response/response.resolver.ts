import { Ctx, Field, FieldResolver, Int, ObjectType, Resolver, Root } from 'type-graphql';
import type { Context } from '../../core/context.js';
import { Listing } from '../listing/listing.entity.js';
import { responseOf, type ResponseFigures } from './response.service.js';

@ObjectType('ResponseFigures', {
  description:
    'How a business answered the enquiries of the last 90 days. Computed every 15 minutes from messages, date offers, visits, quotes and decisions; nothing else changes them.',
})
class ResponseFiguresType implements ResponseFigures {
  @Field(() => Int, {
    description:
      'Number of enquiries. Each counts once it is answered or 72 hours old; those withdrawn before don’t count.',
  })
  enquiries: number;

  @Field(() => Int, { description: 'Share answered within 72 hours, in percent.' })
  answeredPercent: number;

  @Field(() => Int, { description: 'Share approved, in percent.' })
  approvedPercent: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Median time to the first answer, in minutes; null if none was answered.',
  })
  medianMinutes: number | null;
}

/** Figures that responses add to listings. */
@Resolver(() => Listing)
export class ResponseResolver {
  @FieldResolver(() => ResponseFiguresType, {
    nullable: true,
    description: 'How quickly the business answers enquiries; null below five enquiries in 90 days.',
  })
  response(@Root() listing: Listing, @Ctx() ctx: Context): Promise<ResponseFigures | null> {
    return responseOf(ctx, listing.id);
  }
}
