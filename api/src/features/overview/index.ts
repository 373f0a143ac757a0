import type { Feature } from '../feature.js';
import { OverviewResolver } from './overview.resolver.js';

export const overview: Feature = {
  name: 'overview',
  dependsOn: ['account', 'listing', 'vendor', 'booking', 'conversation', 'review', 'enquiry', 'real-wedding'],
  resolvers: [OverviewResolver],
};
