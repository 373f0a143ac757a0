import type { Feature } from '../feature.js';
import { SubscriptionResolver } from './subscription.resolver.js';

export const subscription: Feature = {
  name: 'subscription',
  dependsOn: [],
  resolvers: [SubscriptionResolver],
};
