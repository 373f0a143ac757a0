// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTexts, type NoValues } from '../../core/texts.js';

interface Messages {
  "listingNotFound": NoValues;
}

export const t = makeTexts<Messages>({
  "listingNotFound": "Listing not found",
});
