import { Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../../core/context.js';
import { PublicData } from '../../core/public-data.js';
import { listCities } from './city.service.js';

@ObjectType({ description: 'A city with its number of listings.' })
export class City {
  @Field({ description: 'Name.' })
  name: string;

  @Field({ description: 'State; empty if the city is unknown.' })
  state: string;

  @Field(() => Int, { description: 'Approved venues.' })
  venueCount: number;

  @Field(() => Int, { description: 'Approved vendors.' })
  vendorCount: number;
}

@Resolver(() => City)
export class CityResolver {
  @PublicData()
  @Query(() => [City], {
    description: 'Cities with approved listings, those with the most first; at most 500.',
  })
  cities(@Ctx() ctx: Context): Promise<City[]> {
    return listCities(ctx);
  }
}
