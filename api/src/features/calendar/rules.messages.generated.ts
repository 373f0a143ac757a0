// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "dateMissing": NoValues;
  "dayInvalid": NoValues;
  "dateTooFar": NoValues;
  "rangeReversed": NoValues;
  "rangeTooLong": { max: number };
  "monthMissing": NoValues;
  "monthInvalid": NoValues;
  "nameMissing": NoValues;
  "fileMissing": NoValues;
  "fingerprintMissing": NoValues;
}

export const t = makeTranslate<Messages>({
  "dateMissing": "Date is required",
  "dayInvalid": "This is not a valid date",
  "dateTooFar": "Please choose a date within the next five years",
  "rangeReversed": "The last day must not be before the first",
  "rangeTooLong": ["Please choose a range of at most ",["max",4]," days"],
  "monthMissing": "Month is required",
  "monthInvalid": "Please give a month as YYYY-MM",
  "nameMissing": "Name is required",
  "fileMissing": "Choose a calendar file",
  "fingerprintMissing": "Preview the import first",
});
