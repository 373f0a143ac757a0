// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTexts, type NoValues } from '../../core/texts.js';

interface Messages {
  "withCode": NoValues;
  "emailNotFound": NoValues;
}

export const t = makeTexts<Messages>({
  "withCode": "Email with a code",
  "emailNotFound": "Email not found",
});
