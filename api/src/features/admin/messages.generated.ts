// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTexts, type NoValues } from '../../core/texts.js';

interface Messages {
  "added": NoValues;
  "updated": NoValues;
  "emailNeedsCode": NoValues;
  "adminNotFound": NoValues;
  "superAdmin": NoValues;
}

export const t = makeTexts<Messages>({
  "added": "Admin added",
  "updated": "Admin updated",
  "emailNeedsCode": "To change the email address, enter your password and the code that we email to the new address",
  "adminNotFound": "Admin not found",
  "superAdmin": "Super Admin",
});
