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
import { ratingLabelInEnglish, VENUE_TYPE_LABELS } from './venue.labels.js';
import { parseLabels } from '../../rest/labels.js';
import { removePricePrefix } from './food-packages.rest-json.js';
import { VenueJson, venueJson } from './venue.rest-json.js';
import { renamed } from '../../rest/names.js';
import { emptyPage, paged, PageQuery, pageWindow } from '../../rest/paging.js';
import { Envelope, envelope, route, type Call, type Route } from '../../rest/route.js';
import { fromJson } from '../../rest/nested-objects.js';
import { t } from './messages.generated.js';

interface Option {
  key: string;
  label: string;
}

interface Filter {
  names: string[];
  options: readonly Option[];
}

const labelsOf = (options: readonly Option[]) =>
  Type.String({
    description: `Labels of the filter bar, joined by commas: ${options.map(({ label }) => `"${label}"`).join(', ')}. Unknown labels are ignored beside known ones; alone, they match nothing.`,
  });

/**
 * Groups of the filter bar. The documentation names no parameters, so each group is accepted by its own name and by the
 * venue field's name.
 */
const FILTERS: Record<string, Filter> = {
  guests: { names: ['guests', 'guestCapacity'], options: GUEST_BANDS },
  prices: {
    names: ['price', 'pricePerPlate', 'foodPackage', 'foodPackages'],
    options: PRICE_BANDS,
  },
  ratings: {
    names: ['rating', 'ratings'],
    options: RATING_BANDS.map((band) => ({ key: band.key, label: ratingLabelInEnglish(band) })),
  },
  types: {
    names: ['venueType', 'venueTypes'],
    options: [...FILTER_VENUE_TYPES, ...OWNER_VENUE_TYPES].map((key) => ({
      key,
      label: VENUE_TYPE_LABELS[key],
    })),
  },
};

const FilterQuery = Object.fromEntries(
  Object.values(FILTERS).flatMap(({ names: [name = '', ...others], options }): [string, TString][] => [
    [name, labelsOf(options)],
    ...others.map((other): [string, TString] => [
      other,
      Type.String({ description: `Another name of \`${name}\`.` }),
    ]),
  ]),
);

/** Returns the keys of the chosen options of each group: undefined if none is chosen, empty if none of those chosen is known. */
const parseFilters = (query: Call['query']) =>
  Object.fromEntries(
    Object.entries(FILTERS).map(([group, { names, options }]) => {
      const values = names.flatMap((name) => query[name] ?? []);
      const labels = parseLabels(
        values.join(','),
        options.map(({ label }) => label),
      );
      return [group, labels && options.filter(({ label }) => labels.includes(label)).map(({ key }) => key)];
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
      description:
        'Without separate prices, new prices in it are shown at once, and the owner is asked to confirm them.',
    }),
    vegPrice: PlatePrice,
    nonVegPrice: PlatePrice,
    featuresOfVenue: Type.String(),
    howToReach: Type.String(),
    venuePolicies: Type.String(),
    venueType: Type.String({ description: 'Comma-separated, or a list as JSON text.' }),
    facilities: Type.String({ description: 'Comma-separated, or a list as JSON text.' }),
    cancellation: Type.String(),
    dailyCapacity: Type.Integer(),
    isVerified: Type.Enum(['Approved', 'Rejected'], { description: "An admin's decision." }),
    reason: Type.String({ description: "Reason of an admin's rejection." }),
    rank: Type.Integer({ description: "An admin's rank, 0 to 10." }),
  }),
);

/** Operations' input names and the documented field names. */
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
    summary: 'Venues, filtered as on the website. Visitors receive approved ones, admins all.',
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
      const filters = parseFilters(query);
      const { city, search } = query;
      const listFilter = {
        statuses: LISTING_STATUSES,
        city,
        search,
        ...filters,
        ...pageWindow(call),
      };
      // A group of unknown options matches no venue.
      const matchesNothing = Object.values(filters).some((options) => options?.length === 0);
      const found = matchesNothing
        ? emptyPage<DocumentedVenue>()
        : await listDocumentedVenues(ctx, listFilter);
      const answer = envelope(await Promise.all(found.nodes.map((venue) => venueJson(ctx, venue))));
      return { ...answer, ...(await paged(call, found)) };
    },
  }),
  route({
    method: 'GET',
    path: 'venue/ranked/venues',
    summary: 'Venues with a rank, highest first.',
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
    summary: 'Registers a venue with a pending listing.',
    operation: registerVenue,
    registersRole: 'venue',
    body: Type.Object({
      businessName: Type.String(),
      city: Type.String(),
      yourName: Type.String(),
      phone: Type.String({ description: 'In any format.' }),
      email: Type.String(),
      password: Type.String({ minLength: 6 }),
      comments: Type.Optional(Type.String({ description: 'Comments for the admins.' })),
      foodPackages: Type.Optional(
        Type.String({
          description: 'Prices in it are shown at once, and the owner is asked to confirm them.',
        }),
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
      return envelope({ venue: { _id: id, businessName: name, city } }, t('registered'));
    },
  }),
  route({
    method: 'GET',
    path: 'venue/owner/:ownerId',
    summary: "Returns an owner's venue, which has the owner's ID.",
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
    summary: 'Returns a venue.',
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
      "Updates the owner's own venue; files are added to its pictures. Admins set isVerified to decide and rank to rank it. The fields may be nested in `venue`.",
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
        body.foodPackages && removePricePrefix(await getVenue(ctx, { id: params.id }), body.foodPackages);
      const changes = { ...venueChanges({ ...body, foodPackages }), id: params.id };
      const venue =
        ctx.viewer?.role === 'admin'
          ? await moderateVenue(ctx, { ...changes, reason: body.reason })
          : await updateVenue(ctx, { ...changes, files });
      return envelope({ venue: await venueJson(ctx, venue) }, t('updated'));
    },
  }),
];
