// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTexts, type NoValues } from '../../core/texts.js';

interface Messages {
  "cityMissing": NoValues;
}

export const t = makeTexts<Messages>({
  "cityMissing": "City name is required",
});
