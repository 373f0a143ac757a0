import Type, { type TString } from 'typebox';
import { LISTING_STATUSES } from '../listing/listing.constants.js';
import { moderateVenue } from './moderate.service.js';
import { registerVenue } from './register.service.js';
import { updateVenue } from './update.service.js';
import type { DocumentedVenue } from './venue.query.js';
import { getVenue, listDocumentedVenues } from './venue.service.js';
import {
  FILTER_VENUE_TYPES,
  GUEST_BANDS,
  OWNER_VENUE_TYPES,
  PLATE_PRICE_MAX,
  PRICE_BANDS,
  RATING_BANDS,
} from './venue.constants.js';
import { parseLabels } from '../../rest/labels.js';
import { ownText } from './food-packages.rest-json.js';
import { VenueJson, venueJson } from './venue.rest-json.js';
import { renamed } from '../../rest/names.js';
import { emptyPage, paged, PageQuery, pageWindow } from '../../rest/paging.js';
import { Envelope, envelope, route, type Call, type Route } from '../../rest/route.js';
import { fromJson } from '../../rest/nested-objects.js';

const bandLabels = (bands: readonly { label: string }[]) => bands.map(({ label }) => label);
const labels = (known: string[]) =>
  Type.String({
    description: `Labels of the filter bar, joined by commas: ${known.map((label) => `"${label}"`).join(', ')}. Others are ignored beside them; alone they match nothing.`,
  });

/**
 * The groups of the filter bar. The documentation names no parameters, so each is accepted by the name of its group and
 * by that of the venue's field.
 */
const FILTERS = {
  guests: { names: ['guests', 'guestCapacity'], known: bandLabels(GUEST_BANDS) },
  prices: {
    names: ['price', 'pricePerPlate', 'foodPackage', 'foodPackages'],
    known: bandLabels(PRICE_BANDS),
  },
  ratings: { names: ['rating', 'ratings'], known: bandLabels(RATING_BANDS) },
  types: {
    names: ['venueType', 'venueTypes'],
    known: [...Object.values(FILTER_VENUE_TYPES), ...Object.values(OWNER_VENUE_TYPES)],
  },
};

const FilterQuery = Object.fromEntries(
  Object.values(FILTERS).flatMap(({ names: [name = '', ...others], known }): [string, TString][] => [
    [name, labels(known)],
    ...others.map((other): [string, TString] => [
      other,
      Type.String({ description: `Another name of \`${name}\`.` }),
    ]),
  ]),
);

/** The chosen labels of each group; undefined where nothing is chosen, empty where no label is known. */
const chosenIn = (query: Call['query']) =>
  Object.fromEntries(
    Object.entries(FILTERS).map(([group, { names, known }]) => {
      const given = names.flatMap((name) => query[name] ?? []);
      return [group, parseLabels(given.join(','), known)];
    }),
  );

const PlatePrice = Type.Union([Type.Integer({ minimum: 1, maximum: PLATE_PRICE_MAX }), Type.Null()], {
  description: 'Rupees per plate; null or empty for none.',
});

const VenueChanges = Type.Partial(
  Type.Object({
    businessName: Type.String(),
    yourName: Type.String(),
    email: Type.String(),
    phone: Type.String(),
    city: Type.String(),
    address: Type.String(),
    summary: Type.String(),
    guestCapacity: Type.String(),
    foodPackages: Type.String({
      description: 'Without prices beside it, those that it newly names are stored for the owner to confirm.',
    }),
    vegPrice: PlatePrice,
    nonVegPrice: PlatePrice,
    featuresOfVenue: Type.String(),
    howToReach: Type.String(),
    venuePolicies: Type.String(),
    venueType: Type.String({ description: 'Joined by commas, or a list as JSON text.' }),
    facilities: Type.String({ description: 'Joined by commas, or a list as JSON text.' }),
    cancellation: Type.String(),
    dailyCapacity: Type.Integer(),
    isVerified: Type.Enum(['Approved', 'Rejected'], { description: "An admin's decision." }),
    reason: Type.String({ description: "An admin's, of a rejection." }),
    rank: Type.Integer({ description: "An admin's rank, 0 to 10." }),
  }),
);

/** What the operations call a venue's fields, by their documented names. */
const NAMES = {
  phone: 'phone',
  businessName: 'name',
  yourName: 'ownerName',
  email: 'email',
  city: 'city',
  address: 'address',
  summary: 'summary',
  guestCapacity: 'guestCapacity',
  foodPackages: 'foodPackages',
  vegPrice: 'vegPrice',
  nonVegPrice: 'nonVegPrice',
  featuresOfVenue: 'features',
  howToReach: 'howToReach',
  venuePolicies: 'policies',
  venueType: 'types',
  facilities: 'facilities',
  cancellation: 'cancellation',
  dailyCapacity: 'dailyCapacity',
  isVerified: 'isVerified',
  rank: 'rank',
  rating: 'ratingAverage',
  reviewCount: 'ratingCount',
};

