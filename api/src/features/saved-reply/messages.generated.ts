// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "notFound": NoValues;
  "limitReached": { max: number };
}

export const t = makeTranslate<Messages>({
  "notFound": "Saved reply not found",
  "limitReached": ["You can save up to ",["max",4]," replies. Delete one first."],
});
