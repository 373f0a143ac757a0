// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate, type NoValues, type Tag } from '@mandap/api/translate';

interface Messages {
  "imageTitle": NoValues;
  "pin": { hidden: Tag; caption: string };
}

export const t = makeTranslate<Messages>({
  "imageTitle": "Image Title",
  "pin": ["Pin",["hidden"," “",["caption"],"” on Pinterest (opens in a new tab)"]],
});
