import type { Feature } from '../feature.js';
import { StoredSitePicture } from './site-picture.entity.js';
import { SitePictureResolver } from './site-picture.resolver.js';

export const sitePicture: Feature = {
  name: 'site-picture',
  dependsOn: ['media'],
  tables: ['site_picture'],
  entities: [StoredSitePicture],
  resolvers: [SitePictureResolver],
};
