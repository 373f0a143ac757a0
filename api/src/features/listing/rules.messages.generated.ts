// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "gstinInvalid": NoValues;
  "decisionMissing": NoValues;
  "rejectionReasonMissing": NoValues;
  "suspensionReasonMissing": NoValues;
  "listingsMissing": NoValues;
  "rankNumber": NoValues;
  "rankWhole": NoValues;
  "capacityWhole": NoValues;
  "capacityMin": NoValues;
  "capacityMax": NoValues;
  "capacityMissing": NoValues;
  "kindMissing": NoValues;
  "listingsMax": { max: number };
  "picturesMax": { max: number };
}

export const t = makeTranslate<Messages>({
  "gstinInvalid": "This is not a valid GSTIN. It has 15 characters, such as 27AAPFU0939F1ZV.",
  "decisionMissing": "Please choose approve or reject",
  "rejectionReasonMissing": "Please give a reason, so that the owner can fix it",
  "suspensionReasonMissing": "Please give a reason, so that the owner knows what to change",
  "listingsMissing": "Please choose at least one listing",
  "rankNumber": "Rank must be a number",
  "rankWhole": "Rank must be a whole number",
  "capacityWhole": "Please enter a whole number",
  "capacityMin": "At least 1",
  "capacityMax": "At most 50",
  "capacityMissing": "Please enter the number of bookings per day",
  "kindMissing": "Please choose venues or vendors",
  "listingsMax": ["At most ",["max",4]," listings at once"],
  "picturesMax": ["At most ",["max",4]," photos at once"],
});
