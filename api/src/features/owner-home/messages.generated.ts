// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "requiredMissing": NoValues;
}

export const t = makeTranslate<Messages>({
  "requiredMissing": "Complete your profile, photos and prices first. Your listing needs them to be approved.",
});
