// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "registered": NoValues;
  "updated": NoValues;
  "venueNotFound": NoValues;
}

export const t = makeTranslate<Messages>({
  "registered": "Successfully Registered",
  "updated": "Venue updated",
  "venueNotFound": "Venue not found",
});
