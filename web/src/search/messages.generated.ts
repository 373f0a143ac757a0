// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '@mandap/api/translate';

interface Messages {
  "nothingFound": NoValues;
  "suggestions": { count: number };
}

export const t = makeTranslate<Messages>({
  "nothingFound": "No venue, vendor or city has that name.",
  "suggestions": [["count",2,{"one":[0," suggestion"],"other":[0," suggestions"]}]],
});
