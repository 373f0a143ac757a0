// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTexts, type NoValues } from '@mandap/api/texts';

interface Messages {
  "nothingFound": NoValues;
  "suggestions": { count: number };
}

export const t = makeTexts<Messages>({
  "nothingFound": "No venue, vendor or city has that name.",
  "suggestions": [["count",2,{"one":[0," suggestion"],"other":[0," suggestions"]}]],
});
