import type { Feature } from '../feature.js';
import { DeletionResolver } from './deletion.resolver.js';
import { deletionRoutes } from './deletion.rest.js';

export const deletion: Feature = {
  name: 'deletion',
  mayUse: ['account', 'listing', 'booking', 'enquiry'],
  resolvers: [DeletionResolver],
  rest: deletionRoutes,
};
