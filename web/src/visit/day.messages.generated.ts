// Made from messages/*.json by `npm run messages`. Do not edit.
import { makeTranslate } from '@mandap/api/translate';

interface Messages {
  "visitBy": { couple: string };
}

export const t = makeTranslate<Messages>({
  "visitBy": ["Visit by ",["couple"]],
});
