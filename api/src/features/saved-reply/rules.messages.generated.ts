// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTexts, type NoValues } from '../../core/texts.js';

interface Messages {
  "titleMissing": NoValues;
  "bodyMissing": NoValues;
}

export const t = makeTexts<Messages>({
  "titleMissing": "Please give it a title",
  "bodyMissing": "Write the reply",
});
