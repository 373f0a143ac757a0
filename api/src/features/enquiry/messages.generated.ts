// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTexts, type NoValues } from '../../core/texts.js';

interface Messages {
  "received": NoValues;
  "markedRead": NoValues;
  "enquiryNotFound": NoValues;
}

export const t = makeTexts<Messages>({
  "received": "Enquiry received",
  "markedRead": "Marked as Read",
  "enquiryNotFound": "Enquiry not found",
});
