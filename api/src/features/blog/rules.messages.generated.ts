// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTexts, type NoValues } from '../../core/texts.js';

interface Messages {
  "titleMissing": NoValues;
  "contentMissing": NoValues;
  "publishMissing": NoValues;
  "imagesMax": { max: number };
}

export const t = makeTexts<Messages>({
  "titleMissing": "Title is required",
  "contentMissing": "Content is required",
  "publishMissing": "Please choose publish or withdraw",
  "imagesMax": ["Maximum of ",["max",4]," images can be uploaded"],
});
