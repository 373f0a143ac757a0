// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTexts, type NoValues } from '@mandap/api/texts';

interface Messages {
  "booking": NoValues;
  "quote": NoValues;
  "hint": NoValues;
  "to.USER": NoValues;
  "to.VENUE": NoValues;
  "to.VENDOR": NoValues;
  "to.ADMIN": NoValues;
}

export const t = makeTexts<Messages>({
  "booking": "Booking not found",
  "quote": "Quote not found",
  "hint": "It may have been deleted, or it belongs to another account.",
  "to.USER": "Your bookings",
  "to.VENUE": "Your enquiries",
  "to.VENDOR": "Your enquiries",
  "to.ADMIN": "Admin dashboard",
});
