import Type, { type Static } from 'typebox';
import type { Viewer } from '../../core/viewer.js';
import { backstage } from '../../listing/owner.service.js';
import type { Venue } from '../../venue/venue.entity.js';
import { ListingFields, listingJson, pictureUrls } from './listing.js';

export const VenueJson = Type.Object(
  {
    ...ListingFields,
    yourName: Type.Optional(Type.String({ description: 'Name of its owner; for them and admins only.' })),
    guestCapacity: Type.String({ description: 'In the words of its owner.' }),
    images: Type.Array(Type.String(), { description: 'Addresses of its pictures.' }),
    foodPackages: Type.String({ description: 'Holds the prices per veg and non-veg plate.' }),
    featuresOfVenue: Type.String(),
    howToReach: Type.String(),
    venuePolicies: Type.String(),
    venueType: Type.Array(Type.String()),
    facilities: Type.Array(Type.String()),
  },
  { title: 'Venue' },
);

export const venueJson = (venue: Venue, viewer: Viewer | undefined): Static<typeof VenueJson> =>
  listingJson(venue, viewer, {
    yourName: backstage(viewer, venue)?.ownerName,
    guestCapacity: venue.guestCapacity,
    images: pictureUrls(venue),
    foodPackages: venue.foodPackages,
    featuresOfVenue: venue.features,
    howToReach: venue.howToReach,
    venuePolicies: venue.policies,
    venueType: venue.types,
    facilities: venue.facilities,
  });
