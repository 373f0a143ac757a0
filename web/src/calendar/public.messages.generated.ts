// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '@mandap/api/translate';

interface Messages {
  "monthCaption": { month: string };
  "earlier": NoValues;
  "later": NoValues;
  "otherMonths": NoValues;
  "status.FREE": NoValues;
  "status.LAST_PLACE": NoValues;
  "status.FULL": NoValues;
  "status.PAST": NoValues;
  "legend.FREE": NoValues;
  "legend.LAST_PLACE": NoValues;
  "legend.FULL": NoValues;
  "calendarNotLoaded": NoValues;
}

export const t = makeTranslate<Messages>({
  "monthCaption": [["month"],", availability by day"],
  "earlier": "Earlier",
  "later": "Later",
  "otherMonths": "Other months",
  "status.FREE": "free",
  "status.LAST_PLACE": "last place",
  "status.FULL": "full",
  "status.PAST": "past",
  "legend.FREE": "Free",
  "legend.LAST_PLACE": "Last place",
  "legend.FULL": "Full",
  "calendarNotLoaded": "The calendar could not be loaded.",
});
