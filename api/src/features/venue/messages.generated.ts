// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTexts, type NoValues } from '../../core/texts.js';

interface Messages {
  "registered": NoValues;
  "updated": NoValues;
  "venueNotFound": NoValues;
}

export const t = makeTexts<Messages>({
  "registered": "Successfully Registered",
  "updated": "Venue updated",
  "venueNotFound": "Venue not found",
});
