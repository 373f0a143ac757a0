// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "businessNameMissing": NoValues;
  "cityMissing": NoValues;
  "yourNameMissing": NoValues;
  "contactMissing": NoValues;
  "emailInvalid": NoValues;
  "emailMissing": NoValues;
  "passwordMissing": NoValues;
  "wholeRupees": NoValues;
  "priceMin": NoValues;
  "priceMax": { max: number };
}

export const t = makeTranslate<Messages>({
  "businessNameMissing": "Business name is required",
  "cityMissing": "City name is required",
  "yourNameMissing": "Your name is required",
  "contactMissing": "Contact number is required",
  "emailInvalid": "Invalid email",
  "emailMissing": "Email is required",
  "passwordMissing": "Password is required",
  "wholeRupees": "Enter a whole number of rupees",
  "priceMin": "Enter at least ₹1, or leave it empty",
  "priceMax": ["Enter at most ₹",["max",4]],
});
