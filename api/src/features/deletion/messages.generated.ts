// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "ownAccount": NoValues;
  "superAdmin": NoValues;
  "deleted.Venue": NoValues;
  "deleted.Vendor": NoValues;
  "deleted.User": NoValues;
  "deleted.Admin": NoValues;
  "listingNotFound": NoValues;
  "adminNotFound": NoValues;
  "userNotFound": NoValues;
}

export const t = makeTranslate<Messages>({
  "ownAccount": "You can delete your own account from your profile.",
  "superAdmin": "Super Admin can't be deleted!!",
  "deleted.Venue": "Venue deleted",
  "deleted.Vendor": "Vendor deleted",
  "deleted.User": "User deleted",
  "deleted.Admin": "Admin deleted",
  "listingNotFound": "Listing not found",
  "adminNotFound": "Admin not found",
  "userNotFound": "User not found",
});
