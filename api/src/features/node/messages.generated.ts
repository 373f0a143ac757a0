// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate } from '../../core/translate.js';

interface Messages {
  "idsMax": { max: number };
}

export const t = makeTranslate<Messages>({
  "idsMax": ["ids must be at most ",["max",4]],
});
