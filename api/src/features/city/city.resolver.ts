import { Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../../core/context.js';
import { PublicData } from '../../core/public-data.js';
import { listCities } from './city.service.js';

@ObjectType({ description: 'A city and what it offers.' })
export class City {
  @Field({ description: 'Name.' })
  name: string;

  @Field({ description: 'State; empty when the city is not a known one.' })
  state: string;

  @Field(() => Int, { description: 'Approved venues.' })
  venueCount: number;

  @Field(() => Int, { description: 'Approved vendors.' })
  vendorCount: number;
}

@Resolver(() => City)
export class CityResolver {
  @PublicData()
  @Query(() => [City], { description: 'Cities with approved listings, the fullest first; at most 500.' })
  cities(@Ctx() ctx: Context): Promise<City[]> {
    return listCities(ctx);
  }
}
