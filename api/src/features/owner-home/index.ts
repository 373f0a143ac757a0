import type { Feature } from '../feature.js';
import { OwnerHomeResolver } from './owner-home.resolver.js';

export const ownerHome: Feature = {
  name: 'owner-home',
  dependsOn: ['booking', 'calendar', 'inbox', 'listing', 'listing-view', 'vendor', 'venue', 'visit'],
  tables: ['dismissed_checklist'],
  resolvers: [OwnerHomeResolver],
};
