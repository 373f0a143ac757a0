import Type, { type Static } from 'typebox';
import { LISTING_KINDS } from '../listing/listing.constants.js';
import { sizedUrl } from '../media/media.constants.js';
import { pictureUrl } from '../media/picture.js';
import type { WishlistRow } from './wishlist.query.js';

export const WishlistItemJson = Type.Object(
  {
    itemId: Type.String({ format: 'uuid' }),
    itemType: Type.Enum([...LISTING_KINDS]),
    imageUrl: Type.Union([Type.String(), Type.Null()], { description: 'URL of its first picture.' }),
  },
  { title: 'WishlistItem' },
);

export const wishlistItemJson = ({
  id,
  kind,
  pictureHash,
}: WishlistRow): Static<typeof WishlistItemJson> => ({
  itemId: id,
  itemType: kind,
  imageUrl: pictureHash && sizedUrl(pictureUrl(pictureHash), 960, 'webp'),
});
