// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "dateInvalid": NoValues;
  "datesReversed": NoValues;
}

export const t = makeTranslate<Messages>({
  "dateInvalid": "Please choose a date from the calendar",
  "datesReversed": "The end date is before the start date",
});
