import type { Feature } from '../feature.js';
import { ListingViewResolver } from './listing-view.resolver.js';
import { deleteVisitors } from './listing-view.service.js';

export const listingView: Feature = {
  name: 'listing-view',
  dependsOn: ['listing'],
  tables: ['listing_view', 'listing_visitor', 'listing_visitor_salt'],
  resolvers: [ListingViewResolver],
  jobs: { nightly: [deleteVisitors] },
};
