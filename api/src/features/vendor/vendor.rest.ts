import Type from 'typebox';
import type { Context } from '../../core/context.js';
import type { Page } from '../../core/page.js';
import { LISTING_STATUSES } from '../listing/listing.constants.js';
import { moderateVendor } from './moderate.service.js';
import { registerVendor } from './register.service.js';
import { updateVendor } from './update.service.js';
import { categoryNamed } from './vendor.labels.js';
import type { DocumentedVendor } from './vendor.query.js';
import { getVendor, listDocumentedVendors } from './vendor.service.js';
import { VendorJson, vendorJson } from './vendor.rest-json.js';
import { renamed } from '../../rest/names.js';
import { emptyPage, paged, PageQuery, pageWindow } from '../../rest/paging.js';
import { Envelope, envelope, route, type Call, type Route } from '../../rest/route.js';
import { fromJson, isObject, isObjectInForm, nestedObject } from '../../rest/nested-objects.js';
import { parseYears } from '../../rest/years.js';
import { t } from './messages.generated.js';

const ALL_VENDORS = 'allvendors';
const VendorsResponse = Envelope(Type.Object({ vendors: Type.Array(VendorJson) }));

async function respondWithVendors(ctx: Context, call: Call, found: Page<DocumentedVendor>) {
  const vendors = await Promise.all(found.nodes.map((vendor) => vendorJson(ctx, vendor)));
  return { ...envelope({ vendors }), ...(await paged(call, found)) };
}

/** Operations' input names and the documented field names. */
const NAMES = {
  phone: 'phone',
  businessName: 'name',
  name: 'ownerName',
  email: 'email',
  city: 'city',
  address: 'address',
  price: 'priceNote',
  summary: 'summary',
  experience: 'experienceYears',
  event_completed: 'eventsCompleted',
  willingToTravel: 'willingToTravel',
  cancellation: 'cancellation',
  dailyCapacity: 'dailyCapacity',
  type_Of_Business: 'category',
  isVerified: 'isVerified',
  rank: 'rank',
  rating: 'ratingAverage',
  reviewCount: 'ratingCount',
  packages: 'packages',
};

const Package = Type.Object({
  _id: Type.Optional(Type.String({ format: 'uuid', description: 'ID of an existing package.' })),
  name: Type.String(),
  days: Type.Number(),
  price: Type.Integer(),
  minAdvance: Type.Integer(),
});

const vendorChanges = (body: Record<string, unknown>) => ({
  ...renamed(body, NAMES),
  phone: body.phone ?? body.contact,
  experienceYears: parseYears(body.experience),
  ...packagesOf(body),
});

