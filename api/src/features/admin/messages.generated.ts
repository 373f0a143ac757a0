// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "added": NoValues;
  "updated": NoValues;
  "emailNeedsCode": NoValues;
  "adminNotFound": NoValues;
  "superAdmin": NoValues;
}

export const t = makeTranslate<Messages>({
  "added": "Admin added",
  "updated": "Admin updated",
  "emailNeedsCode": "To change the email address, enter your password and the code that we email to the new address",
  "adminNotFound": "Admin not found",
  "superAdmin": "Super Admin",
});
