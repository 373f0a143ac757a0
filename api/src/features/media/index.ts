import type { Feature } from '../feature.js';

export const media: Feature = {
  name: 'media',
  mayUse: [],
  tables: ['media', 'media_arrival'],
};
