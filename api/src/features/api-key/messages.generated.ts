// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "revoked": NoValues;
  "expired": NoValues;
  "invalid": NoValues;
  "tooManyKeys": { max: number };
  "keyNotFound": NoValues;
}

export const t = makeTranslate<Messages>({
  "revoked": "This API key was revoked.",
  "expired": "This API key has expired.",
  "invalid": "This is not a valid API key.",
  "tooManyKeys": ["An account can have ",["max",4]," keys. Please revoke one first."],
  "keyNotFound": "API key not found",
});
