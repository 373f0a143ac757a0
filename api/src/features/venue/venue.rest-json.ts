import Type, { type Static } from 'typebox';
import type { Context } from '../../core/context.js';
import { backstage } from '../listing/owner.service.js';
import type { DocumentedVenue } from './venue.query.js';
import { foodPackagesJson } from './food-packages.rest-json.js';
import { ListingFields, listingJson, pictureUrls } from '../listing/listing.rest-json.js';

export const VenueJson = Type.Object(
  {
    ...ListingFields,
    yourName: Type.Optional(Type.String({ description: 'Name of its owner; for them and admins only.' })),
    guestCapacity: Type.String({ description: 'In the words of its owner.' }),
    images: Type.Array(Type.String(), { description: 'Addresses of its pictures.' }),
    foodPackages: Type.String({
      description:
        'The description by the owner. The prices per plate precede it where it names none or others: "Veg ₹1,450, Non-veg ₹1,750 per plate."',
    }),
    featuresOfVenue: Type.String(),
    howToReach: Type.String(),
    venuePolicies: Type.String(),
    venueType: Type.Array(Type.String()),
    facilities: Type.Array(Type.String()),
  },
  { title: 'Venue' },
);

export const venueJson = (ctx: Context, venue: DocumentedVenue): Promise<Static<typeof VenueJson>> =>
  listingJson(ctx, venue, {
    yourName: backstage(ctx.viewer, venue)?.ownerName,
    guestCapacity: venue.guestCapacity,
    images: pictureUrls(venue),
    foodPackages: foodPackagesJson(venue),
    featuresOfVenue: venue.features,
    howToReach: venue.howToReach,
    venuePolicies: venue.policies,
    venueType: venue.types,
    facilities: venue.facilities,
  });
