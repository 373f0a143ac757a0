import type { Feature } from '../feature.js';
import { InterestResolver } from './interest.resolver.js';
import { sweepInterests } from './interest.service.js';

export const interest: Feature = {
  name: 'interest',
  mayUse: ['city', 'listing', 'notification'],
  tables: ['city_interest'],
  resolvers: [InterestResolver],
  jobs: { nightly: [sweepInterests] },
};
