import type { Feature } from '../feature.js';
import { NodeResolver } from './node.resolver.js';

export const node: Feature = {
  name: 'node',
  mayUse: ['listing', 'venue', 'vendor', 'blog', 'real-wedding', 'booking', 'user', 'admin'],
  resolvers: [NodeResolver],
};
