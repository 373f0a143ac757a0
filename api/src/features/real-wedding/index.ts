import type { Feature } from '../feature.js';
import { ManageRealWeddingsResolver } from './manage.resolver.js';
import { RealWedding } from './real-wedding.entity.js';
import { RealWeddingResolver } from './real-wedding.resolver.js';
import { realWeddingRoutes } from './real-wedding.rest.js';
import { ResubmitRealWeddingResolver } from './resubmit.resolver.js';

export const realWedding: Feature = {
  name: 'real-wedding',
  dependsOn: ['account', 'user', 'admin', 'listing', 'media'],
  tables: ['real_wedding', 'real_wedding_picture'],
  entities: [RealWedding],
  resolvers: [ManageRealWeddingsResolver, RealWeddingResolver, ResubmitRealWeddingResolver],
  rest: realWeddingRoutes,
};
