import Type, { type Static } from 'typebox';
import type { Context } from '../../core/context.js';
import { visibleToOwner } from '../listing/owner.service.js';
import type { DocumentedVenue } from './venue.query.js';
import { foodPackagesJson } from './food-packages.rest-json.js';
import { FACILITY_LABELS, VENUE_TYPE_LABELS } from './venue.labels.js';
import { ListingFields, listingJson, pictureUrls } from '../listing/listing.rest-json.js';

export const VenueJson = Type.Object(
  {
    ...ListingFields,
    yourName: Type.Optional(Type.String({ description: 'Name of the owner; only for them and admins.' })),
    guestCapacity: Type.String({ description: 'As described by the owner.' }),
    images: Type.Array(Type.String(), { description: 'URLs of its pictures.' }),
    foodPackages: Type.String({
      description:
        'Description by the owner. Starts with the prices per plate unless it contains the same: "Veg ₹1,450, Non-veg ₹1,750 per plate."',
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
    yourName: visibleToOwner(ctx.viewer, venue)?.ownerName,
    guestCapacity: venue.guestCapacity,
    images: pictureUrls(venue),
    foodPackages: foodPackagesJson(venue),
    featuresOfVenue: venue.features,
    howToReach: venue.howToReach,
    venuePolicies: venue.policies,
    venueType: venue.types.map((type) => VENUE_TYPE_LABELS[type]),
    facilities: venue.facilities.map((facility) => FACILITY_LABELS[facility]),
  });
