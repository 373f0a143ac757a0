// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "listingNotFound": NoValues;
}

export const t = makeTranslate<Messages>({
  "listingNotFound": "Listing not found",
});
