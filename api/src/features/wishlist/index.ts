import type { Feature } from '../feature.js';
import { WishlistItemResolver } from './list.resolver.js';
import { WishlistItem } from './wishlist-item.entity.js';
import { WishlistResolver } from './wishlist.resolver.js';
import { wishlistRoutes } from './wishlist.rest.js';

export const wishlist: Feature = {
  name: 'wishlist',
  dependsOn: ['account', 'listing', 'media', 'venue', 'vendor'],
  tables: ['wishlist_item'],
  entities: [WishlistItem],
  resolvers: [WishlistItemResolver, WishlistResolver],
  rest: wishlistRoutes,
};
