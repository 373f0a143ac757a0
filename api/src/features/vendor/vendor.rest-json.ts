import Type, { type Static } from 'typebox';
import type { Context } from '../../core/context.js';
import { visibleToOwner } from '../listing/owner.service.js';
import { LATEST_REVIEWS } from '../review/review.constants.js';
import { newestReviews, shortName } from '../review/review.service.js';
import { VENDOR_CATEGORIES } from './vendor.constants.js';
import { cheapestPackage } from './package.service.js';
import type { VendorPackage } from './vendor.entity.js';
import type { DocumentedVendor } from './vendor.query.js';
import { ListingFields, listingJson, pictureUrls } from '../listing/listing.rest-json.js';

const PackageJson = Type.Object(
  {
    _id: Type.String({ format: 'uuid' }),
    name: Type.String(),
    days: Type.Number({ description: 'In steps of 0.5.' }),
    price: Type.Integer({ description: 'Total price in rupees.' }),
    minAdvance: Type.Integer({ description: 'Minimum advance payment in rupees.' }),
  },
  { title: 'Package' },
);

const ReviewJson = Type.Object(
  {
    name: Type.String({ description: 'First name and initial of the author.' }),
    rating: Type.Integer({ minimum: 1, maximum: 5 }),
    message: Type.String(),
    createdAt: Type.String({ format: 'date-time' }),
  },
  { title: 'Review' },
);

export const VendorJson = Type.Object(
  {
    ...ListingFields,
    name: Type.String({
      description: 'Name of the owner for them and admins; for others, the business name.',
    }),
    type_Of_Business: Type.Enum([...VENDOR_CATEGORIES]),
    experience: Type.Union([Type.Integer(), Type.Null()], { description: 'Years in business.' }),
    event_completed: Type.Union([Type.Integer(), Type.Null()]),
    willingToTravel: Type.Union([Type.Boolean(), Type.Null()], { description: 'Null if unknown.' }),
    price: Type.String({ description: 'Text about prices, shown with the packages.' }),
    startingPrice: Type.Union([Type.Integer(), Type.Null()], {
      description: 'Price of the cheapest package in rupees.',
    }),
    packages: Type.Union([PackageJson, Type.Object({}, { maxProperties: 0 })], {
      description: 'The cheapest package; an empty object without packages.',
    }),
    allPackages: Type.Array(PackageJson, { description: "All packages, in the vendor's order." }),
    portfolio: Type.Array(Type.String(), { description: 'URLs of the pictures.' }),
    profile: Type.Union([Type.String(), Type.Null()], { description: 'URL of the first picture.' }),
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

/** Returns a vendor in the documented format. Newest reviews are batched over a list. */
export async function vendorJson(ctx: Context, vendor: DocumentedVendor): Promise<Static<typeof VendorJson>> {
  const portfolio = pictureUrls(vendor);
  const cheapest = cheapestPackage(vendor.packages);
  const reviews = await newestReviews(ctx, vendor.id);
  return listingJson(ctx, vendor, {
    name: visibleToOwner(ctx.viewer, vendor)?.ownerName ?? vendor.name,
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
