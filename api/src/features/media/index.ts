import type { Feature } from '../feature.js';
import { Media } from './media.entity.js';
import { mediaRoutes } from './media.routes.js';

export const media: Feature = {
  name: 'media',
  dependsOn: ['account'],
  tables: ['media', 'media_arrival'],
  entities: [Media],
  files: mediaRoutes,
};
