// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '@mandap/api/translate';

interface Messages {
  "view": NoValues;
  "write": NoValues;
  "preview": NoValues;
  "loading": NoValues;
  "tryAgain": NoValues;
  "cancel": NoValues;
  "cancelUpload": NoValues;
}

export const t = makeTranslate<Messages>({
  "view": "View",
  "write": "Write",
  "preview": "Preview",
  "loading": "Loading...",
  "tryAgain": "Try again",
  "cancel": "Cancel",
  "cancelUpload": "Cancel upload",
});
