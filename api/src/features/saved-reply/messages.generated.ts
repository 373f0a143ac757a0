// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTexts, type NoValues } from '../../core/texts.js';

interface Messages {
  "notFound": NoValues;
  "limitReached": { max: number };
}

export const t = makeTexts<Messages>({
  "notFound": "Saved reply not found",
  "limitReached": ["You can save up to ",["max",4]," replies. Delete one first."],
});
