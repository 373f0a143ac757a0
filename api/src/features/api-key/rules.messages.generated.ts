// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "nameMissing": NoValues;
  "scopeUnknown": NoValues;
  "scopeRepeated": NoValues;
  "keyMissing": NoValues;
  "daysRange": { max: number };
}

export const t = makeTranslate<Messages>({
  "nameMissing": "Please give the key a name",
  "scopeUnknown": "This scope doesn’t exist",
  "scopeRepeated": "Please list each scope once",
  "keyMissing": "Please choose a key",
  "daysRange": ["Please choose 1 to ",["max",4]," days"],
});
