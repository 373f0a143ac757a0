// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTexts, type NoValues } from '../../core/texts.js';

interface Messages {
  "dateInvalid": NoValues;
  "datesReversed": NoValues;
}

export const t = makeTexts<Messages>({
  "dateInvalid": "Please choose a date from the calendar",
  "datesReversed": "The end date is before the start date",
});
