import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../../core/context.js';
import { Listing } from '../listing/listing.entity.js';
import { ResponseFigures } from './response.entity.js';
import { responseOf } from './response.service.js';

/** Figures that responses add to listings. */
@Resolver(() => Listing)
export class ResponseResolver {
  @FieldResolver(() => ResponseFigures, {
    nullable: true,
    description: 'How quickly the business answers enquiries; null below five enquiries in 90 days.',
  })
  response(@Root() listing: Listing, @Ctx() ctx: Context): Promise<ResponseFigures | null> {
    return responseOf(ctx, listing.id);
  }
}
