// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "nameMissing": NoValues;
  "contactMissing": NoValues;
  "locationMissing": NoValues;
  "messageMissing": NoValues;
  "cityMissing": NoValues;
  "eventTypeMissing": NoValues;
  "contactTenDigits": NoValues;
  "registrationType": { vendor: string; venue: string };
}

export const t = makeTranslate<Messages>({
  "nameMissing": "Name is required",
  "contactMissing": "Contact is required",
  "locationMissing": "Location is required",
  "messageMissing": "Message is required",
  "cityMissing": "City is required",
  "eventTypeMissing": "Type of Event is required",
  "contactTenDigits": "Please enter exactly 10 digits",
  "registrationType": ["Type of Event must be ",["vendor"]," or ",["venue"]],
});
