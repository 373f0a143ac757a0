import type { Feature } from '../feature.js';
import { SitePictureResolver } from './site-picture.resolver.js';

export const sitePicture: Feature = {
  name: 'site-picture',
  dependsOn: ['media'],
  tables: ['site_picture'],
  resolvers: [SitePictureResolver],
};
