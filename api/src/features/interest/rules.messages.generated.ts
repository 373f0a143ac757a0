// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "cityMissing": NoValues;
}

export const t = makeTranslate<Messages>({
  "cityMissing": "City name is required",
});
