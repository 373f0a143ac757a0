// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "titleMissing": NoValues;
  "contentMissing": NoValues;
  "publishMissing": NoValues;
  "imagesMax": { max: number };
}

export const t = makeTranslate<Messages>({
  "titleMissing": "Title is required",
  "contentMissing": "Content is required",
  "publishMissing": "Please choose publish or withdraw",
  "imagesMax": ["Maximum of ",["max",4]," images can be uploaded"],
});
