// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "contactTenDigits": NoValues;
  "nameMissing": NoValues;
  "emailInvalid": NoValues;
  "emailMissing": NoValues;
  "contactMissing": NoValues;
  "passwordMissing": NoValues;
  "cityMissing": NoValues;
  "addressMissing": NoValues;
  "passwordEightCharacters": NoValues;
  "currentPasswordMissing": NoValues;
}

export const t = makeTranslate<Messages>({
  "contactTenDigits": "Contact must be exactly 10 digits",
  "nameMissing": "Name is required",
  "emailInvalid": "Invalid email!",
  "emailMissing": "Email is required",
  "contactMissing": "Contact is required",
  "passwordMissing": "Password is required",
  "cityMissing": "City is required",
  "addressMissing": "Address is required",
  "passwordEightCharacters": "Password must be at least 8 characters",
  "currentPasswordMissing": "Please enter your current password",
});
