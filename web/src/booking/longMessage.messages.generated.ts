// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '@mandap/api/translate';

interface Messages {
  "showLess": NoValues;
  "showMore": NoValues;
}

export const t = makeTranslate<Messages>({
  "showLess": "Show less",
  "showMore": "Show more",
});
