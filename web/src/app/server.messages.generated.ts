// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTexts, type NoValues } from '@mandap/api/texts';

interface Messages {
  "incomplete": NoValues;
}

export const t = makeTexts<Messages>({
  "incomplete": "Some of this page could not be loaded. Please reload it in a moment.",
});
