import Type from 'typebox';
import type { Context } from '../../core/context.js';
import type { Page } from '../../core/page.js';
import { LISTING_STATUSES } from '../listing/listing.constants.js';
import { moderateVendor } from './moderate.service.js';
import { registerVendor } from './register.service.js';
import { updateVendor } from './update.service.js';
import { categoryNamed } from './vendor.constants.js';
import type { DocumentedVendor } from './vendor.query.js';
import { getVendor, listDocumentedVendors } from './vendor.service.js';
import { VendorJson, vendorJson } from './vendor.rest-json.js';
import { renamed } from '../../rest/names.js';
import { emptyPage, paged, PageQuery, pageWindow } from '../../rest/paging.js';
import { Envelope, envelope, route, type Call, type Route } from '../../rest/route.js';
import { fromJson, isObject, isObjectInForm, objectIn } from '../../rest/nested-objects.js';
import { parseYears } from '../../rest/years.js';

const ALL_VENDORS = 'allvendors';
const Vendors = Envelope(Type.Object({ vendors: Type.Array(VendorJson) }));

async function vendorsAnswer(ctx: Context, call: Call, found: Page<DocumentedVendor>) {
  const vendors = await Promise.all(found.nodes.map((vendor) => vendorJson(ctx, vendor)));
  return { ...envelope({ vendors }), ...(await paged(call, found)) };
}

/** What the operations call a vendor's fields, by their documented names. */
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
  _id: Type.Optional(Type.String({ format: 'uuid', description: 'Of an existing package.' })),
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
    summary: 'Vendors, those of the highest rank first. Visitors get approved ones, admins all.',
    operation: listDocumentedVendors,
    query: Type.Object({
      city: Type.String(),
      search: Type.String({ description: 'Part of the name, city or state.' }),
      ...PageQuery,
    }),
    response: Vendors,
    async handle(ctx, call) {
      const { city, search } = call.query;
      const asked = { statuses: LISTING_STATUSES, city, search, ...pageWindow(call) };
      return vendorsAnswer(ctx, call, await listDocumentedVendors(ctx, asked));
    },
  }),
  route({
    method: 'GET',
    path: 'vendor/category/:type',
    slashes: true,
    summary: 'Vendors of one category, named as in addresses or on the categories page, in any case.',
    operation: listDocumentedVendors,
    query: Type.Object({ city: Type.String(), ...PageQuery }),
    response: Vendors,
    async handle(ctx, call) {
      const type = call.params.type ?? '';
      const category = categoryNamed(type) ?? undefined;
      // Vendors are matched by what they call their business: by what none calls it, none is found.
      if (!category && type.toLowerCase() !== ALL_VENDORS) return vendorsAnswer(ctx, call, emptyPage());
      const { city } = call.query;
      const asked = { statuses: LISTING_STATUSES, category, city, ...pageWindow(call) };
      return vendorsAnswer(ctx, call, await listDocumentedVendors(ctx, asked));
    },
  }),
  route({
    method: 'POST',
    path: 'vendor/register',
    summary: 'Registers a vendor, who waits for an admin.',
    operation: registerVendor,
    registersRole: 'vendor',
    names: { type_Of_Business: 'category' },
    body: Type.Object({
      name: Type.String({ description: "The owner's name." }),
      email: Type.String(),
      password: Type.String({ minLength: 6 }),
      phone: Type.String({ description: 'In any form.' }),
      city: Type.String(),
      type_Of_Business: Type.String({ description: 'Category by its title, with spaces or without.' }),
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
      return envelope({ vendor: { _id: id, businessName: name, city } }, 'Registration successful');
    },
  }),
  route({
    method: 'GET',
    path: 'vendor/:id',
    summary: 'One vendor.',
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
      "Changes the vendor's own listing; files are added to its portfolio. From an admin, isVerified decides and rank ranks. The values may come within `vendor`.",
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
        price: Type.String({ description: 'About prices beside the packages.' }),
        summary: Type.String(),
        experience: Type.Union([Type.Integer(), Type.String()], {
          description: 'Years in the business, also as a text such as "5 years".',
        }),
        event_completed: Type.Integer(),
        willingToTravel: Type.Boolean(),
        packages: Type.Union([Type.Partial(Package), Type.Array(Package)], {
          description:
            'One package, which changes the one of its `_id` or else the cheapest, or creates the first; or a list of all packages in their order. In a form as JSON text.',
        }),
        cancellation: Type.String(),
        dailyCapacity: Type.Integer(),
        isVerified: Type.Enum(['Approved', 'Rejected'], { description: "An admin's decision." }),
        reason: Type.String({ description: "An admin's, of a rejection." }),
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
      return envelope({ vendor: await vendorJson(ctx, vendor) }, 'Vendor updated');
    },
  }),
];

const withId = (one: Record<string, unknown>) => ({ ...one, id: one._id ?? one.id });

/** All packages, or one as older clients know it. */
function packagesOf(body: Record<string, unknown>): { packages?: unknown; onePackage?: unknown } {
  const one = objectIn(body, 'packages');
  if (one) return { packages: undefined, onePackage: withId(one) };
  const packages = fromJson(body.packages);
  if (packages === '' || isObjectInForm(packages)) return { packages: undefined };
  return {
    packages: Array.isArray(packages)
      ? packages.map((each: unknown) => (isObject(each) ? withId(each) : each))
      : packages,
  };
}
