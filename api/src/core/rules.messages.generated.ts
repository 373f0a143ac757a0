// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from './translate.js';

interface Messages {
  "guestsNumber": NoValues;
  "guestsWhole": NoValues;
  "guestsMin": NoValues;
  "guestsMax": NoValues;
  "guestsMissing": NoValues;
  "dateMissing": NoValues;
  "dateInvalid": NoValues;
  "datePast": NoValues;
  "dateTooFar": NoValues;
  "addressMissing": NoValues;
  "eventTypeMissing": NoValues;
  "charactersInvalid": NoValues;
  "idInvalid": NoValues;
  "idMissing": NoValues;
  "tooLong": { max: number };
  "choicesMax": { max: number };
  "limitRange": { max: number };
  "pageRange": { max: number };
  "request": NoValues;
  "wrongType": { type: string; field: string };
  "missing": { field: string };
  "notNull": { field: string };
  "notOneOf": { field: string; values: string };
  "textTooLong": { field: string; max: string };
  "listTooShort": { field: string; min: number };
  "listTooLong": { field: string; max: number };
  "notWhole": { field: string };
  "tooSmall": { field: string; min: string };
  "tooLarge": { field: string; max: string };
}

export const t = makeTranslate<Messages>({
  "guestsNumber": "Guests must be a number",
  "guestsWhole": "Guests must be a whole number",
  "guestsMin": "Guests must be at least 1",
  "guestsMax": "Guests must be at most 1,00,000",
  "guestsMissing": "Guests is required",
  "dateMissing": "Date is required",
  "dateInvalid": "Please choose a date from the calendar",
  "datePast": "Please choose today or a later date",
  "dateTooFar": "Please choose a date within the next five years",
  "addressMissing": "Address is required",
  "eventTypeMissing": "Type of Event is required",
  "charactersInvalid": "Please remove invalid characters",
  "idInvalid": "This is not a valid ID",
  "idMissing": "No ID provided",
  "tooLong": ["Please keep this to ",["max",4]," characters"],
  "choicesMax": ["Please choose at most ",["max",4]],
  "limitRange": ["limit must be 1 to ",["max",4]],
  "pageRange": ["page must be 1 to ",["max",4]],
  "request": "The request",
  "wrongType": [["type",1,{"string":[["field"]," must be a text"],"object":[["field"]," must be an object"],"array":[["field"]," must be a list"],"boolean":[["field"]," must be true or false"],"other":[["field"]," must be a ",["type"]]}]],
  "missing": [["field"]," is a required field"],
  "notNull": [["field"]," cannot be null"],
  "notOneOf": [["field"]," must be one of the following values: ",["values"]],
  "textTooLong": [["field"]," must be at most ",["max"]," characters"],
  "listTooShort": [["field"]," field must have at least ",["min",2,{"one":[0," item"],"other":[0," items"]}]],
  "listTooLong": [["field"]," field must have less than or equal to ",["max",2,{"one":[0," item"],"other":[0," items"]}]],
  "notWhole": [["field"]," must be an integer"],
  "tooSmall": [["field"]," must be greater than or equal to ",["min"]],
  "tooLarge": [["field"]," must be less than or equal to ",["max"]],
});
