import Type, { type Static } from 'typebox';
import type { Context } from '../../core/context.js';
import { backstage } from '../listing/owner.service.js';
import { LATEST_REVIEWS } from '../review/review.constants.js';
import { newestReviews, shortName } from '../review/review.service.js';
import { VENDOR_CATEGORIES, type VendorCategory } from './vendor.constants.js';
import { cheapestPackage } from './package.service.js';
import type { VendorPackage } from './vendor.entity.js';
import type { DocumentedVendor } from './vendor.query.js';
import { ListingFields, listingJson, pictureUrls } from '../listing/listing.rest-json.js';

const PackageJson = Type.Object(
  {
    _id: Type.String({ format: 'uuid' }),
    name: Type.String(),
    days: Type.Number({ description: 'In halves.' }),
    price: Type.Integer({ description: 'Rupees for all of it.' }),
    minAdvance: Type.Integer({ description: 'Rupees to be paid at booking, at least.' }),
  },
  { title: 'Package' },
);

const ReviewJson = Type.Object(
  {
    name: Type.String({ description: 'First name and initial.' }),
    rating: Type.Integer({ minimum: 1, maximum: 5 }),
    message: Type.String(),
    createdAt: Type.String({ format: 'date-time' }),
  },
  { title: 'Review' },
);

export const VendorJson = Type.Object(
  {
    ...ListingFields,
    name: Type.String({ description: "The owner's name, for them and admins; for others the business's." }),
    type_Of_Business: Type.Enum(Object.keys(VENDOR_CATEGORIES) as VendorCategory[]),
    experience: Type.Union([Type.Integer(), Type.Null()], { description: 'Years in the business.' }),
    event_completed: Type.Union([Type.Integer(), Type.Null()]),
    willingToTravel: Type.Union([Type.Boolean(), Type.Null()], { description: 'Null when not said.' }),
    price: Type.String({ description: 'What they say about prices beside the packages.' }),
    startingPrice: Type.Union([Type.Integer(), Type.Null()], {
      description: 'Rupees of the cheapest package.',
    }),
    packages: Type.Union([PackageJson, Type.Object({}, { maxProperties: 0 })], {
      description: 'The cheapest package; an empty object where there is none.',
    }),
    allPackages: Type.Array(PackageJson, { description: 'All packages, in the order of the vendor.' }),
    portfolio: Type.Array(Type.String(), { description: 'Addresses of their pictures.' }),
    profile: Type.Union([Type.String(), Type.Null()], { description: 'Address of the first of them.' }),
    review: Type.Array(ReviewJson, { description: `The newest ${LATEST_REVIEWS}; reviewCount counts all.` }),
  },
  { title: 'Vendor' },
);

const packageJson = ({ id, name, days, price, minAdvance }: VendorPackage): Static<typeof PackageJson> => ({
  _id: id,
  name,
  days,
  price,
  minAdvance,
});

/** Vendors with their newest reviews, which are read together for a whole list. */
export async function vendorJson(ctx: Context, vendor: DocumentedVendor): Promise<Static<typeof VendorJson>> {
  const portfolio = pictureUrls(vendor);
  const cheapest = cheapestPackage(vendor.packages);
  const reviews = await newestReviews(ctx, vendor.id);
  return listingJson(ctx, vendor, {
    name: backstage(ctx.viewer, vendor)?.ownerName ?? vendor.name,
    type_Of_Business: vendor.category,
    experience: vendor.experienceYears,
    event_completed: vendor.eventsCompleted,
    willingToTravel: vendor.willingToTravel,
    price: vendor.priceNote,
    startingPrice: vendor.packagePrice,
    packages: cheapest ? packageJson(cheapest) : {},
    allPackages: vendor.packages.map(packageJson),
    portfolio,
    profile: portfolio[0] ?? null,
    review: reviews.map(({ author, rating, message, createdAt }) => ({
      name: shortName(author ?? ''),
      rating,
      message,
      createdAt: createdAt.toISOString(),
    })),
  });
}
