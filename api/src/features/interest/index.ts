import type { Feature } from '../feature.js';
import { InterestResolver } from './interest.resolver.js';
import { interestRoutes } from './interest.rest.js';
import { sweepInterests } from './interest.service.js';

export const interest: Feature = {
  name: 'interest',
  dependsOn: ['city', 'listing'],
  tables: ['city_interest'],
  resolvers: [InterestResolver],
  rest: interestRoutes,
  jobs: { nightly: [sweepInterests] },
};
