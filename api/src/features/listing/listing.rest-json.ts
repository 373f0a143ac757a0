import Type from 'typebox';
import type { Context } from '../../core/context.js';
import type { Listing } from './listing.entity.js';
import type { DOCUMENTED } from './listing.query.js';
import { contactFor } from './contact.service.js';
import { sizedUrl } from '../media/media.constants.js';
import { pictureUrl } from '../media/picture.js';
import { isVerified, Verified } from '../../rest/verified.js';

/** What venues and vendors have in common. */
export const ListingFields = {
  _id: Type.String({ format: 'uuid' }),
  businessName: Type.String(),
  email: Type.Optional(
    Type.String({ description: 'For logged-in people only; empty above the daily limit of contacts.' }),
  ),
  phone: Type.Optional(
    Type.String({ description: 'For logged-in people only; empty above the daily limit of contacts.' }),
  ),
  address: Type.String(),
  city: Type.String(),
  state: Type.String(),
  rank: Type.Integer({ minimum: 0, maximum: 10 }),
  isVerified: Verified,
  summary: Type.String(),
  rating: Type.Union([Type.Number(), Type.Null()], {
    description: 'Mean of its reviews; null where there are none.',
  }),
  reviewCount: Type.Integer(),
};

/** The columns of either kind. */
type Documented = Pick<Listing, (typeof DOCUMENTED)[number]>;

/**
 * Names and shapes of the documented API: a whitelist, so that a new column never slips out.
 * @param own what its kind has besides
 */
export async function listingJson<Own extends object>(ctx: Context, listing: Documented, own: Own) {
  // Empty for who is logged in and may see no more contacts today; left out for others.
  const contact = (await contactFor(ctx, listing)) ?? (ctx.viewer && { email: '', phone: '' });
  const common = {
    _id: listing.id,
    businessName: listing.name,
    email: contact?.email,
    phone: contact?.phone,
    address: listing.address,
    city: listing.city,
    state: listing.state,
    rank: listing.rank,
    isVerified: isVerified(listing.status),
    summary: listing.summary,
    rating: listing.ratingAverage,
    reviewCount: listing.ratingCount,
  };
  // For each row of a list; spreading so many fields into a larger object takes V8 fifty times as long.
  return Object.assign(common, own);
}

/** Addresses of a listing's pictures, in their order. */
export const pictureUrls = ({ gallery }: Pick<Listing, 'gallery'>) =>
  gallery.map(({ hash }) => sizedUrl(pictureUrl(hash), 960, 'webp'));
