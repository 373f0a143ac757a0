import type { Feature } from '../feature.js';
import { NodeResolver } from './node.resolver.js';
import type { FoundNode } from './node.service.js';

export const node: Feature = {
  name: 'node',
  dependsOn: ['listing', 'venue', 'vendor', 'blog', 'real-wedding', 'booking', 'user', 'admin'],
  interfaces: { Node: ({ nodeType }: FoundNode) => nodeType },
  resolvers: [NodeResolver],
};
