// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "labelNameMissing": NoValues;
  "tooManyLabels": { max: number };
}

export const t = makeTranslate<Messages>({
  "labelNameMissing": "Enter a name",
  "tooManyLabels": ["An enquiry can have up to ",["max",4]," labels"],
});