const venueChanges = (body: Record<string, unknown>) => ({
  ...renamed(body, NAMES),
  phone: body.phone ?? body.contact,
  types: fromJson(body.venueType),
  facilities: fromJson(body.facilities),
});

export const venueRoutes: Route[] = [
  route({
    method: 'GET',
    path: 'venue/all',
    summary: 'Venues, filtered as the filter bar does. Visitors get approved ones, admins all.',
    operation: listDocumentedVenues,
    query: Type.Object({
      city: Type.String(),
      search: Type.String({ description: 'Part of the name, city or state.' }),
      ...FilterQuery,
      ...PageQuery,
    }),
    response: Envelope(Type.Array(VenueJson)),
    async handle(ctx, call) {
      const { query } = call;
      const chosen = chosenIn(query);
      const { city, search } = query;
      const asked = {
        statuses: LISTING_STATUSES,
        city,
        search,
        ...chosen,
        ...pageWindow(call),
      };
      // A filter without a label that is known matches none.
      const matchesNothing = Object.values(chosen).some((labels) => labels?.length === 0);
      const found = matchesNothing ? emptyPage<DocumentedVenue>() : await listDocumentedVenues(ctx, asked);
      const answer = envelope(await Promise.all(found.nodes.map((venue) => venueJson(ctx, venue))));
      return { ...answer, ...(await paged(call, found)) };
    },
  }),
  route({
    method: 'GET',
    path: 'venue/ranked/venues',
    summary: 'The venues that admins ranked, best first.',
    operation: listDocumentedVenues,
    query: Type.Object({ city: Type.String(), ...PageQuery }),
    response: Envelope(Type.Array(VenueJson)),
    async handle(ctx, call) {
      const { city } = call.query;
      const found = await listDocumentedVenues(ctx, {
        ...{ statuses: LISTING_STATUSES, city, ranked: true },
        ...pageWindow(call),
      });
      const answer = envelope(await Promise.all(found.nodes.map((venue) => venueJson(ctx, venue))));
      return { ...answer, ...(await paged(call, found)) };
    },
  }),
  route({
    method: 'POST',
    path: 'venue/register',
    summary: 'Registers a venue, which waits for an admin.',
    operation: registerVenue,
    registersRole: 'venue',
    body: Type.Object({
      businessName: Type.String(),
      city: Type.String(),
      yourName: Type.String(),
      phone: Type.String({ description: 'In any form.' }),
      email: Type.String(),
      password: Type.String({ minLength: 6 }),
      comments: Type.Optional(Type.String({ description: 'For the admins.' })),
      foodPackages: Type.Optional(
        Type.String({ description: 'Prices that it names are stored for the owner to confirm.' }),
      ),
    }),
    response: Envelope(
      Type.Object({
        venue: Type.Object({
          _id: Type.String({ format: 'uuid' }),
          businessName: Type.String(),
          city: Type.String(),
        }),
      }),
    ),
    async handle(ctx, { body }) {
      const { id, name, city } = await registerVenue(ctx, { ...body, phone: body.phone ?? body.contact });
      return envelope({ venue: { _id: id, businessName: name, city } }, 'Successfully Registered');
    },
  }),
  route({
    method: 'GET',
    path: 'venue/owner/:ownerId',
    summary: "An owner's venue: its id is the owner's.",
    operation: getVenue,
    names: { ownerId: 'id' },
    response: Envelope(Type.Object({ venue: VenueJson })),
    async handle(ctx, { params }) {
      return envelope({ venue: await venueJson(ctx, await getVenue(ctx, { id: params.ownerId })) });
    },
  }),
  route({
    method: 'GET',
    path: 'venue/:id',
    summary: 'One venue.',
    operation: getVenue,
    response: Envelope(Type.Object({ venue: VenueJson })),
    async handle(ctx, { params }) {
      return envelope({ venue: await venueJson(ctx, await getVenue(ctx, { id: params.id })) });
    },
  }),
  route({
    method: 'PUT',
    path: 'venue/:id',
    summary:
      "Changes the owner's own venue; files are added to its pictures. From an admin, isVerified decides and rank ranks. The values may come within `venue`.",
    operation: updateVenue,
    adminOperation: moderateVenue,
    ownIdParam: 'id',
    nestedIn: ['venue'],
    names: NAMES,
    body: VenueChanges,
    files: 'images',
    response: Envelope(Type.Object({ venue: VenueJson })),
    async handle(ctx, { params, body, files }) {
      const foodPackages =
        body.foodPackages && ownText(await getVenue(ctx, { id: params.id }), body.foodPackages);
      const changes = { ...venueChanges({ ...body, foodPackages }), id: params.id };
      const venue =
        ctx.viewer?.role === 'admin'
          ? await moderateVenue(ctx, { ...changes, reason: body.reason })
          : await updateVenue(ctx, { ...changes, files });
      return envelope({ venue: await venueJson(ctx, venue) }, 'Venue updated');
    },
  }),
];
