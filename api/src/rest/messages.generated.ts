// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../core/translate.js';

interface Messages {
  "notUtf8": NoValues;
  "bodyNotObject": NoValues;
  "noFiles": NoValues;
  "fieldNotAllowed": NoValues;
  "methodNotAllowed": NoValues;
  "formTooLarge": { max: number };
  "tooManyFields": { max: number };
  "tooManyPictures": { max: number };
  "notChangeable": { field: string };
  "valueTooLong": { name: string; max: number };
  "success": NoValues;
}

export const t = makeTranslate<Messages>({
  "notUtf8": "The body is not UTF-8.",
  "bodyNotObject": "The body must be an object of named values.",
  "noFiles": "This call accepts no files.",
  "fieldNotAllowed": "The form has a field that is not allowed.",
  "methodNotAllowed": "This address doesn’t support this method.",
  "formTooLarge": ["A form may have at most ",["max",4]," kB."],
  "tooManyFields": ["A form may have at most ",["max",4]," fields."],
  "tooManyPictures": ["At most ",["max",4]," pictures at once."],
  "notChangeable": ["This call can’t change ",["field"],"."],
  "valueTooLong": [["name"]," may have at most ",["max",4]," characters"],
  "success": "Success",
});
