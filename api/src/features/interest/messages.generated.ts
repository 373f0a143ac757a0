// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "added": NoValues;
}

export const t = makeTranslate<Messages>({
  "added": "Notification added",
});
