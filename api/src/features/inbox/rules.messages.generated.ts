// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTexts, type NoValues } from '../../core/texts.js';

interface Messages {
  "labelNameMissing": NoValues;
  "tooManyLabels": { max: number };
}

export const t = makeTexts<Messages>({
  "labelNameMissing": "Enter a name",
  "tooManyLabels": ["An enquiry can have up to ",["max",4]," labels"],
});
