// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTexts, type NoValues, type Tag } from '@mandap/api/texts';

interface Messages {
  "imageTitle": NoValues;
  "pin": { hidden: Tag; caption: string };
}

export const t = makeTexts<Messages>({
  "imageTitle": "Image Title",
  "pin": ["Pin",["hidden"," “",["caption"],"” on Pinterest (opens in a new tab)"]],
});
