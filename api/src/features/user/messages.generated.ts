// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTexts, type NoValues } from '../../core/texts.js';

interface Messages {
  "emailNeedsCode": NoValues;
  "registered": NoValues;
  "updated": NoValues;
  "userNotFound": NoValues;
}

export const t = makeTexts<Messages>({
  "emailNeedsCode": "To change the email address, enter your password and the code that we email to the new address",
  "registered": "Registration Successful!!",
  "updated": "User updated",
  "userNotFound": "User not found",
});
