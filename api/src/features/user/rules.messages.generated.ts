// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "nameMissing": NoValues;
  "emailInvalid": NoValues;
  "emailMissing": NoValues;
  "phoneTenDigits": NoValues;
  "phoneMissing": NoValues;
  "confirmationMissing": NoValues;
  "passwordsDiffer": NoValues;
  "onePicture": NoValues;
}

export const t = makeTranslate<Messages>({
  "nameMissing": "Please enter your name!",
  "emailInvalid": "Invalid email!",
  "emailMissing": "Please enter your email!",
  "phoneTenDigits": "Mobile number must be 10 digits",
  "phoneMissing": "Please enter your mobile number!",
  "confirmationMissing": "Please confirm your password",
  "passwordsDiffer": "Passwords must match",
  "onePicture": "A profile can have one picture",
});
