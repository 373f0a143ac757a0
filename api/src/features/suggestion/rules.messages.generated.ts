// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "termMissing": NoValues;
}

export const t = makeTranslate<Messages>({
  "termMissing": "Please enter a search term",
});
