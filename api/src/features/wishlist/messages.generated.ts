// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "kindInvalid": NoValues;
  "userMissing": NoValues;
  "added": NoValues;
  "removed": NoValues;
  "incomplete": NoValues;
  "listingNotFound": NoValues;
}

export const t = makeTranslate<Messages>({
  "kindInvalid": "itemType must be venue or vendor",
  "userMissing": "Please provide a user ID",
  "added": "Added to Wishlist",
  "removed": "Removed from Wishlist",
  "incomplete": "userId, itemId, or itemType is undefined!",
  "listingNotFound": "Listing not found",
});
