// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "emailNeedsCode": NoValues;
  "registered": NoValues;
  "updated": NoValues;
  "userNotFound": NoValues;
}

export const t = makeTranslate<Messages>({
  "emailNeedsCode": "To change the email address, enter your password and the code that we email to the new address",
  "registered": "Registration Successful!!",
  "updated": "User updated",
  "userNotFound": "User not found",
});
