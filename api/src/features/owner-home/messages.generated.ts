// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTexts, type NoValues } from '../../core/texts.js';

interface Messages {
  "requiredMissing": NoValues;
}

export const t = makeTexts<Messages>({
  "requiredMissing": "Complete your profile, photos and prices first. Your listing needs them to be approved.",
});
