import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { Context } from '../../core/context.js';
import { PublicData } from '../../core/public-data.js';
import { UnavailableListing } from './unavailable.js';
import { getUnavailableListing } from './unavailable.service.js';

@Resolver()
export class UnavailableListingResolver {
  @PublicData()
  @Query(() => UnavailableListing, {
    nullable: true,
    description: 'Returns a suspended listing; null if the listing isn’t suspended or doesn’t exist.',
  })
  unavailableListing(
    @Arg('id', () => ID, { description: 'ID of the venue or vendor.' }) id: string,
    @Ctx() ctx: Context,
  ): Promise<UnavailableListing | null> {
    return getUnavailableListing(ctx, { id });
  }
}
