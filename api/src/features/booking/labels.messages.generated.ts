// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "rejection.DATE_TAKEN": NoValues;
  "rejection.TOO_MANY_GUESTS": NoValues;
  "rejection.TOO_FEW_GUESTS": NoValues;
  "rejection.NOT_OUR_KIND_OF_EVENT": NoValues;
  "rejection.CLOSED_FOR_SEASON": NoValues;
  "rejection.OTHER": NoValues;
}

export const t = makeTranslate<Messages>({
  "rejection.DATE_TAKEN": "Date taken",
  "rejection.TOO_MANY_GUESTS": "Too many guests",
  "rejection.TOO_FEW_GUESTS": "Too few guests",
  "rejection.NOT_OUR_KIND_OF_EVENT": "Not our kind of event",
  "rejection.CLOSED_FOR_SEASON": "Closed for the season",
  "rejection.OTHER": "Other",
});
