// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "dayMissing": NoValues;
  "dayInvalid": NoValues;
  "dayPast": NoValues;
  "timeMissing": NoValues;
  "timeInvalid": NoValues;
  "timePast": NoValues;
  "timeTooFar": NoValues;
  "timeOutsideHours": { first: string; last: string };
  "tooManyTimes": { max: number };
  "timesRepeated": NoValues;
}

export const t = makeTranslate<Messages>({
  "dayMissing": "Choose a day",
  "dayInvalid": "This is not a valid date",
  "dayPast": "Please choose today or a later date",
  "timeMissing": "Choose a time",
  "timeInvalid": "This is not a valid time",
  "timePast": "This time has passed",
  "timeTooFar": "Please choose a time within a year",
  "timeOutsideHours": ["Please choose a time between ",["first"]," and ",["last"]],
  "tooManyTimes": ["Please propose at most ",["max",4]," times"],
  "timesRepeated": "Please choose different times",
});
