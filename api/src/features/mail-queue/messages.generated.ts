// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "withCode": NoValues;
  "emailNotFound": NoValues;
}

export const t = makeTranslate<Messages>({
  "withCode": "Email with a code",
  "emailNotFound": "Email not found",
});
