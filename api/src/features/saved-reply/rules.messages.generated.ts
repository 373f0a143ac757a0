// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "titleMissing": NoValues;
  "bodyMissing": NoValues;
}

export const t = makeTranslate<Messages>({
  "titleMissing": "Please give it a title",
  "bodyMissing": "Write the reply",
});
