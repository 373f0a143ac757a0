import { updateVenue } from '../venue/update.service.js';
import { getVenue, listVenues } from '../venue/venue.service.js';
import {
  FILTER_VENUE_TYPES,
  GUEST_BANDS,
  OWNER_VENUE_TYPES,
  PRICE_BANDS,
  RATING_BANDS,
} from '../venue/venue.constants.js';
import { knownLabels } from './labels.js';
import { venueJson } from './legacy.js';
import { pageHeaders, window } from './paging.js';
import { envelope, type Route } from './route.js';

const bandLabels = (bands: readonly { label: string }[]) => bands.map(({ label }) => label);
const TYPE_LABELS: string[] = [...Object.values(FILTER_VENUE_TYPES), ...Object.values(OWNER_VENUE_TYPES)];

export const venueRoutes: Route[] = [
  {
    method: 'GET',
    path: 'venue/all',
    summary: 'Venues, filtered as the filter bar does. Visitors get approved ones, admins all.',
    operation: listVenues,
    async answer(ctx, call) {
      const { query } = call;
      const found = await listVenues(ctx, {
        statuses: ['approved', 'pending', 'rejected'],
        city: query.city,
        search: query.search,
        guests: knownLabels(query.guests, bandLabels(GUEST_BANDS)),
        prices: knownLabels(query.price, bandLabels(PRICE_BANDS)),
        ratings: knownLabels(query.rating, bandLabels(RATING_BANDS)),
        types: knownLabels(query.venueType, TYPE_LABELS),
        detailed: 'whole',
        ...window(call),
      });
      const answer = envelope(found.nodes.map((venue) => venueJson(venue, ctx.viewer)));
      return { ...answer, headers: await pageHeaders(call, found) };
    },
  },
  {
    method: 'GET',
    path: 'venue/ranked/venues',
    summary: 'The venues that admins ranked, best first.',
    operation: listVenues,
    async answer(ctx, call) {
      const found = await listVenues(ctx, { city: call.query.city, detailed: 'whole', ...window(call) });
      const ranked = found.nodes.filter((venue) => venue.rank > 0);
      return envelope(ranked.map((venue) => venueJson(venue, ctx.viewer)));
    },
  },
  {
    method: 'GET',
    path: 'venue/:id',
    summary: 'One venue.',
    operation: getVenue,
    async answer(ctx, { params }) {
      return envelope({ venue: venueJson(await getVenue(ctx, { id: params.id }), ctx.viewer) });
    },
  },
  {
    method: 'PUT',
    path: 'venue/:id',
    summary: "Changes the owner's own venue; files are added to its pictures.",
    operation: updateVenue,
    files: true,
    async answer(ctx, { params, body, files }) {
      await updateVenue(ctx, { ...venueChanges(body), id: params.id, files });
      return envelope(
        { venue: venueJson(await getVenue(ctx, { id: params.id }), ctx.viewer) },
        'Venue updated',
      );
    },
  },
];

/** The documented names of a venue's fields, as the operation calls them. */
const venueChanges = (body: Record<string, unknown>) => ({
  name: body.businessName,
  ownerName: body.yourName,
  email: body.email,
  phone: body.phone ?? body.contact,
  city: body.city,
  address: body.address,
  summary: body.summary,
  guestCapacity: body.guestCapacity,
  foodPackages: body.foodPackages,
  features: body.featuresOfVenue,
  howToReach: body.howToReach,
  policies: body.venuePolicies,
  types: body.venueType,
  facilities: body.facilities,
  cancellation: body.cancellation,
  dailyCapacity: body.dailyCapacity,
  isVerified: body.isVerified,
  rank: body.rank,
});
