import type { Feature } from '../feature.js';
import { ApiKey } from './api-key.entity.js';
import { sweepApiKeys } from './api-key.query.js';
import { ApiKeyResolver } from './api-key.resolver.js';

export const apiKey: Feature = {
  name: 'api-key',
  dependsOn: ['account'],
  tables: ['api_key'],
  entities: [ApiKey],
  resolvers: [ApiKeyResolver],
  jobs: { nightly: [sweepApiKeys] },
};
