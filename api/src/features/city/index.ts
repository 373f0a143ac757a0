import type { Feature } from '../feature.js';
import { CityResolver } from './city.resolver.js';
import { cityRoutes } from './city.rest.js';
import { KnownCity } from './known-city.entity.js';

export const city: Feature = {
  name: 'city',
  dependsOn: ['listing'],
  tables: ['city', 'city_alias'],
  entities: [KnownCity],
  resolvers: [CityResolver],
  rest: cityRoutes,
};
