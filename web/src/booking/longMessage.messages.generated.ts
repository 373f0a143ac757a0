// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTexts, type NoValues } from '@mandap/api/texts';

interface Messages {
  "showLess": NoValues;
  "showMore": NoValues;
}

export const t = makeTexts<Messages>({
  "showLess": "Show less",
  "showMore": "Show more",
});
