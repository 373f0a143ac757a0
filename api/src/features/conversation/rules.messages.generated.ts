// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTexts, type NoValues } from '../../core/texts.js';

interface Messages {
  "messageMissing": NoValues;
}

export const t = makeTexts<Messages>({
  "messageMissing": "Write a message",
});
