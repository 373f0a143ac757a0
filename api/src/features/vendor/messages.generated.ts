// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "registered": NoValues;
  "updated": NoValues;
  "packagesChanged": NoValues;
  "packagesMax": { max: number };
  "vendorNotFound": NoValues;
  "packageNotFound": NoValues;
}

export const t = makeTranslate<Messages>({
  "registered": "Registration successful",
  "updated": "Vendor updated",
  "packagesChanged": "Your packages have changed. Please reload them and order them again.",
  "packagesMax": ["You can offer at most ",["max",4]," packages. Delete one to add another."],
  "vendorNotFound": "Vendor not found",
  "packageNotFound": "Package not found",
});
