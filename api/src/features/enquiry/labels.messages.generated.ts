// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "HOTEL_INQUIRY": NoValues;
  "CONTACT": NoValues;
  "CALL_BACK": NoValues;
  "VENDOR_REGISTRATION": NoValues;
  "VENUE_REGISTRATION": NoValues;
  "registered.VENDOR_REGISTRATION": { business: string };
  "registered.VENUE_REGISTRATION": { business: string };
}

export const t = makeTranslate<Messages>({
  "HOTEL_INQUIRY": "Hotel Inquiry",
  "CONTACT": "Contact",
  "CALL_BACK": "Call-back",
  "VENDOR_REGISTRATION": "Vendor Registration",
  "VENUE_REGISTRATION": "Venue Registration",
  "registered.VENDOR_REGISTRATION": ["New vendor registration: ",["business"]],
  "registered.VENUE_REGISTRATION": ["New venue registration: ",["business"]],
});
