// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '@mandap/api/translate';

interface Messages {
  "incomplete": NoValues;
}

export const t = makeTranslate<Messages>({
  "incomplete": "Some of this page could not be loaded. Please reload it in a moment.",
});
