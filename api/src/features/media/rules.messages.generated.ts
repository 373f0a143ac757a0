// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues } from '../../core/translate.js';

interface Messages {
  "pictureInvalid": NoValues;
}

export const t = makeTranslate<Messages>({
  "pictureInvalid": "This is not the address of a picture",
});
