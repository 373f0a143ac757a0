import type { GraphQLResolveInfo } from 'graphql';
import { Args, ArgsType, Ctx, Field, Info, Query, Resolver } from 'type-graphql';
import { connectionOf, graphqlWindow } from '../../core/connection.js';
import type { Context } from '../../core/context.js';
import { selectsField } from '../../core/selection.js';
import { ManagedListArgs } from '../listing/manage.inputs.js';
import { manageVenues } from './manage.service.js';
import { Venue, VenueTypeEnum } from './venue.entity.js';
import type { VenueType } from './venue.constants.js';
import { FIELDS_BEYOND_TABLE } from './venue.query.js';
import { VenueConnection } from './venue.resolver.js';

@ArgsType()
class ManagedVenuesArgs extends ManagedListArgs {
  @Field(() => VenueTypeEnum, { nullable: true, description: 'Type of venue.' })
  type?: VenueType;
}

@Resolver(() => Venue)
export class ManageVenuesResolver {
  @Query(() => VenueConnection, {
    description: "Venues, regardless of status, for the admins' table. For admins.",
  })
  async managedVenues(
    @Args(() => ManagedVenuesArgs) args: ManagedVenuesArgs,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const allColumns = selectsField(info, FIELDS_BEYOND_TABLE);
    return connectionOf(await manageVenues(ctx, { ...graphqlWindow(args), allColumns }));
  }
}
