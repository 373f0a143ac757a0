// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "eventNotOver": NoValues;
  "alreadyDecided": NoValues;
  "notDenied": NoValues;
  "reviewChanged": NoValues;
  "notDisputed": NoValues;
  "reviewNotFound": NoValues;
}

export const t = makeTranslate<Messages>({
  "eventNotOver": "You can answer once the event is over.",
  "alreadyDecided": "An admin has already decided. Answers can’t be changed anymore.",
  "notDenied": "There is nothing to answer: the business hasn’t said that your event didn’t take place.",
  "reviewChanged": "This review has changed since you opened it. Read it again before you decide.",
  "notDisputed": "This review is no longer disputed.",
  "reviewNotFound": "Review not found",
});
