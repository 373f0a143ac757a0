// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTexts, type NoValues } from '@mandap/api/texts';

interface Messages {
  "view": NoValues;
  "write": NoValues;
  "preview": NoValues;
  "loading": NoValues;
  "tryAgain": NoValues;
  "cancel": NoValues;
  "cancelUpload": NoValues;
}

export const t = makeTexts<Messages>({
  "view": "View",
  "write": "Write",
  "preview": "Preview",
  "loading": "Loading...",
  "tryAgain": "Try again",
  "cancel": "Cancel",
  "cancelUpload": "Cancel upload",
});
