import type { Feature } from '../feature.js';
import { CityResolver } from './city.resolver.js';

export const city: Feature = {
  name: 'city',
  mayUse: ['listing'],
  tables: ['city', 'city_alias'],
  resolvers: [CityResolver],
};
