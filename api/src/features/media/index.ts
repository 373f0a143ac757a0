import type { Feature } from '../feature.js';

export const media: Feature = {
  name: 'media',
  dependsOn: [],
  tables: ['media', 'media_arrival'],
};
