// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "received": NoValues;
  "markedRead": NoValues;
  "enquiryNotFound": NoValues;
}

export const t = makeTranslate<Messages>({
  "received": "Enquiry received",
  "markedRead": "Marked as Read",
  "enquiryNotFound": "Enquiry not found",
});
