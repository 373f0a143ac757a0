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
import { BEYOND_CARD } from './venue.query.js';
import { getVenue, listVenues } from './venue.service.js';

export const VenueConnection = connectionType('Venue', () => Venue);

@ObjectType({ description: 'Outcome of an edit of a venue.' })
class VenuePayload extends Payload {
  @Field(() => Venue, {
    nullable: true,
    description: 'The venue as it is now; null when the edit was refused.',
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
    const whole = selectsField(info, BEYOND_CARD);
    return connectionOf(await listVenues(ctx, { ...filter, ...rest, whole }));
  }

  @PublicData()
  @Query(() => Venue, { nullable: true, description: 'One venue, or null when there is none to see.' })
  async venue(
    @Arg('id', () => ID, { description: 'Id of the venue.' }) id: string,
    @Ctx() ctx: Context,
  ): Promise<Venue | null> {
    return getVenue(ctx, { id }).catch(nullIfNotFound);
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      'Whether the owner typed or confirmed the plate prices; false while they are what was read from `foodPackages`. For owner and admins.',
  })
  pricesConfirmed(@Root() venue: Venue, @Ctx() { viewer }: Context): boolean | null {
    return canSeeOwnerDetails(viewer, venue) ? venue.pricesConfirmed : null;
  }

  @Mutation(() => VenuePayload, { description: "Changes the asker's own venue." })
  updateVenue(
    @Arg('input', () => UpdateVenueInput, { description: 'What to change.' }) input: UpdateVenueInput,
    @Ctx() ctx: Context,
  ) {
    return payload(async () => ({ venue: await updateVenue(ctx, { ...input, id: ctx.viewer?.id }) }));
  }
}
