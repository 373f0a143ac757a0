// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTexts, type NoValues } from '../../core/texts.js';

interface Messages {
  "kindInvalid": NoValues;
  "userMissing": NoValues;
  "added": NoValues;
  "removed": NoValues;
  "incomplete": NoValues;
  "listingNotFound": NoValues;
}

export const t = makeTexts<Messages>({
  "kindInvalid": "itemType must be venue or vendor",
  "userMissing": "Please provide a user ID",
  "added": "Added to Wishlist",
  "removed": "Removed from Wishlist",
  "incomplete": "userId, itemId, or itemType is undefined!",
  "listingNotFound": "Listing not found",
});
