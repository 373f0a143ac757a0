// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTexts, type NoValues } from '../../core/texts.js';

interface Messages {
  "termMissing": NoValues;
}

export const t = makeTexts<Messages>({
  "termMissing": "Please enter a search term",
});
