// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "starsInvalid": NoValues;
  "messageMissing": NoValues;
  "tooManyPictures": { max: number };
  "pictureRepeated": NoValues;
  "pictureMissing": NoValues;
  "answerMissing": NoValues;
  "flagReasonMissing": NoValues;
  "decisionMissing": NoValues;
  "reasonMissing": NoValues;
}

export const t = makeTranslate<Messages>({
  "starsInvalid": "Please give 1 to 5 stars",
  "messageMissing": "Message is required",
  "tooManyPictures": ["A review can have at most ",["max",4]," photos"],
  "pictureRepeated": "Please choose different photos",
  "pictureMissing": "Please choose a photo",
  "answerMissing": "Answer is required",
  "flagReasonMissing": "Please describe what is wrong with this review",
  "decisionMissing": "Please choose publish or reject",
  "reasonMissing": "Please give a reason, so that the author can fix it",
});
