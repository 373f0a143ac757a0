// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '@mandap/api/translate';

interface Messages {
  "booking": NoValues;
  "quote": NoValues;
  "hint": NoValues;
  "to.USER": NoValues;
  "to.VENUE": NoValues;
  "to.VENDOR": NoValues;
  "to.ADMIN": NoValues;
}

export const t = makeTranslate<Messages>({
  "booking": "Booking not found",
  "quote": "Quote not found",
  "hint": "It may have been deleted, or it belongs to another account.",
  "to.USER": "Your bookings",
  "to.VENUE": "Your enquiries",
  "to.VENDOR": "Your enquiries",
  "to.ADMIN": "Admin dashboard",
});
