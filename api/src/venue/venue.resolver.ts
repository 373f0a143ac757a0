import { Arg, Args, Ctx, ID, Info, Query, Resolver } from 'type-graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { connectionOf, connectionType, graphqlWindow } from '../core/connection.js';
import type { Context } from '../core/context.js';
import { nullWhenMissing } from '../core/errors.js';
import { asksFor } from '../core/selection.js';
import { Venue } from './venue.entity.js';
import { VenueListArgs } from './venue.inputs.js';
import { DETAIL_FIELDS } from './venue.query.js';
import { getVenue, listVenues } from './venue.service.js';

const VenueConnection = connectionType('Venue', () => Venue);

@Resolver(() => Venue)
export class VenueResolver {
  @Query(() => VenueConnection, { description: 'Venues, filtered, sorted and paged.' })
  async venues(
    @Args(() => VenueListArgs) args: VenueListArgs,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const { filter, ...rest } = graphqlWindow(args);
    const detailed = asksFor(info, DETAIL_FIELDS) ? 'whole' : 'card';
    return connectionOf(await listVenues(ctx, { ...filter, ...rest, detailed }));
  }

  @Query(() => Venue, { nullable: true, description: 'One venue, or null when there is none to see.' })
  async venue(
    @Arg('id', () => ID, { description: 'Id of the venue.' }) id: string,
    @Ctx() ctx: Context,
  ): Promise<Venue | null> {
    return getVenue(ctx, { id }).catch(nullWhenMissing);
  }
}
