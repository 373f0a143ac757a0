// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "dateInvalid": NoValues;
  "dateFuture": NoValues;
  "titleMissing": NoValues;
  "contentMissing": NoValues;
  "imageMissing": NoValues;
  "decisionMissing": NoValues;
  "reasonMissing": NoValues;
  "imagesMax": { max: number };
}

export const t = makeTranslate<Messages>({
  "dateInvalid": "Please choose a date from the calendar",
  "dateFuture": "Please choose today or an earlier date",
  "titleMissing": "Title is required",
  "contentMissing": "Content is required",
  "imageMissing": "At least one image is required",
  "decisionMissing": "Please choose publish or reject",
  "reasonMissing": "Please give a reason, so that the author can fix it",
  "imagesMax": ["Maximum of ",["max",4]," images can be uploaded"],
});
