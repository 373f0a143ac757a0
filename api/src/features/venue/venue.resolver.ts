import {
  Arg,
  Args,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Info,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { connectionOf, connectionType, graphqlWindow } from '../../core/connection.js';
import type { Context } from '../../core/context.js';
import { nullIfNotFound } from '../../core/errors.js';
import { Payload, payload } from '../../core/payload.js';
import { PublicData } from '../../core/public-data.js';
import { selectsField } from '../../core/selection.js';
import { canSeeOwnerDetails } from '../listing/listing.policy.js';
import { updateVenue } from './update.service.js';
import { Venue } from './venue.entity.js';
import { UpdateVenueInput, VenueListArgs } from './venue.inputs.js';
import { FIELDS_BEYOND_CARD } from './venue.query.js';
import { getVenue, listVenues } from './venue.service.js';

export const VenueConnection = connectionType('Venue', () => Venue);

@ObjectType({ description: 'Result of updating a venue.' })
class VenuePayload extends Payload {
  @Field(() => Venue, {
    nullable: true,
    description: 'The venue after the change; null if it failed.',
  })
  venue?: Venue;
}

@Resolver(() => Venue)
export class VenueResolver {
  @PublicData()
  @Query(() => VenueConnection, { description: 'Venues, filtered, sorted and paged.' })
  async venues(
    @Args(() => VenueListArgs) args: VenueListArgs,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const { filter, ...rest } = graphqlWindow(args);
    const allColumns = selectsField(info, FIELDS_BEYOND_CARD);
    return connectionOf(await listVenues(ctx, { ...filter, ...rest, allColumns }));
  }

  @PublicData()
  @Query(() => Venue, {
    nullable: true,
    description: 'Returns a venue, or null if there is none that the current user can see.',
  })
  async venue(
    @Arg('id', () => ID, { description: 'ID of the venue.' }) id: string,
    @Ctx() ctx: Context,
  ): Promise<Venue | null> {
    return getVenue(ctx, { id }).catch(nullIfNotFound);
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      'Whether the owner entered or confirmed the plate prices; false while they are those parsed from `foodPackages`. Visible to the owner and admins; null for others.',
  })
  pricesConfirmed(@Root() venue: Venue, @Ctx() { viewer }: Context): boolean | null {
    return canSeeOwnerDetails(viewer, venue) ? venue.pricesConfirmed : null;
  }

  @Mutation(() => VenuePayload, { description: "Updates the current user's venue." })
  updateVenue(
    @Arg('input', () => UpdateVenueInput, { description: 'The changes.' }) input: UpdateVenueInput,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ venue: await updateVenue(ctx, { ...input, id: ctx.viewer?.id }) }));
  }
}
