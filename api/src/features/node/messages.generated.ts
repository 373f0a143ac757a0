// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTexts } from '../../core/texts.js';

interface Messages {
  "idsMax": { max: number };
}

export const t = makeTexts<Messages>({
  "idsMax": ["ids must be at most ",["max",4]],
});
