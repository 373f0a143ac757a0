import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { Context } from '../../core/context.js';
import { Payload, payload } from '../../core/payload.js';
import { addInterest } from './interest.service.js';

@ObjectType({ description: 'Outcome of saying that one looks for venues in a city.' })
class InterestPayload extends Payload {
  @Field(() => String, {
    nullable: true,
    description: 'The city as we write it; null when it was refused.',
  })
  city?: string;
}

@Resolver()
export class InterestResolver {
  @Mutation(() => InterestPayload, {
    description:
      'Tells the approved venues of a city that somebody looks for one there: not who, and once a day at most. For users.',
  })
  lookForVenues(@Arg('city', { description: 'City, in any case.' }) city: string, @Ctx() ctx: Context) {
    return payload(() => addInterest(ctx, { city }));
  }
}
