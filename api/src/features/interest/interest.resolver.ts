import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { Context } from '../../core/context.js';
import { Payload, payload } from '../../core/payload.js';
import { upTo } from '../../core/max-length.js';
import { interestRules } from './interest.rules.js';
import { addCityInterest } from './interest.service.js';

@ObjectType({ description: 'Result of recording interest in a city.' })
class CityInterestPayload extends Payload {
  @Field(() => String, {
    nullable: true,
    description: 'The city in its usual spelling; null if it failed.',
  })
  city?: string;
}

@Resolver()
export class InterestResolver {
  @Mutation(() => CityInterestPayload, {
    description:
      'Notifies the approved venues of a city that somebody is looking for one, anonymously and at most once a day. For users.',
  })
  addCityInterest(
    @Arg('city', { description: `City, ${upTo(interestRules.fields.city)}; case is ignored.` }) city: string,
    @Ctx() ctx: Context,
  ) {
    return payload(() => addCityInterest(ctx, { city }));
  }
}