export const vendorRoutes: Route[] = [
  route({
    method: 'GET',
    path: 'vendor/all',
    summary: 'Vendors, highest rank first. Visitors receive approved ones, admins all.',
    operation: listDocumentedVendors,
    query: Type.Object({
      city: Type.String(),
      search: Type.String({ description: 'Part of the name, city or state.' }),
      ...PageQuery,
    }),
    response: VendorsResponse,
    async handle(ctx, call) {
      const { city, search } = call.query;
      const listFilter = { statuses: LISTING_STATUSES, city, search, ...pageWindow(call) };
      return respondWithVendors(ctx, call, await listDocumentedVendors(ctx, listFilter));
    },
  }),
  route({
    method: 'GET',
    path: 'vendor/category/:type',
    slashes: true,
    summary: 'Vendors of a category, named as in URLs or on the categories page; case is ignored.',
    operation: listDocumentedVendors,
    query: Type.Object({ city: Type.String(), ...PageQuery }),
    response: VendorsResponse,
    async handle(ctx, call) {
      const type = call.params.type ?? '';
      const category = categoryNamed(type) ?? undefined;
      // An unknown category has no vendors.
      if (!category && type.toLowerCase() !== ALL_VENDORS) return respondWithVendors(ctx, call, emptyPage());
      const { city } = call.query;
      const listFilter = { statuses: LISTING_STATUSES, category, city, ...pageWindow(call) };
      return respondWithVendors(ctx, call, await listDocumentedVendors(ctx, listFilter));
    },
  }),
  route({
    method: 'POST',
    path: 'vendor/register',
    summary: 'Registers a vendor with a pending listing.',
    operation: registerVendor,
    registersRole: 'vendor',
    names: { type_Of_Business: 'category' },
    body: Type.Object({
      name: Type.String({ description: "The owner's name." }),
      email: Type.String(),
      password: Type.String({ minLength: 6 }),
      phone: Type.String({ description: 'In any format.' }),
      city: Type.String(),
      type_Of_Business: Type.String({ description: 'Title of the category, with or without spaces.' }),
      businessName: Type.String(),
    }),
    response: Envelope(
      Type.Object({
        vendor: Type.Object({
          _id: Type.String({ format: 'uuid' }),
          businessName: Type.String(),
          city: Type.String(),
        }),
      }),
    ),
    async handle(ctx, { body }) {
      const input = { ...body, phone: body.phone ?? body.contact, category: body.type_Of_Business };
      const { id, name, city } = await registerVendor(ctx, input);
      return envelope({ vendor: { _id: id, businessName: name, city } }, t('registered'));
    },
  }),
  route({
    method: 'GET',
    path: 'vendor/:id',
    summary: 'Returns a vendor.',
    operation: getVendor,
    response: Envelope(Type.Object({ vendor: VendorJson })),
    async handle(ctx, { params }) {
      return envelope({ vendor: await vendorJson(ctx, await getVendor(ctx, { id: params.id })) });
    },
  }),
  route({
    method: 'PUT',
    path: 'vendor/:id',
    summary:
      "Updates the vendor's own listing; files are added to its portfolio. Admins set isVerified to decide and rank to rank it. The fields may be nested in `vendor`.",
    operation: updateVendor,
    adminOperation: moderateVendor,
    ownIdParam: 'id',
    nestedIn: ['vendor'],
    names: NAMES,
    body: Type.Partial(
      Type.Object({
        businessName: Type.String(),
        name: Type.String({ description: "The owner's name." }),
        email: Type.String(),
        phone: Type.String(),
        city: Type.String(),
        address: Type.String(),
        price: Type.String({ description: 'Text about prices, shown with the packages.' }),
        summary: Type.String(),
        experience: Type.Union([Type.Integer(), Type.String()], {
          description: 'Years in business, also as text such as "5 years".',
        }),
        event_completed: Type.Integer(),
        willingToTravel: Type.Boolean(),
        packages: Type.Union([Type.Partial(Package), Type.Array(Package)], {
          description:
            'A single package, which updates the one with its `_id`, otherwise the cheapest, otherwise creates one; or a list that replaces all packages. JSON text in forms.',
        }),
        cancellation: Type.String(),
        dailyCapacity: Type.Integer(),
        isVerified: Type.Enum(['Approved', 'Rejected'], { description: "An admin's decision." }),
        reason: Type.String({ description: "Reason of an admin's rejection." }),
        rank: Type.Integer({ description: "An admin's rank, 0 to 10." }),
      }),
    ),
    files: 'portfolio',
    response: Envelope(Type.Object({ vendor: VendorJson })),
    async handle(ctx, { params, body, files }) {
      const changes = { ...vendorChanges(body), id: params.id };
      const vendor =
        ctx.viewer?.role === 'admin'
          ? await moderateVendor(ctx, { ...changes, reason: body.reason })
          : await updateVendor(ctx, { ...changes, files });
      return envelope({ vendor: await vendorJson(ctx, vendor) }, t('updated'));
    },
  }),
];

const existing = (one: Record<string, unknown>) => ({ ...one, id: one._id ?? one.id });

/** Returns all packages, or the single one that older clients know. */
function packagesOf(body: Record<string, unknown>): { packages?: unknown; onePackage?: unknown } {
  const one = nestedObject(body, 'packages');
  if (one) return { packages: undefined, onePackage: existing(one) };
  const packages = fromJson(body.packages);
  if (packages === '' || isObjectInForm(packages)) return { packages: undefined };
  return {
    packages: Array.isArray(packages)
      ? packages.map((each: unknown) => (isObject(each) ? existing(each) : each))
      : packages,
  };
}
