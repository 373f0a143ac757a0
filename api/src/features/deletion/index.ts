import type { Feature } from '../feature.js';
import { DeletionResolver } from './deletion.resolver.js';

export const deletion: Feature = {
  name: 'deletion',
  mayUse: ['account', 'listing', 'booking', 'enquiry'],
  resolvers: [DeletionResolver],
};
