import type { Feature } from '../feature.js';
import { sweepContactViews } from './contact.service.js';
import { sweepFullDays } from './full-day.service.js';
import { GalleryResolver } from './gallery.resolver.js';
import { Listing, typeOfListing } from './listing.entity.js';
import { ListingResolver } from './listing.resolver.js';
import { ListingManagementResolver } from './manage.resolver.js';
import { OwnListingResolver } from './owner.resolver.js';
import { UnavailableListingResolver } from './unavailable.resolver.js';

export const listing: Feature = {
  name: 'listing',
  dependsOn: ['account', 'media'],
  tables: [
    'listing',
    'listing_picture',
    'contact_view',
    'contact_view_count',
    'full_day',
    'listing_word',
    'search_word',
  ],
  entities: [Listing],
  interfaces: { Listing: typeOfListing },
  resolvers: [
    GalleryResolver,
    ListingManagementResolver,
    ListingResolver,
    OwnListingResolver,
    UnavailableListingResolver,
  ],
  jobs: { nightly: [sweepContactViews, sweepFullDays] },
};
