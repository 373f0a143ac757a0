// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTexts, type NoValues } from '../../core/texts.js';

interface Messages {
  "eventNotOver": NoValues;
  "alreadyDecided": NoValues;
  "notDenied": NoValues;
  "reviewChanged": NoValues;
  "notDisputed": NoValues;
  "reviewNotFound": NoValues;
}

export const t = makeTexts<Messages>({
  "eventNotOver": "You can answer once the event is over.",
  "alreadyDecided": "An admin has already decided. Answers can’t be changed anymore.",
  "notDenied": "There is nothing to answer: the business hasn’t said that your event didn’t take place.",
  "reviewChanged": "This review has changed since you opened it. Read it again before you decide.",
  "notDisputed": "This review is no longer disputed.",
  "reviewNotFound": "Review not found",
});
