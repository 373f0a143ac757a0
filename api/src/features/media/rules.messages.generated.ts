// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTexts, type NoValues } from '../../core/texts.js';

interface Messages {
  "pictureInvalid": NoValues;
}

export const t = makeTexts<Messages>({
  "pictureInvalid": "This is not the address of a picture",
});
