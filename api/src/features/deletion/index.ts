import type { Feature } from '../feature.js';
import { DeletionResolver } from './deletion.resolver.js';
import { deletionRoutes } from './deletion.rest.js';

export const deletion: Feature = {
  name: 'deletion',
  dependsOn: ['account', 'listing', 'booking', 'enquiry'],
  resolvers: [DeletionResolver],
  rest: deletionRoutes,
};
